import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { asString, prop } from '@/content/json';
import { env } from '@/services/settings/env';
import { MOST_PIXELS, checkUpload } from '@/services/media/check-upload';
import { ACCEPTED } from '@/services/media/media-types';
import { refuseOnFullDisk } from '@/services/media/disk-space';
import { clearFormerOfWhenRestored, keepFormerFile, putBackEndpoint, TRASH_RULE } from './admin/former-files';
import { demoNote, isDemo } from './demo/is-demo';
import { hiddenServerField } from './fields/server-fields';
import { contentEditors, publicFiles } from '@/services/auth/access';
import { advice } from './admin/document-form';
import { refuseTrashWhileUsed, refuseWhileUsed } from './admin/where-used';

/**
 * Pictures and films. Pictures are re-encoded on upload, which drops camera metadata. Files are served by
 * src/server/files/serve-file.ts: to visitors only when published content shows them.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  custom: { content: { key: 'filename' } },
  labels: { singular: 'Picture or film', plural: 'Pictures and films' },
  admin: {
    group: 'Content',
    // A picture is known by what it shows. Payload's own choice is the name of the file.
    useAsTitle: 'alt',
    description: `Pictures and films of the site. What is deleted or replaced: ${TRASH_RULE.toLowerCase()}`,
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
  },
  access: { read: publicFiles, create: contentEditors, update: contentEditors, delete: contentEditors },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [demandFile, keepFactsOfFile, refuseOnFullDisk, checkUpload, keepFormerFile],
    beforeChange: [refuseTrashWhileUsed, clearFormerOfWhenRestored],
    beforeDelete: [refuseWhileUsed],
  },
  trash: true,
  endpoints: [putBackEndpoint],
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ACCEPTED,
    pasteURL: false,
    crop: false,
    focalPoint: true,
    resizeOptions: { width: 2560, withoutEnlargement: true },
    constructorOptions: { limitInputPixels: MOST_PIXELS },
  },
  fields: [
    // Used by bucket storage; always present, so that the schema does not depend on settings.
    { name: '_objectKey', type: 'text', ...hiddenServerField },
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      maxLength: 300,
      validate: saysWhatItShows,
      admin: {
        description: 'What the picture shows, for people who cannot see it. One sentence; no “picture of”.',
        components: { afterInput: ['@/panel/document/keep-typed#KeepTyped'] },
      },
    },
    {
      name: 'whereUsed',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/panel/document/where-used#WhereUsed' } },
    },
    {
      name: 'focusPlaces',
      type: 'ui',
      admin: { components: { Field: '@/panel/pictures/focus-places#FocusPlaces' } },
    },
    {
      name: 'formerFiles',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/panel/pictures/former-files#FormerFiles' } },
    },
    demoNote,
    advice,
    { name: 'mimeType', label: 'Kind of file', type: 'text', admin: { hidden: true, readOnly: true } },
    /**
     * In the trash: the picture that had this file before, and who replaced it (admin/former-files.ts).
     */
    { name: 'formerOf', type: 'text', index: true, ...hiddenServerField },
    { name: 'replacedBy', type: 'text', ...hiddenServerField },
    isDemo,
  ],
};

/**
 * A new picture needs its file, and a change without a file keeps the stored one: Payload would fetch a file
 * from a `url` in the data, or from this site.
 */
async function demandFile({
  args,
  operation,
  overrideAccess,
  req,
}: Parameters<CollectionBeforeOperationHook>[0]) {
  if (overrideAccess === true || !(await contentEditors({ req }))) return args;
  // Only the focal point is set here. The panel also sends sizes, which may belong to the former file:
  // Payload would crop the new one to them.
  const { uploadEdits, ...query } = req.query;
  const focus = prop(uploadEdits, 'focalPoint');
  const [x, y] = [Number(prop(focus, 'x')), Number(prop(focus, 'y'))];
  const hasFocus = focus !== undefined && !Number.isNaN(x) && !Number.isNaN(y);
  req.query = query;
  if (req.file && !req.file.clientUploadContext) {
    if (hasFocus) req.query = { ...query, uploadEdits: { focalPoint: { x, y } } };
    return args;
  }
  if (operation === 'create' || req.file)
    throw new APIError('Choose a file. Pictures are not taken from another place.', 400);
  if (operation !== 'update' || !('data' in args) || !hasFocus) return args;
  return { ...args, data: { ...args.data, focalX: Math.round(x), focalY: Math.round(y) } };
}

const FACTS = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'prefix'];

/**
 * File metadata changes only with the file; values from the form are ignored. With a `prefix` Payload would
 * ask the database for a column that does not exist.
 */
function keepFactsOfFile({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!['create', 'update'].includes(operation) || req.payloadAPI === 'local' || !data) return args;
  const forged = operation === 'create' ? ['prefix'] : FACTS;
  const kept = Object.entries(data).filter(([name]) => !forged.includes(name));
  return { ...args, data: Object.fromEntries(kept) };
}

function saysWhatItShows(value: string | null | undefined) {
  const words = asString(value).trim();
  if (!words) return 'Say in one sentence what the picture shows, for people who cannot see it.';
  if (words.length > 300) return 'At most 300 characters: one sentence is enough.';
  if (/^[\w-]+\.(?:jpe?g|png|webp|avif|mp4|webm)$/i.test(words))
    return 'This is the name of the file. Say what the picture shows.';
  return true as const;
}
