import type { DateField } from 'payload';

/**
 * For a date field with a time: the picker shows and takes the center's time in every browser, with the label
 * of `admin.timezones` (payload.config.ts) beside it. The field of the time zone is not stored.
 */
export const centerClock = {
  timezone: { override: ({ baseField }) => ({ ...baseField, required: false, virtual: true }) },
  picker: { pickerAppearance: 'dayAndTime', timeIntervals: 15, displayFormat: 'MMM d, yyyy, h:mm aa' },
} satisfies {
  timezone: DateField['timezone'];
  picker: NonNullable<DateField['admin']>['date'];
};
