import type { Field, TextFieldSingleValidation } from 'payload';
import { DAY_PICKER } from './centre-time';
import type { Guard } from './element';
import { asText, get } from './untyped';

/**
 * Whose words a testimonial has, and by what right they are shown. The words of a patient are health information: using
 * them in public needs a written authorization (45 CFR 164.508(a)(3)), which can be revoked at any time (164.508(b)(5)).
 */
const WHOSE = [
  { value: 'person', label: 'A patient, a relative, or anybody from outside' },
  { value: 'team', label: 'Our own team' },
  { value: 'demo', label: 'Nobody: an example, shown as one' },
] as const;

/** The date of the authorization, and who keeps the paper, are for staff: they never leave the server. */
export const testimonialConsent: Guard = {
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'whose',
          label: 'Whose words these are',
          type: 'select',
          required: true,
          options: [...WHOSE],
          admin: { width: '70%' },
        },
        {
          name: 'isWithdrawn',
          label: 'Withdrawn: show this nowhere',
          type: 'checkbox',
          admin: { width: '30%' },
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: (_data, row) => isPersons(row) },
      fields: [
        {
          name: 'authorizedOn',
          label: 'Written authorization on file since',
          type: 'date',
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            !needsAuthorization(siblingData) ||
            isPast(value) ||
            'A person’s words need their written authorization. Enter its date, today or earlier, or withdraw these words.',
          admin: { width: '30%', date: DAY_PICKER },
        },
        {
          name: 'authorizationWith',
          label: 'Who has it and where',
          type: 'text',
          maxLength: 120,
          validate: ((value, { siblingData }) =>
            !needsAuthorization(siblingData) ||
            asText(value) !== '' ||
            'Say who keeps the signed authorization, so that it can be found.') satisfies TextFieldSingleValidation,
          admin: { width: '70%', description: 'For staff only. It is not shown on the site.' },
        },
      ],
    },
  ] satisfies Field[],
  seeded: { whose: 'team' },
  serve(row, item) {
    if (get(row, 'isWithdrawn') === true) return null;
    if (isPersons(row) && !(get(row, 'authorizedOn') && asText(get(row, 'authorizationWith')))) return null;
    if (get(row, 'whose') !== 'demo') return item;
    return { ...item, position: [asText(item.position), 'Example'].filter(Boolean).join(' · ') };
  },
};

const isPast = (value: unknown) => Boolean(value) && new Date(String(value)).getTime() <= Date.now() + DAY_MS;

/** A date that is picked in a zone ahead of the server's. */
const DAY_MS = 86_400_000;

/** Words of which nobody said whose they are count as a person's. */
const isPersons = (row: unknown) => !['team', 'demo'].includes(asText(get(row, 'whose')));

const needsAuthorization = (row: unknown) => isPersons(row) && get(row, 'isWithdrawn') !== true;
