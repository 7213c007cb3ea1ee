import type { GlobalBeforeValidateHook, GlobalConfig } from 'payload';
import { MOST_DAYS, NOTICE_KINDS, NOTICE_LENGTH, noticeLabels, USUAL_DAYS } from '@/content/views/notice';
import { DAY_MS } from '@/content/durations';
import { asString, prop } from '@/content/json';
import { noticeReaders, noticeWriters } from '@/services/auth/access';
import { address } from '../collections/fields/address';
import { advice } from '../collections/admin/document-form';
import { changedBy, noteWhoChanged } from '../collections/admin/drafts';
import { centerClock } from '../collections/fields/center-clock';

/** A short notice at the top of every page, with an end. Intake staff may set it, also from a phone. */
export const Notice: GlobalConfig = {
  slug: 'notice',
  label: 'Notice',
  admin: {
    group: 'Content',
    hidden: ({ user }) => user?.role === 'reviewer',
    description:
      'Shown at once on top of every page, below the crisis line, and gone at its end. For a day that you are closed, a phone that does not work, or what else visitors have to know now.',
  },
  access: { read: noticeReaders, update: noticeWriters },
  lockDocuments: false,
  hooks: { beforeValidate: [withEnd], beforeChange: [noteWhoChanged] },
  fields: [
    {
      name: 'kind',
      label: 'About',
      type: 'select',
      required: true,
      defaultValue: 'information',
      options: NOTICE_KINDS.map((value) => ({ value, label: noticeLabels[value] })),
      admin: { isClearable: false },
    },
    {
      name: 'text',
      label: 'Text',
      type: 'textarea',
      maxLength: NOTICE_LENGTH,
      admin: { rows: 3, description: 'If empty, there is no notice.' },
    },
    {
      name: 'link',
      type: 'group',
      label: 'One link, if there is more to read',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', label: 'Link text', type: 'text', maxLength: 60, admin: { width: '50%' } },
            address({
              name: 'url',
              label: 'Link',
              maxLength: 300,
              admin: { width: '50%', placeholder: '/contact' },
            }),
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          label: 'Begins',
          type: 'date',
          timezone: centerClock.timezone,
          admin: { width: '50%', date: centerClock.picker, description: 'If empty, at once.' },
        },
        {
          name: 'until',
          label: 'Ends',
          type: 'date',
          timezone: centerClock.timezone,
          validate: endsInTime,
          admin: {
            width: '50%',
            date: centerClock.picker,
            description: `If empty, ${USUAL_DAYS} days after it begins. At most ${MOST_DAYS} days.`,
          },
        },
      ],
    },
    advice,
    changedBy,
  ],
};

const NOTHING = { text: null, link: { label: null, url: null }, from: null, until: null };

/** A notice always has an end; without a notice there is none. */
function withEnd({ data, originalDoc }: Parameters<GlobalBeforeValidateHook>[0]) {
  const given = { ...(originalDoc as object), ...(data as object) };
  if (!asString(prop(given, 'text')).trim()) return { ...data, ...NOTHING };
  if (prop(given, 'until')) return data;
  return { ...data, until: new Date(startOf(given) + USUAL_DAYS * DAY_MS).toISOString() };
}

function endsInTime(value: unknown, { data }: { data: unknown }) {
  if (!value) return true;
  const [start, end] = [startOf(data), Date.parse(asString(value))];
  if (end <= Date.now()) return 'The end has passed. Choose a later one, or take the words away.';
  if (end <= start) return 'It has to end after it begins.';
  return end - start <= MOST_DAYS * DAY_MS || `A notice ends after ${MOST_DAYS} days at the latest.`;
}

const startOf = (given: unknown) => Math.max(Date.now(), Date.parse(asString(prop(given, 'from'))) || 0);
