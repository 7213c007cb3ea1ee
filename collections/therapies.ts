import { detailCollection } from './admin/detail-collection';

/** Therapies (spec §3 Therapy). */
export const Therapies = detailCollection({
  slug: 'therapies',
  labels: { singular: 'Therapy', plural: 'Therapies' },
  orderHelp: 'In menus and lists on the site.',
  text: [
    {
      name: 'summary',
      type: 'textarea',
      maxLength: 240,
      admin: { rows: 2, description: 'One or two sentences for the top of the page.' },
    },
    {
      name: 'heading1',
      label: 'Heading',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Stands above the introduction. Without it the introduction follows the title.' },
    },
    { name: 'text1', label: 'Introduction', type: 'richText' },
    { name: 'benefits', label: 'What this therapy helps with', type: 'richText' },
    { name: 'approach', label: 'Our treatment approach', type: 'richText' },
  ],
});
