import type { NumberField } from 'payload';

/** The place of a document in its list. Staff choose a neighbor; the number is stored. */
export const order = (description: string): NumberField => ({
  name: 'order',
  label: 'Place',
  type: 'number',
  defaultValue: 100,
  admin: {
    position: 'sidebar',
    description,
    disableListFilter: true,
    components: { Field: '@/panel/fields/place-field#PlaceField' },
  },
});
