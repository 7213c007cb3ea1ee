import type { Field, TextFieldSingleValidation } from 'payload';
import { DAY_PICKER } from '../center-time';
import { DAY_MS } from '../durations';
import type { Guard } from '../schema/element';
import { SHOWN_UNTIL } from '../endpoints/until';
import { asString, prop } from '../json';

/**
 * Who a testimonial quotes, and the right to show it. A patient's words are health information: using them in
 * public needs a written authorization (45 CFR 164.508(a)(3)), which can be revoked (164.508(b)(5)) and has
 * an end, a date or an event (164.508(c)(1)(v)).
 */
const WHOSE = [
  { value: 'person', label: 'A patient, a relative, or anybody from outside' },
  { value: 'team', label: 'Our own team' },
  { value: 'demo', label: 'Nobody: an example, shown as one' },
] as const;

/** The authorization's date and keeper are for staff and never leave the server. */
export const testimonialConsent: Guard = {
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'whose',
          label: 'Who is quoted',
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
          admin: { width: '25%', date: DAY_PICKER },
        },
        {
          name: 'authorizedUntil',
          label: 'Authorization ends on',
          type: 'date',
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            !needsAuthorization(siblingData) ||
            isAfter(value, prop(siblingData, 'authorizedOn')) ||
            'An authorization has an end. Enter the day, after the one of the signature; where it ends with an event, the day on which you ask again.',
          admin: {
            width: '25%',
            date: DAY_PICKER,
            description: 'From the next day on the words are not shown.',
          },
        },
        {
          name: 'authorizationWith',
          label: 'Who has it and where',
          type: 'text',
          maxLength: 120,
          validate: ((value, { siblingData }) =>
            !needsAuthorization(siblingData) ||
            asString(value) !== '' ||
            'Say who keeps the signed authorization, so that it can be found.') satisfies TextFieldSingleValidation,
          admin: { width: '50%', description: 'For staff only. It is not shown on the site.' },
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: (_data, row) => isPersons(row) },
      fields: [
        {
          name: 'relation',
          label: 'Who this person is to the center',
          type: 'select',
          options: [
            { value: 'patient', label: 'A patient, or was one' },
            { value: 'relative', label: 'A relative or friend of a patient' },
            { value: 'employee', label: 'Works here, or did: this is said beside the words' },
            { value: 'other', label: 'Somebody else from outside' },
          ],
          validate: isAnswered('Say who this person is to the center.'),
          admin: { width: '35%' },
        },
        {
          name: 'wasGiven',
          label: 'Was anything given for the words?',
          type: 'select',
          options: [
            { value: 'nothing', label: 'No' },
            { value: 'something', label: 'Yes: it is said beside the words' },
          ],
          validate: isAnswered('Say whether anything was given.'),
          admin: { width: '25%' },
        },
        {
          name: 'given',
          label: 'What was given',
          type: 'text',
          maxLength: 60,
          validate: ((value, { siblingData }) =>
            !needsAuthorization(siblingData) ||
            prop(siblingData, 'wasGiven') !== 'something' ||
            asString(value) !== '' ||
            'Say what was given: visitors read it beside the words.') satisfies TextFieldSingleValidation,
          admin: { width: '40%', condition: (_data, row) => prop(row, 'wasGiven') === 'something' },
        },
      ],
    },
  ] satisfies Field[],
  seeded: { whose: 'team' },
  serve(row, item) {
    if (prop(row, 'isWithdrawn') === true) return null;
    const until = isPersons(row) ? asString(prop(row, 'authorizedUntil')) : '';
    // Without an end it is no authorization (164.508(b)(2)(ii)): stored before the end was asked for.
    if (isPersons(row) && !(until && prop(row, 'authorizedOn') && asString(prop(row, 'authorizationWith'))))
      return null;
    const said = [asString(item.position), ...besideWords(row)].filter(Boolean).join(' · ');
    return { ...item, ...(said ? { position: said } : {}), ...(until ? { [SHOWN_UNTIL]: until } : {}) };
  },
};

/** A connection between the person and the center must be disclosed beside the quote (16 CFR 255.5). */
function besideWords(row: unknown): string[] {
  if (prop(row, 'whose') === 'demo') return ['Example'];
  if (!isPersons(row)) return [];
  return [
    prop(row, 'relation') === 'employee' ? 'Works here' : '',
    prop(row, 'wasGiven') === 'something' ? `Was given: ${asString(prop(row, 'given'))}` : '',
  ];
}

function isAnswered(sentence: string) {
  return (value: unknown, { siblingData }: { siblingData: unknown }) =>
    !needsAuthorization(siblingData) || Boolean(value) || sentence;
}

const isAfter = (value: unknown, start: unknown) =>
  Boolean(value) && (!start || new Date(String(value)).getTime() > new Date(String(start)).getTime());

/** Allows a date picked in a time zone ahead of the server's. */
const isPast = (value: unknown) => Boolean(value) && new Date(String(value)).getTime() <= Date.now() + DAY_MS;

/** Quotes without a stated source are treated as a patient's. */
const isPersons = (row: unknown) => !['team', 'demo'].includes(asString(prop(row, 'whose')));

const needsAuthorization = (row: unknown) => isPersons(row) && prop(row, 'isWithdrawn') !== true;
