import { detailCollection } from './shared/detail-collection';

/** Conditions (spec §3 Condition). */
export const conditions = detailCollection({
  slug: 'conditions',
  labels: { singular: 'Condition', plural: 'Conditions' },
  orderHelp: 'Lower numbers come first.',
  text: [
    {
      name: 'summary',
      type: 'textarea',
      maxLength: 240,
      admin: {
        rows: 2,
        description: 'One or two sentences for cards and the head of the page. At most 240 characters.',
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
});
