import type { ArrayField, SelectField } from 'payload';
import { DAYS, labelOfDay, labelOfTime } from '@/content/words/opening-hours';
import { asString, prop } from '@/content/json';

const QUARTERS = Array.from({ length: 97 }, (_, quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  const value = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  return { value, label: labelOfTime(value) };
});
const DAY_OPTIONS = DAYS.map((value) => ({ value, label: labelOfDay(value) }));

const quarter = (name: string, label: string, options: SelectField['options']) =>
  ({ name, label, type: 'select', required: true, options, admin: { width: '25%' } }) satisfies SelectField;

/** When the center is open. The footer's line, structured data and inbox reminders use it. */
export const openingHours: ArrayField = {
  name: 'openingHours',
  label: 'Opening hours',
  labels: { singular: 'Opening hours', plural: 'Opening hours' },
  type: 'array',
  maxRows: 14,
  admin: {
    initCollapsed: false,
    description:
      'Shown in the footer and to search engines, and counted for reminders about messages. If empty, the line below is shown.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          label: 'From',
          type: 'select',
          required: true,
          options: DAY_OPTIONS,
          admin: { width: '25%' },
        },
        { name: 'to', label: 'Through', type: 'select', options: DAY_OPTIONS, admin: { width: '25%' } },
        quarter('opens', 'Opens', QUARTERS.slice(0, -1)),
        {
          ...quarter('closes', 'Closes', QUARTERS.slice(1)),
          validate: closesLater,
        },
      ],
    },
  ],
};

function closesLater(value: unknown, { siblingData }: { siblingData: unknown }) {
  if (!QUARTERS.some((quarter) => quarter.value === value)) return 'Choose when it closes.';
  return asString(value) > asString(prop(siblingData, 'opens')) || 'It has to close after it opens.';
}
