import {
  APIError,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type TextFieldManyValidation,
} from 'payload';
import { prop } from '@/content/json';
import { admins, nobodyField } from '@/server/auth/access';

/** What only the retention job writes. */
const ofJob = { access: { update: nobodyField }, admin: { readOnly: true } };

/** Who is told about new messages, and how long closed ones are kept. */
export const InboxSettings: GlobalConfig = {
  slug: 'inbox-settings',
  custom: { content: false },
  label: 'Inbox settings',
  admin: { group: 'Inbox' },
  access: { read: admins, update: admins },
  lockDocuments: false,
  hooks: { beforeChange: [tryFirst] },
  fields: [
    {
      name: 'notify',
      label: 'Tell these addresses about a new message',
      type: 'text',
      hasMany: true,
      validate: eachAnAddress,
      admin: {
        description:
          'Press Enter after each. The mail holds a link to the panel, and nothing of the message. Empty: everybody with the role intake, else the administrators.',
      },
    },
    {
      name: 'remindAfter',
      label: 'Remind after opening hours',
      type: 'number',
      min: 1,
      max: 200,
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 200)
          ? true
          : 'A whole number from 1 to 200, or empty.',
      admin: {
        step: 1,
        description:
          'A message that has waited this long reminds whoever has taken it, by one mail with a link; after twice this long the administrators. If nobody has it, the administrators are told first. Only opening hours count (Site layout, Contact details; without any, weekdays 9 to 6). Empty: no reminder.',
      },
    },
    {
      name: 'replyOpenings',
      label: 'Openings of a reply',
      labels: { singular: 'Opening', plural: 'Openings' },
      type: 'array',
      maxRows: 10,
      admin: {
        initCollapsed: true,
        description:
          'First sentences that colleagues choose from when they reply by e-mail. Never repeat what a visitor wrote: others may read the mailbox.',
        components: { RowLabel: { path: '@/panel/fields/row-label', exportName: 'RowLabel' } },
      },
      fields: [
        { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 60 },
        { name: 'text', label: 'Words', type: 'textarea', required: true, maxLength: 1000 },
      ],
    },
    {
      name: 'retention',
      label: 'How long messages are kept',
      type: 'group',
      admin: {
        description:
          'Closed messages and spam can be erased by themselves after some days. Try it first: the result stands here within a minute, and nothing is erased. Then erasing can be chosen; it is done once a day. Tell visitors the same on the page “Privacy”.',
      },
      fields: [
        {
          name: 'mode',
          label: 'Erase by itself',
          type: 'select',
          required: true,
          defaultValue: 'off',
          options: [
            { value: 'off', label: 'No' },
            { value: 'try', label: 'Only try: count what would be erased' },
            { value: 'erase', label: 'Yes, erase for good' },
          ],
        },
        {
          name: 'days',
          label: 'Days after closing',
          type: 'number',
          min: 1,
          max: 36_500,
          admin: { condition: (_, siblings) => siblings?.mode !== 'off', step: 1 },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            prop(siblingData, 'mode') === 'off' ||
            (Number.isInteger(value) && Number(value) >= 1) ||
            'How many days? A whole number, 1 or more.',
        },
        { name: 'triedDays', label: 'Last try: days', type: 'number', ...ofJob },
        { name: 'triedCount', label: 'Last try: messages that would be erased', type: 'number', ...ofJob },
        { name: 'ranAt', label: 'Last run', type: 'date', ...ofJob, admin: { hidden: true } },
      ],
    },
  ],
};

/** Erasing for good is only switched on where its result has been seen. A change makes the job run soon. */
function tryFirst({ data, originalDoc, context }: Parameters<GlobalBeforeChangeHook>[0]) {
  if (context.isRetention) return data;
  const [was, is] = [prop(originalDoc, 'retention'), prop(data, 'retention')];
  const days = prop(is, 'days');
  if (prop(is, 'mode') === 'erase' && prop(was, 'triedDays') !== days) {
    throw new APIError(
      `Choose “Only try” and save first. When the count for ${String(days)} days stands here, erasing can be chosen.`,
      400,
      undefined,
      true,
    );
  }
  const isSame = prop(was, 'mode') === prop(is, 'mode') && prop(was, 'days') === days;
  return isSame ? data : { ...data, retention: { ...(is as object), ranAt: null } };
}

function eachAnAddress(...[addresses]: Parameters<TextFieldManyValidation>) {
  const wrong = (addresses ?? []).find(
    (address) => !/^[^\s@<>,;:"()[\]\\]+@[\w-]+(\.[\w-]+)+$/.test(address),
  );
  return wrong === undefined || `${wrong} is not an e-mail address.`;
}
