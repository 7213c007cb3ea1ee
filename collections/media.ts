import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { get } from '@/content/untyped';
import { env } from '@/server/env';
import { ACCEPTED, MOST_PIXELS, takeFile } from '@/server/media/take-file';
import { refuseOnFullDisk } from '@/server/media/room';
import { isDemo } from './demo/is-demo';
import { contentEditors, nobodyField, publicFiles } from '@/server/access';
import { advice } from './shared/panel';
import { refuseWhileUsed } from './shared/where-used';

/**
 * Pictures and films. Pictures are re-encoded on upload, which drops what a camera wrote into them. Files are served by
 * src/server/media/serve-file.ts: to everybody only what published content shows.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or film', plural: 'Pictures and films' },
  admin: {
    group: 'Content',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
  },
  access: { read: publicFiles, create: contentEditors, update: contentEditors, delete: contentEditors },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [demandFile, keepFactsOfFile, refuseOnFullDisk, takeFile],
    beforeDelete: [refuseWhileUsed],
  },
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
    // What the storage of a bucket keeps with a file; here always, so that the schema is one for every setting.
    {
      name: '_objectKey',
      type: 'text',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      maxLength: 300,
      validate: saysWhatItShows,
      admin: {
        description: 'What the picture shows, for people who cannot see it. One sentence; no “picture of”.',
      },
    },
    {
      name: 'whereUsed',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/panel/where-used#WhereUsed' } },
    },
    advice,
    { name: 'mimeType', label: 'Kind of file', type: 'text', admin: { hidden: true, readOnly: true } },
    isDemo,
  ],
};

/**
 * A new picture comes with its file, and a change without one makes nothing anew: Payload would fetch the file from an
 * address that came along (`url`), or ask this site for its own.
 */
async function demandFile({
  args,
  operation,
  overrideAccess,
  req,
}: Parameters<CollectionBeforeOperationHook>[0]) {
  if (overrideAccess === true || !(await contentEditors({ req }))) return args;
  if (req.file && !req.file.clientUploadContext) return args;
  if (operation === 'create' || req.file)
    throw new APIError('Choose a file. Pictures are not taken from another place.', 400, undefined, true);
  const { uploadEdits, ...query } = req.query;
  req.query = query;
  const focus = get(uploadEdits, 'focalPoint');
  const [focalX, focalY] = [Number(get(focus, 'x')), Number(get(focus, 'y'))];
  if (operation !== 'update' || !('data' in args) || Number.isNaN(focalX) || Number.isNaN(focalY))
    return args;
  return { ...args, data: { ...args.data, focalX: Math.round(focalX), focalY: Math.round(focalY) } };
}

const FACTS = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL'];

/** What is true of the file changes with the file, and only then. */
function keepFactsOfFile({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  const data: unknown = 'data' in args ? args.data : undefined;
  if (operation !== 'update' || req.payloadAPI === 'local' || req.file || !data) return args;
  const kept = Object.entries(data).filter(([name]) => !FACTS.includes(name));
  return { ...args, data: Object.fromEntries(kept) };
}

function saysWhatItShows(value: string | null | undefined) {
  const words = (value ?? '').trim();
  if (!words) return 'Say in one sentence what the picture shows, for people who cannot see it.';
  if (words.length > 300) return 'At most 300 characters: one sentence is enough.';
  if (/^[\w-]+\.(?:jpe?g|png|webp|avif|mp4|webm)$/i.test(words))
    return 'This is the name of the file. Say what the picture shows.';
  return true as const;
}
