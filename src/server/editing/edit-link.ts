import {
  flattenTopLevelFields,
  type CollectionSlug,
  type Field,
  type GlobalSlug,
  type Payload,
} from 'payload';
import { contentCollections, pageOf } from '@/content/collection-lists';
import { documentAt } from '@/content/links/collection-paths';
import { isDocumentId } from '@/content/links/document-id';
import { isTherapyAmongConditions } from '@/content/views/therapy';
import { asList, asString, prop } from '@/content/json';
import { getCms } from '../cms/payload';

/**
 * Where a public page is edited in the panel; with a mark of the page (src/content/derive/edit-mark.ts), the
 * document, tabs and field that it names, in the URL's hash. Null where the document does not exist.
 * @throws {DatabaseAway}
 */
export async function editLink(path: string, mark = ''): Promise<string | null> {
  const [address = '', field = ''] = mark.split('#');
  const found = await find(await getCms(), address || path);
  if (!found) return address ? editLink(path) : null;
  const { at, fields, document, base } = found;
  if (!field) return at;
  const place = [...base, ...field.split('.')];
  // Read by src/panel/document/go-to-field.tsx.
  const said = new URLSearchParams({ field: place.join('.') });
  for (const tab of tabsTo(fields, place, document)) said.append('tab', tab);
  return `${at}#${said}`;
}

/** `base`: below it are the sections of a fixed page, in its only block. */
type Found = { at: string; fields: Field[]; document: object; base: string[] };

/** A document by the path of its page, or by its collection and id; or a global by its name. */
async function find(cms: Payload, address: string): Promise<Found | null> {
  const { config } = cms;
  const global = config.globals.find(({ slug }) => slug === address);
  if (global) {
    const slug = global.slug as GlobalSlug;
    const document = await cms.findGlobal({ slug, overrideAccess: true, depth: 0, draft: true });
    return { at: `/admin/globals/${slug}`, fields: global.fields, document, base: [] };
  }
  const [slug, id = ''] = address.split('/');
  const place = address.startsWith('/')
    ? documentAt(config, address)
    : isDocumentId(id) && { collection: slug as CollectionSlug, field: 'id', value: id };
  if (!place) return null;
  const { field, value } = place;
  const isTherapy = place.collection === 'conditions' && isTherapyAmongConditions(value);
  const wanted = isTherapy ? 'therapies' : place.collection;
  const collection = contentCollections(config).find((one) => one.slug === wanted);
  if (!collection) return null;
  const { docs } = await cms.find({
    collection: wanted,
    overrideAccess: true,
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
    pagination: false,
    draft: true,
  });
  const [document] = docs;
  const at = `/admin/collections/${wanted}/${document?.id}`;
  const base = pageOf(collection) === 'fixed' ? ['body', '0'] : [];
  return document ? { at, fields: collection.fields, document, base } : null;
}

/** The labels of the tabs to open, from the outermost, to show a field. */
function tabsTo(fields: Field[], place: string[], values: unknown): string[] {
  const [name = '', ...inside] = place;
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const label = asString(tab.label);
        if ('name' in tab && tab.name) {
          if (tab.name === name) return [label, ...tabsTo(tab.fields, inside, prop(values, name))];
        } else if (hasField(tab.fields, name)) return [label, ...tabsTo(tab.fields, place, values)];
      }
    } else if (field.type === 'blocks' && field.name === name) {
      const row = asList(prop(values, name))[Number(inside[0])];
      const block = field.blocks.find(({ slug }) => slug === prop(row, 'blockType'));
      return block ? tabsTo(block.fields, inside.slice(1), row) : [];
    }
  }
  return [];
}

const hasField = (fields: Field[], wanted: string) =>
  flattenTopLevelFields(fields).some((field) => 'name' in field && field.name === wanted);
