import type { FieldHook, TextFieldSingleValidation } from 'payload';
import { isCode, safeUrl } from '../links/address';
import { idOf, isDocumentId } from '../links/document-id';
import { prop } from '../json';

/** Drops unsafe addresses from drafts too, which are not validated. On publish the editor sees an error. */
export const withoutCode: FieldHook = ({ value, data, collection, global }) => {
  const keepsDrafts = Boolean((collection ?? global)?.versions?.drafts);
  const isDraft = keepsDrafts && prop(data, '_status') !== 'published';
  return isDraft && typeof value === 'string' && isCode(value) ? '' : value;
};

/** The picker offers only valid files. A file deleted since counts as empty and must not block publishing. */
export const mayBeGone = (value: unknown): true | string =>
  !value ||
  isOwnFile(value) ||
  'Choose a picture or film of the library. One from elsewhere is uploaded there first.';

/** A document id of either database, or the populated document. A URL of another site is neither. */
const isOwnFile = (value: unknown) => isDocumentId(idOf(value));

/** Validates that all are files of the media library; returns the message for the editor otherwise. */
export function isFromLibrary(pictures: unknown[]): true | string {
  const foreign = pictures.findIndex((picture) => !isOwnFile(picture));
  return (
    foreign < 0 ||
    `Picture ${foreign + 1} is not from the library. Upload it to “Pictures and films” and choose it there.`
  );
}

export const isAddress: TextFieldSingleValidation = (value) =>
  !value ||
  safeUrl(value.trim()) !== '' ||
  'Start with / for a page of this site, or with https:// for another one.';
