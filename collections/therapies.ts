import type { CollectionConfig } from 'payload';
import { contentAccess } from './shared/access';
import { changedBy, drafts, noteWhoChanged } from './shared/drafts';
import { redirectFormerAddress, rememberFormerAddress } from './shared/moved';
import { review } from './shared/review';
import { seo } from './shared/seo';
import { slug } from './shared/slug';

/** Therapies (spec §3 Therapy). */
export const therapies: CollectionConfig = {
  slug: 'therapies',
  labels: { singular: 'Therapy', plural: 'Therapies' },
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
                description: 'One or two sentences for the head of the page. At most 240 characters.',
              },
            },
            {
              name: 'heading1',
              label: 'Heading',
              type: 'text',
              maxLength: 120,
              admin: {
                description: 'Stands above the introduction. Without it the introduction follows the title.',
              },
            },
            { name: 'text1', label: 'Introduction', type: 'richText' },
            { name: 'benefits', label: 'What this therapy helps with', type: 'richText' },
            { name: 'approach', label: 'Our treatment approach', type: 'richText' },
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
      admin: { position: 'sidebar', description: 'Lower numbers come first in menus.' },
    },
    changedBy,
  ],
};
