import type { CollectionSlug, Payload } from 'payload';
import { draftedCollections, pageOf } from '@/content/collection-lists';
import { documentAt as placeAt } from '@/content/links/collection-paths';
import { pageSchemas } from '@/content/schema/schemas';
import { isTherapyAmongConditions } from '@/content/views/therapy';
import { asList, asString, prop } from '@/content/json';
import { getCms } from '../cms/payload';
import { locateText, tabsTo, withBuiltInWords } from './locate-text';

/**
 * Where a public page is edited in the panel; with `words` from the page, the document, tab and field that
 * contain them, named in the URL's hash. Null where the document does not exist.
 * @throws {DatabaseAway}
 */
export async function editLink(path: string, words = ''): Promise<string | null> {
  const own = await documentAt(path);
  const link = own ? `/admin/collections/${own.collection}/${own.doc.id}` : null;
  const inOwn = own && words ? await fieldOf(own.collection, own.doc, words) : undefined;
  if (inOwn) return `${link}${inOwn}`;
  const elsewhere = words ? await linkElsewhere(words) : null;
  return elsewhere ?? link;
}

type Doc = { id: string };

async function documentAt(path: string): Promise<{ collection: CollectionSlug; doc: Doc } | null> {
  const at = placeAt((await getCms()).config, path);
  if (!at) return null;
  const { collection, field, value } = at;
  const isTherapy = collection === 'conditions' && isTherapyAmongConditions(value);
  return find(isTherapy ? 'therapies' : collection, field, value);
}

async function find(collection: CollectionSlug, field: string, value: string) {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection,
    overrideAccess: true,
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
    pagination: false,
    draft: true,
  });
  return docs[0] ? { collection, doc: docs[0] as unknown as Doc } : null;
}

async function linkElsewhere(words: string): Promise<string | null> {
  const cms = await getCms();
  const layout = await cms.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0, draft: true });
  const place = locateText(layout, words);
  const config = cms.globals.config.find(({ slug }) => slug === 'site-layout');
  if (place && config)
    return `/admin/globals/site-layout${hash(place, tabsTo(config.fields, place, layout), words)}`;
  for (const collection of shownElsewhere(cms)) {
    const { docs } = await cms.find({
      collection,
      overrideAccess: true,
      depth: 0,
      draft: true,
      limit: 500,
      pagination: false,
    });
    for (const doc of docs) {
      const field = await fieldOf(collection, doc as unknown as Doc, words);
      if (field) return `/admin/collections/${collection}/${doc.id}${field}`;
    }
  }
  return null;
}

/** What a page may show besides its own document: first collections without pages, such as people. */
function shownElsewhere({ config: all }: Payload): CollectionSlug[] {
  const shown = draftedCollections(all).filter((one) => pageOf(one) !== 'fixed');
  const hasPage = (one: (typeof shown)[number]) => pageOf(one) !== undefined;
  return [...shown.filter((one) => !hasPage(one)), ...shown.filter(hasPage)].map(({ slug }) => slug);
}

async function fieldOf(collection: CollectionSlug, doc: Doc, words: string) {
  const schema = Object.values(pageSchemas).find(({ name }) => name === prop(doc, 'name'));
  const body = asList(prop(doc, 'body'))[0];
  const values = collection === 'pages' && schema ? { body: [{ ...withBuiltInWords(schema, body) }] } : doc;
  const place = locateText(values, words);
  if (!place) return undefined;
  const { fields } = (await getCms()).collections[collection].config;
  return hash(place, tabsTo(fields, place, doc), words);
}

/** Read by src/panel/document/go-to-field.tsx. */
function hash(place: string[], tabs: string[], words: string) {
  const said = new URLSearchParams({ field: place.join('.') });
  for (const tab of tabs) said.append('tab', asString(tab));
  said.append('words', words.slice(0, 100));
  return `#${said}`;
}
