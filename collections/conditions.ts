import type { Field } from 'payload';
import { DAY_PICKER } from '@/content/center-time';
import { AT_A_GLANCE, GLANCE_MAX, VISIT_QUESTIONS } from '@/content/views/at-a-glance';
import { detailCollection } from './admin/detail-collection';

const atGlance: Field = {
  name: 'atGlance',
  label: 'At a glance',
  type: 'group',
  admin: { description: 'Short answers before the text. What is empty is not shown.' },
  fields: AT_A_GLANCE.map(({ key, label, help }) => ({
    name: key,
    label,
    type: 'textarea',
    maxLength: GLANCE_MAX,
    admin: { rows: 2, description: help },
  })),
};

const visitQuestions: Field = {
  name: 'visitQuestions',
  label: 'Questions for a first visit',
  labels: { singular: 'Question', plural: 'Questions' },
  type: 'array',
  maxRows: VISIT_QUESTIONS,
  admin: {
    initCollapsed: true,
    description: `For the sheet that visitors print and bring. At most ${VISIT_QUESTIONS}; without any there is no sheet.`,
    components: { RowLabel: '@/panel/fields/row-label#RowLabel' },
  },
  fields: [{ name: 'text', label: 'Question', type: 'text', required: true, maxLength: 160 }],
};

const lastChange: Field = {
  name: 'lastChange',
  label: 'Last change',
  type: 'group',
  admin: { description: 'Tells returning readers what is new. Shown when both parts are filled.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'changedOn',
          label: 'Changed on',
          type: 'date',
          admin: { width: '30%', date: DAY_PICKER },
        },
        {
          name: 'note',
          label: 'What changed',
          type: 'text',
          maxLength: 200,
          admin: { width: '70%', description: 'For example: Added what is known about sleep.' },
        },
      ],
    },
  ],
};

/** Conditions (spec §3 Condition). */
export const Conditions = detailCollection({
  slug: 'conditions',
  labels: { singular: 'Condition', plural: 'Conditions' },
  orderHelp: 'In menus and lists on the site.',
  text: [
    {
      name: 'summary',
      type: 'textarea',
      maxLength: 240,
      admin: { rows: 2, description: 'One or two sentences for cards and the top of the page.' },
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
    { name: 'treatments', label: 'Treatment', type: 'richText' },
    atGlance,
    visitQuestions,
    lastChange,
  ],
});
