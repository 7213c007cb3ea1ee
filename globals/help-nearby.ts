import type { Field } from 'payload';
import { helpNow } from '@/content/crisis/help-now';
import { HELP_SITUATIONS, LOCAL_LINES } from '@/content/crisis/help-situations';

/** Regional crisis lines on the page "I need help now". The national ones are in code. */
export const helpNearby: Field[] = [
  {
    name: 'localLines',
    label: 'Lines near you',
    type: 'array',
    maxRows: LOCAL_LINES,
    admin: {
      initCollapsed: true,
      description:
        'Shown on the page “I need help now”, below 988 and 911, such as the mobile crisis team of your county or a shelter nearby. The Spanish page shows it too, in your words. Call each number yourself before you put it here, and again once a year.',
      components: { RowLabel: '@/panel/fields/row-label#RowLabel' },
    },
    fields: [
      {
        name: 'situation',
        label: 'For',
        type: 'select',
        required: true,
        options: HELP_SITUATIONS.map((value) => ({ value, label: helpNow.en.labels[value] })),
      },
      { name: 'label', label: 'Who answers', type: 'text', required: true, maxLength: 120 },
      { name: 'phone', label: 'Phone', type: 'text', required: true, maxLength: 40 },
    ],
  },
];
