import { prop } from '@/content/json';
import { isRichText as holdsRichText } from '@/content/words/rich-text';
import { keyOf, type ContentCollection } from '@/content/collection-lists';

/**
 * A document without anything that belongs to one database: relations are names, rows have no ids, and save
 * times are omitted.
 */
export type Portable = Record<string, unknown>;
/** Keyed by the slug of their collection. */
export type Documents = Record<string, Portable[]>;
export type Stored = { collection: ContentCollection; docs: unknown[] };
export type Reference = { $document: string };

const OWN = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changedBy',
  'globalType',
  'formerOf',
  'replacedBy',
  'readTime',
]);
/** Fields that are derived from the file. */
const OF_FILE = new Set([
  'url',
  'thumbnailURL',
  'sizes',
  'filesize',
  'width',
  'height',
  'mimeType',
  '_objectKey',
]);

/** Names of documents by their ids. */
export function namesOf(stored: Stored[]): Map<string, Reference> {
  const names = new Map<string, Reference>();
  for (const { collection, docs } of stored) {
    for (const doc of docs)
      names.set(String(prop(doc, 'id')), { $document: `${collection.slug} ${keyOf(collection, doc)}` });
  }
  return names;
}

export function toPortable(kind: string, doc: unknown, names: Map<string, Reference>): Portable {
  const given = Object.entries(doc as object).filter(
    ([key]) => !OWN.has(key) && !(kind === 'media' && OF_FILE.has(key)),
  );
  return (plain(Object.fromEntries(given), names, false) ?? {}) as Portable;
}

/** A value without empty fields: the databases store them in different ways, or not at all. */
function plain(value: unknown, names: Map<string, Reference>, isRichText: boolean): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const rows = value.map((row) => plain(row, names, isRichText)).filter((row) => row !== undefined);
    return rows.length > 0 || isRichText ? rows : undefined;
  }
  const inRichText = isRichText || holdsRichText(value);
  const parts: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
    // Each database numbers a form's rows itself; parts of an article are identified by their ids.
    if (!inRichText && (key === 'id' || key === '_uuid' || key === 'blockName')) continue;
    const told = plain(part, names, inRichText);
    if (told !== undefined) parts.push([key, told]);
  }
  return parts.length > 0 || inRichText ? Object.fromEntries(parts) : undefined;
}

/** The reverse: names become the ids of this database. A document that is missing (so far) is left empty. */
export function resolved(value: unknown, idOf: (reference: string) => string | undefined): unknown {
  if (Array.isArray(value))
    return value.map((row) => resolved(row, idOf)).filter((row) => row !== null && row !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const reference = prop(value, '$document');
  if (typeof reference === 'string') return idOf(reference) ?? null;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part, idOf)]));
  // Payload refuses a relation to several collections that has no id.
  return 'relationTo' in parts && parts.value === null ? null : parts;
}

/** The wanted values, plus null for every stored field that is not wanted: an omitted field would stay. */
export function withGaps(wanted: unknown, present: unknown): unknown {
  if (!isGroup(wanted) || !isGroup(present)) return wanted;
  const gaps = Object.keys(present).filter((key) => !Object.hasOwn(wanted, key));
  return {
    ...Object.fromEntries(gaps.map((key) => [key, emptied(present[key])])),
    ...Object.fromEntries(Object.entries(wanted).map(([key, part]) => [key, withGaps(part, present[key])])),
  };
}

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (!isGroup(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  prop(value, 'root') === undefined &&
  prop(value, '$document') === undefined;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
