import { redirectsPlugin } from '@payloadcms/plugin-redirects';
import type { Field, Plugin, TextField } from 'payload';
import { pageOf } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { contentEditors } from '@/services/auth/access';
import { faultOfFrom, faultOfTo, tidyFrom } from './redirects/check-rows';
import { importRedirects } from './redirects/import-redirects';

/** Redirects of old addresses. Moved pages add one by hooks/redirect-on-slug-change.ts. */
export const Redirects: Plugin = (config) =>
  redirectsPlugin({
    collections: (config.collections ?? [])
      .filter((collection) => ![undefined, 'fixed'].includes(pageOf(collection)))
      .map(({ slug }) => slug),
    overrides: {
      slug: 'redirects',
      custom: { content: { key: 'from' } },
      labels: { singular: 'Redirect', plural: 'Redirects' },
      access: {
        read: ({ req }) => req.context.siteRead === true || contentEditors({ req }),
        create: contentEditors,
        update: contentEditors,
        delete: contentEditors,
      },
      endpoints: [importRedirects],
      admin: {
        group: false,
        components: { beforeListTable: ['@/panel/redirects/import-redirects#ImportRedirects'] },
        useAsTitle: 'from',
        defaultColumns: ['from', 'to.reference', 'to.url', 'createdAt'],
        description:
          'Old addresses and where they lead now. Changing the address of a published page adds one.',
      },
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => ('name' in field && field.name === 'from' ? from : staysInside(field))),
    },
  })(config);

const staysInside = (field: Field): Field => {
  if ('name' in field && field.name === 'url' && field.type === 'text')
    return { ...field, validate: isInside } as Field;
  return 'fields' in field ? ({ ...field, fields: field.fields.map(staysInside) } as Field) : field;
};

const isInside = (value: unknown, { siblingData }: { siblingData?: unknown }) =>
  prop(siblingData, 'type') !== 'custom' || (faultOfTo(asString(value)) ?? true);

const from: TextField = {
  name: 'from',
  label: 'Old address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 300,
  /** The first page of the panel opens a new redirect with an address that visitors asked for in vain. */
  defaultValue: ({ req }) => {
    const asked = asString(req.query?.from);
    return asked.startsWith('/') ? asked.slice(0, 300) : undefined;
  },
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? tidyFrom(value) : value)],
  },
  validate: (value: unknown) => faultOfFrom(value) ?? true,
};
