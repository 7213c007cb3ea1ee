import { createHash } from 'node:crypto';
import { prop } from '@/content/json';
import { idOf } from '@/content/links/document-id';

/** What the CMS records of a document. */
const RECORDS = ['id', 'isDemo', 'changedBy', '_status', 'createdAt', 'updatedAt', 'deletedAt'];
/** Where and when a text is shown. */
const PLACES = ['slug', 'order', 'place', 'featured', 'publishedOn', 'readTime', 'language', 'translationOf'];
/** The labels that sort it, and what only search engines and browsers read. */
const LABELS = ['category', 'tags', 'keywords', 'robots', 'canonicalUrl', 'newTab', 'rel'];
/** How the editor (Lexical) stores it. */
const LEXICAL = [
  'version',
  'direction',
  'indent',
  'mode',
  'style',
  'detail',
  'textFormat',
  'textStyle',
  'format',
];

/** Fields that an approval does not cover. */
const NO_WORDS = new Set([...RECORDS, ...PLACES, ...LABELS, ...LEXICAL]);

/**
 * A hash of a document's wording: what visitors read, its pictures, and its link targets. Any change of text
 * changes it; saving the same text again does not.
 */
export const wordsHash = (doc: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([reviewedTextsOf(doc)]))
    .digest('base64url')
    .slice(0, 32);

function reviewedTextsOf(value: unknown, key = ''): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (['image', 'value', 'doc'].includes(key))
    return key === 'doc' ? [prop(value, 'relationTo') ?? null, idOf(value)] : idOf(value);
  // A link may store both a URL and a document; `linkType` says which one applies. Without it, the URL does.
  if (key === 'linkType') return value === 'internal' ? value : undefined;
  // Of the review only the sources count: a source that was added later has not been checked.
  if (key === 'review') return reviewedTextsOf({ sources: prop(value, 'sources') });
  if (Array.isArray(value)) {
    const parts = value.map((part) => reviewedTextsOf(part)).filter((part) => part !== undefined);
    return parts.length > 0 ? parts : undefined;
  }
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return value;
  const parts = Object.keys(value)
    .filter((name) => !NO_WORDS.has(name))
    .sort()
    .map((name) => [name, reviewedTextsOf(prop(value, name), name)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? parts : undefined;
}
