import type { Payload } from 'payload';
import { dayInCenter } from '@/content/center-time';
import { languageFacts, readLanguage, translatedLanguages } from '@/content/languages/languages';
import { documentKinds, type DocumentKind } from '@/content/links/documents';
import { asString, prop } from '@/content/json';
import { wordsHash } from '@/services/review/words';
import { idOf } from '@/content/links/document-id';
import { rights, titleIn, type Asker, type Item } from './item';

type Place = { collection: DocumentKind | 'pages'; id: string };

/** Published translations whose original has other words than when they were published last. */
export async function translationsBehind(asker: Asker): Promise<Item[]> {
  const found = await Promise.all(
    documentKinds.map(async (collection) => {
      const { docs } = await asker.payload.find({
        ...rights(asker),
        collection,
        pagination: false,
        where: { and: [{ language: { in: translatedLanguages } }, { _status: { equals: 'published' } }] },
        select: { title: true, language: true, translationOf: true, updatedAt: true },
      });
      return Promise.all(docs.map((doc) => itemOf(asker, collection, doc)));
    }),
  );
  return found.flat().filter((item) => item !== undefined);
}

async function itemOf(asker: Asker, collection: DocumentKind, doc: object): Promise<Item | undefined> {
  const reference = prop(doc, 'translationOf');
  const named = prop(reference, 'relationTo') as Place['collection'] | undefined;
  const id = idOf(named ? prop(reference, 'value') : reference);
  if (!id) return undefined;
  const original = await published(asker, { collection: named ?? collection, id });
  const since = asString(prop(doc, 'updatedAt'));
  const changedOn = asString(prop(original, 'updatedAt'));
  if (!original || changedOn <= since) return undefined;
  const former = await wordsAt(asker.payload, { collection: named ?? collection, id }, since);
  if (former === wordsHash(original)) return undefined;
  const { englishName } = languageFacts(readLanguage(prop(doc, 'language')));
  return {
    words: titleIn(asker, collection, doc),
    path: `/collections/${collection}/${asString(prop(doc, 'id'))}`,
    note: `${englishName}; the original “${titleIn(asker, named ?? collection, original)}” changed on ${dayInCenter(new Date(changedOn))}`,
  };
}

async function published(asker: Asker, { collection, id }: Place): Promise<object | undefined> {
  const { docs } = await asker.payload.find({
    ...rights(asker),
    collection,
    limit: 1,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  });
  return docs[0];
}

/**
 * The words that were published at a time; undefined when that version is no longer kept, which counts as a
 * change.
 */
async function wordsAt(payload: Payload, { collection, id }: Place, time: string) {
  const { docs } = await payload.findVersions({
    collection,
    overrideAccess: true,
    depth: 0,
    limit: 1,
    sort: '-updatedAt',
    where: {
      and: [
        { parent: { equals: id } },
        { 'version._status': { equals: 'published' } },
        { updatedAt: { less_than_equal: time } },
      ],
    },
  });
  return docs[0] && wordsHash(docs[0].version);
}
