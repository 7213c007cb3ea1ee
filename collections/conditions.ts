import type { CollectionConfig } from 'payload';
import { contentAccess } from './shared/access';
import { changedBy, drafts, noteWhoChanged } from './shared/drafts';
import { redirectFormerAddress, rememberFormerAddress } from './shared/moved';
import { review } from './shared/review';
import { seo } from './shared/seo';
import { slug } from './shared/slug';

/** Conditions (spec §3 Condition). */
export const conditions: CollectionConfig = {
  slug: 'conditions',
  labels: { singular: 'Condition', plural: 'Conditions' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status', 'updatedAt'], group: 'Content' },
  access: contentAccess,
  defaultSort: 'order',
  versions: drafts,
  trash: true,
  hooks: {
    beforeChange: [noteWhoChanged, rememberFormerAddress],
    afterChange: [redirectFormerAddress],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            {
              name: 'summary',
              type: 'textarea',
              maxLength: 240,
              admin: {
                rows: 2,
                description:
                  'One or two sentences for cards and the head of the page. At most 240 characters.',
              },
            },
            {
              name: 'heading1',
              label: 'Heading of the introduction',
              type: 'text',
              maxLength: 120,
              admin: { description: 'The introduction is shown only when it has a heading and a text.' },
            },
            { name: 'text1', label: 'Introduction', type: 'richText' },
            {
              name: 'symptoms',
              type: 'richText',
              admin: { description: 'A list reads best: the symptom in bold, then a few words about it.' },
            },
            {
              name: 'treatments',
              label: 'Treatment',
              type: 'richText',
            },
          ],
        },
        { label: 'Review and sources', fields: [review] },
        { label: 'Search engines', fields: [seo] },
      ],
    },
    slug(),
    {
      name: 'order',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
    changedBy,
  ],
};
