import type { CollectionConfig } from 'payload';
import { env } from '@/server/env';
import { contentEditors, publicFiles } from './shared/access';

const MAX_AGE_S = 31_536_000;

/** Pictures and films. Pictures are re-encoded on upload, which drops what a camera wrote into them. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or film', plural: 'Pictures and films' },
  admin: { group: 'Content', defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'] },
  access: { read: publicFiles, create: contentEditors, update: contentEditors, delete: contentEditors },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'video/mp4', 'video/webm'],
    pasteURL: false,
    crop: false,
    focalPoint: true,
    resizeOptions: { width: 2560, withoutEnlargement: true },
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', `public, max-age=${MAX_AGE_S}, immutable`);
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: {
        description: 'What the picture shows, for people who cannot see it. One sentence; no “picture of”.',
      },
    },
  ],
};
