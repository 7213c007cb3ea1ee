import { redirectsPlugin } from '@payloadcms/plugin-redirects';
import type { Plugin, TextField } from 'payload';
import { safeUrl } from '@/content/address';
import { contentEditors } from './shared/access';

/** Addresses that lead elsewhere. Those of pages that moved are written by shared/moved.ts. */
export const redirects: Plugin = redirectsPlugin({
  collections: ['conditions', 'therapies', 'blog'],
  overrides: {
    slug: 'redirects',
    labels: { singular: 'Redirect', plural: 'Redirects' },
    access: {
      read: ({ req }) => req.context.siteRead === true || contentEditors({ req }),
      create: contentEditors,
      update: contentEditors,
      delete: contentEditors,
    },
    admin: {
      group: 'Content',
      useAsTitle: 'from',
      defaultColumns: ['from', 'to.reference', 'to.url', 'createdAt'],
      description:
        'Old addresses and where they lead now. Changing the address of a published page adds one.',
    },
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => ('name' in field && field.name === 'from' ? from : field)),
  },
});

const from: TextField = {
  name: 'from',
  label: 'Old address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 300,
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' ? value.trim().replace(/(.)\/+$/, '$1') : value),
    ],
  },
  validate: (value: unknown) =>
    (typeof value === 'string' && value.startsWith('/') && safeUrl(value) !== '') ||
    'Start with /, such as /conditions/old-name.',
};
