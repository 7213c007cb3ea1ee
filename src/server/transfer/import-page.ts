import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { Payload } from 'payload';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { toSeed, type SeedWords } from '@/content/derive/to-seed';
import { asString, prop, textsIn } from '@/content/json';
import { decodeUri } from '@/content/links/address';
import { readJson, TransferError } from './folder';
import { readBody } from './page-body';
import { withGaps } from './portable';

export type PageOutcome = { words: number; notUnderstood: string[] };

/**
 * Puts a body in the API's own shape (`{ content: [{ name, elements: […] }] }`) into one fixed page, as a
 * draft for an editor to publish. Missing parts keep their built-in text. Pictures are found by their file
 * names in the media library.
 */
export async function importPage(
  cms: Payload,
  { name, file, isDryRun }: { name: string; file: string; isDryRun: boolean },
): Promise<PageOutcome> {
  if (!isPageName(name))
    throw new TransferError(
      `There is no page "${name}". The pages are: ${Object.keys(pageSchemas).join(', ')}.`,
    );
  const body = await readJson(file);
  if (body === undefined) throw new TransferError(`${file} cannot be read, or is not JSON.`);
  const schema = pageSchemas[name];
  const { words, notUnderstood } = readBody(schema, body);
  const { docs } = await cms.find({
    collection: 'pages',
    overrideAccess: true,
    where: { name: { equals: name } },
    limit: 1,
    depth: 0,
    draft: true,
  });
  const page = docs[0];
  if (!page) throw new TransferError(`The page "${name}" is not in the database yet: npm run seed`);

  const stored = (await withMedia(cms, words, notUnderstood)) as SeedWords;
  const editorConfig = await editorConfigFactory.default({ config: cms.config });
  const wanted = toSeed(schema, stored, (html) =>
    html ? convertHTMLToLexical({ editorConfig, html, JSDOM }) : null,
  );
  const isAnything = Object.values(words).some((value) => textsIn(value).length > 0);
  if (!isAnything) throw new TransferError(`Nothing in ${file} belongs to the page "${name}".`);
  if (!isDryRun) {
    await cms.update({
      collection: 'pages',
      overrideAccess: true,
      id: page.id,
      draft: true,
      data: { body: [withGaps(wanted, page.body?.[0])], _status: 'draft' } as never,
    });
  }
  return {
    words: textsIn(words).length,
    notUnderstood,
  };
}

/** Replaces the API's pictures by ids of the media library. */
async function withMedia(cms: Payload, value: unknown, notUnderstood: string[]): Promise<unknown> {
  if (Array.isArray(value)) {
    const rows = await Promise.all(value.map((row) => withMedia(cms, row, notUnderstood)));
    return rows.filter((row) => row !== null);
  }
  if (typeof value !== 'object' || value === null) return value;
  const src = asString(prop(value, 'src'));
  if (src) {
    const filename = decodeUri(new URL(src, 'http://site.invalid').pathname.split('/').at(-1) ?? '');
    if (!filename) {
      notUnderstood.push(`picture ${src}: the file name in its address cannot be decoded`);
      return null;
    }
    const { docs } = await cms.find({
      collection: 'media',
      overrideAccess: true,
      where: { filename: { equals: filename } },
      limit: 1,
      depth: 0,
    });
    if (!docs[0]) notUnderstood.push(`picture ${src}: upload ${filename} in the panel first`);
    return docs[0]?.id ?? null;
  }
  const parts = Object.entries(value).map(async ([key, part]) => [
    key,
    await withMedia(cms, part, notUnderstood),
  ]);
  return Object.fromEntries((await Promise.all(parts)) as [string, unknown][]);
}
