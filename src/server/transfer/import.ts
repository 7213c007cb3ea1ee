import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { prop } from '@/content/json';
import { mimeTypeOf } from '@/services/media/media-types';
import { isComplete, vouchedIn } from '@/services/review/held';
import { isOwnStart, needsSecondPerson } from '@/services/review/rules';
import { env } from '@/services/settings/env';
import { checksum, readFolder, TransferError } from './folder';
import {
  contentCollections,
  draftedGlobals,
  isReviewed,
  keyOf,
  needsReviewer,
  type ContentCollection,
} from '@/content/collection-lists';
import { withOwnCategories } from './own-categories';
import { isSame, resolved, withGaps, type Portable } from './portable';
import { readStored } from './stored';

export type Outcome = { created: string[]; updated: string[]; unchanged: number };

/**
 * Imports an export into this database, through the CMS and its checks. Documents are identified by slug or
 * name: unchanged ones are skipped, so that a second import does nothing, and documents that the export does
 * not have stay.
 * @throws {TransferError} before anything is changed, when the folder is incomplete
 */
export async function importContent(
  cms: Payload,
  folder: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<Outcome> {
  const { content: given, media } = await readFolder(resolve(folder), cms.config);
  const outcome: Outcome = { created: [], updated: [], unchanged: 0 };
  const before = await readStored(cms);
  const content = withOwnCategories(given, before.content);
  const { ids } = before;
  const idOf = (reference: string) => ids.get(reference);
  const collections = contentCollections(cms.config);

  // Documents link to each other: the first pass creates all of them, the second sets their links.
  for (const collection of collections) {
    for (const doc of content.documents[collection.slug] ?? []) {
      const name = nameOf(collection, doc);
      if (ids.has(name)) continue;
      outcome.created.push(name);
      if (!isDryRun) ids.set(name, await create(cms, collection, resolved(doc, idOf) as Portable, media));
    }
  }
  const after = isDryRun ? before : await readStored(cms);
  for (const collection of collections) {
    const { slug } = collection;
    const stored = after.content.documents[slug] ?? [];
    const present = new Map(stored.map((doc) => [nameOf(collection, doc), doc]));
    for (const doc of content.documents[slug] ?? []) {
      const name = nameOf(collection, doc);
      const known = present.get(name);
      if (!known) continue;
      const isNew = outcome.created.includes(name);
      const file = slug === 'media' && !isNew ? await newFile(keyOf(collection, doc), media) : undefined;
      if (isSame(doc, known) && !file) {
        if (!isNew) outcome.unchanged += 1;
        continue;
      }
      if (!isNew) outcome.updated.push(name);
      if (isDryRun) continue;
      const data = resolved(withGaps(doc, known), idOf) as Portable;
      await update(cms, slug, String(ids.get(name)), data, file);
    }
  }
  for (const { slug } of draftedGlobals(cms.config)) {
    const [wanted, present] = [content.globals[slug] ?? {}, after.content.globals[slug] ?? {}];
    if (isSame(wanted, present)) {
      outcome.unchanged += 1;
      continue;
    }
    outcome.updated.push(slug);
    const data = resolved(withGaps(wanted, present), idOf) as Portable;
    if (!isDryRun)
      await withDocumentName(slug, () =>
        cms.updateGlobal({ slug, overrideAccess: true, data, draft: isDraft(data) }),
      );
  }
  return outcome;
}

const nameOf = (collection: ContentCollection, doc: Portable) =>
  `${collection.slug} ${keyOf(collection, doc)}`;

async function create(
  cms: Payload,
  collection: ContentCollection,
  given: Portable,
  media: Map<string, Buffer>,
): Promise<string> {
  const { slug } = collection;
  const data = await asDraftIfUnapproved(cms, slug, given);
  const name = keyOf(collection, data);
  if (slug !== 'media') {
    const doc = await withDocumentName(`${slug} ${name}`, () =>
      cms.create({
        collection: slug,
        overrideAccess: true,
        data: data as never,
        draft: isDraft(data),
      } as never),
    );
    return String(prop(doc, 'id'));
  }
  const bytes = media.get(name);
  if (!bytes) throw new TransferError(`The export has no file for ${name}.`);
  const { filename: _, ...rest } = data;
  const doc = await withDocumentName(name, () =>
    cms.create({
      collection: 'media',
      overrideAccess: true,
      data: rest as never,
      file: asFile(name, bytes),
      overwriteExistingFiles: true,
    }),
  );
  await keepBytes(cms, prop(doc, 'id'), name, bytes);
  return String(prop(doc, 'id'));
}

async function update(
  cms: Payload,
  kind: CollectionSlug,
  id: string,
  given: Portable,
  file: Buffer | undefined,
) {
  const data = await asDraftIfUnapproved(cms, kind, given);
  const { filename, ...rest } = data;
  const isMedia = kind === 'media';
  await withDocumentName(`${kind} ${id}`, () =>
    cms.update({
      collection: kind,
      overrideAccess: true,
      id,
      data: isMedia ? rest : data,
      draft: isDraft(data),
      ...(file ? { file: asFile(String(filename), file), overwriteExistingFiles: true } : {}),
    } as never),
  );
  if (file) await keepBytes(cms, id, String(filename), file);
}

/** Texts that need an approval, and have none on this site, are imported as drafts. */
async function asDraftIfUnapproved(cms: Payload, kind: CollectionSlug, data: Portable): Promise<Portable> {
  if (!isReviewed(cms.config, kind) || isDraft(data)) return data;
  const isHeld =
    (await needsSecondPerson({ payload: cms })) ||
    (needsReviewer(cms.config, kind) && !isComplete(vouchedIn(data)) && (await isOwnStart({ payload: cms })));
  return isHeld ? { ...data, _status: 'draft' } : data;
}

const isDraft = (data: Portable) => data._status === 'draft';

/**
 * Names the document that could not be imported, and why. Earlier documents stay; the next import continues.
 */
async function withDocumentName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const faults = prop(prop(error, 'data'), 'errors');
    const why = Array.isArray(faults)
      ? faults.map((fault) => `${String(prop(fault, 'path'))}: ${String(prop(fault, 'message'))}`).join('; ')
      : String(prop(error, 'message'));
    throw new TransferError(`${name} could not be imported: ${why}`);
  }
}

/**
 * The media library re-encodes every picture on upload; one that it has encoded before would lose quality
 * each time, so its original bytes are restored after the check.
 */
async function keepBytes(cms: Payload, id: unknown, name: string, bytes: Buffer) {
  if (env.bucket) return;
  await writeFile(join(env.mediaDir, name), bytes);
  await cms.db.updateOne({ collection: 'media', id: String(id), data: { filesize: bytes.length } });
}

/** The file of the export where the library has none, or another one, under this name. */
async function newFile(name: string, media: Map<string, Buffer>) {
  const bytes = media.get(name);
  if (!bytes || env.bucket) return undefined;
  const present = await readFile(join(env.mediaDir, name)).catch(() => null);
  return present && checksum(present) === checksum(bytes) ? undefined : bytes;
}

const asFile = (name: string, data: Buffer) => ({
  name,
  data,
  size: data.length,
  mimetype: mimeTypeOf(name) ?? 'application/octet-stream',
});
