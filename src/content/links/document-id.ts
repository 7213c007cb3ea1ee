import { prop, textsIn } from '../json';

/** The id of a document: MongoDB's 24 hexadecimal digits, or SQLite's UUID. */
const DOCUMENT_ID = /^(?:[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Whether it can be a document id. MongoDB rejects the whole query for any other text. */
export const isDocumentId = (value: string) => DOCUMENT_ID.test(value);

/** Every value inside a document that could be another document's id. */
export const idsIn = (value: unknown): string[] => textsIn(value).filter(isDocumentId);

/** The id of a reference: an id, a populated document, or `{ relationTo, value }`; empty for nothing. */
export function idOf(value: unknown): string {
  const inner = prop(value, 'value') ?? prop(value, 'id');
  const isMongoId = prop(value, 'toHexString') !== undefined;
  return isMongoId || inner === undefined || inner === null ? String(value ?? '') : idOf(inner);
}
