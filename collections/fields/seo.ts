import { traverseFields, type Field, type GroupField } from 'payload';
import { asThing } from '@/content/head/structured-data';
import { mayBeGone } from '@/content/derive/field-rules';
import { address } from './address';

const MOST_STRUCTURED_DATA = 20_000;

/** The SEO object (spec §3). Optional: empty parts are made from the page and the site layout. */
export const seo: GroupField = notInLists({
  name: 'seo',
  label: 'Search engines and sharing',
  type: 'group',
  fields: [
    {
      name: 'searchPreview',
      type: 'ui',
      admin: { components: { Field: '@/panel/document/search-preview#SearchPreview' } },
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 120,
      admin: { description: 'The title in search results and browser tabs. About 60 characters are shown.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 320,
      admin: { rows: 2, description: 'One or two sentences. About 155 characters are shown.' },
    },
    { name: 'keywords', type: 'text', hasMany: true, maxRows: 20, maxLength: 60 },
    address({
      name: 'canonicalUrl',
      label: 'Canonical address',
      maxLength: 500,
      admin: { description: 'Only when the same text lives at another address too.' },
    }),
    {
      name: 'robots',
      label: 'Search engines',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'index',
              label: 'Search engines may show this page',
              type: 'checkbox',
              defaultValue: true,
            },
            {
              name: 'follow',
              label: 'Search engines may follow its links',
              type: 'checkbox',
              defaultValue: true,
            },
          ],
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'Sharing on social networks',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'openGraph',
          label: 'Open Graph',
          type: 'group',
          fields: [
            { name: 'title', type: 'text', maxLength: 120 },
            { name: 'description', type: 'textarea', maxLength: 320, admin: { rows: 2 } },
            address({ name: 'url', label: 'Address', maxLength: 500 }),
            { name: 'type', type: 'select', options: ['website', 'article', 'profile'] },
            { name: 'siteName', label: 'Site name', type: 'text', maxLength: 120 },
            {
              name: 'image',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'image' } },
              validate: mayBeGone,
            },
          ],
        },
        {
          name: 'twitter',
          type: 'group',
          fields: [
            { name: 'card', type: 'select', options: ['summary_large_image', 'summary'] },
            { name: 'title', type: 'text', maxLength: 120 },
            { name: 'description', type: 'textarea', maxLength: 320, admin: { rows: 2 } },
            {
              name: 'image',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'image' } },
              validate: mayBeGone,
            },
          ],
        },
      ],
    },
    {
      name: 'structuredData',
      label: 'Structured data (JSON-LD)',
      type: 'textarea',
      maxLength: MOST_STRUCTURED_DATA,
      validate: isStructuredData,
      admin: {
        description: 'Instead of what the page makes by itself. Leave it empty unless you know JSON-LD.',
      },
    },
  ],
});

/** Staff do not search by these: neither a column nor a filter of a list. */
function notInLists(group: GroupField): GroupField {
  traverseFields({
    fields: group.fields,
    callback: ({ field }) =>
      void Object.assign(field, {
        admin: { ...(field as Field).admin, disableListColumn: true, disableListFilter: true },
      }),
  });
  return group;
}

/** Names the wrong type in the error; the REST API can receive values of any type. */
function isStructuredData(value: unknown): true | string {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'string')
    return 'Structured data is written as text. Paste the JSON-LD as it stands between the script tags.';
  if (value.trim() === '') return true;
  if (value.length > MOST_STRUCTURED_DATA)
    return `Structured data may have at most ${MOST_STRUCTURED_DATA} characters. Leave out what search engines do not need.`;
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== 'object' || parsed === null)
      return `Structured data must be an object in braces, such as {"@type": "WebPage"}; this is a ${parsed === null ? 'null' : typeof parsed}.`;
    return (
      asThing(value) !== undefined ||
      'This is not a JSON object of schema.org. Check that it, or each part of its "@graph", has a "@type" that is a name, such as {"@type": "WebPage"}.'
    );
  } catch (error) {
    return `Structured data is not valid JSON (${error instanceof Error ? error.message : 'it cannot be read'}). Check quotes, commas and brackets, or leave the field empty.`;
  }
}
