import { APIError, type GlobalBeforeChangeHook, type GlobalConfig } from 'payload';
import { prop } from '@/content/json';
import { admins, nobodyField } from '@/services/auth/access';
import { shownDays } from '@/services/inbox/retention';
import { CHANGES_PAGES } from '@/services/revision/track-writes';

/** Fields that only the retention job writes. */
const ofJob = { access: { update: nobodyField }, admin: { readOnly: true } };

/** Who is notified of new messages, and how long closed ones are kept. */
export const InboxSettings: GlobalConfig = {
  slug: 'inbox-settings',
  custom: { content: false },
  label: 'Inbox settings',
  admin: { group: false },
  access: { read: admins, update: admins },
  lockDocuments: false,
  hooks: { beforeChange: [requireDryRun, markPagesChanged] },
  fields: [
    {
      name: 'notify',
      label: 'Tell these addresses about a new message',
      type: 'text',
      hasMany: true,
      validate: eachAnAddress,
      admin: {
        description:
          'Press Enter after each. The e-mail has a link to the panel, and nothing of the message. If empty, everybody with the role Intake gets it, else the administrators.',
      },
    },
    {
      name: 'remindAfter',
      label: 'Opening hours until a reminder',
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
          'After this many hours without an answer, whoever has taken the message gets one e-mail with a link; after twice as many, the administrators. If nobody has taken it, the administrators are told first. Only opening hours count (Contact, header and footer; without any, weekdays 9 to 6). If empty, nobody is reminded.',
      },
    },
    {
      name: 'asksSafely',
      label: 'Ask visitors how to reach them safely',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'The contact form then also asks: call, text or e-mail, time of day, whether you may leave a voicemail, and whether you may say where you call from. The answer stands first in the message; what a visitor leaves empty counts as no. The older form stays as it is. Say on the page “Privacy” that the form stores this.',
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
        components: { RowLabel: '@/panel/fields/row-label#RowLabel' },
      },
      fields: [
        { name: 'label', label: 'Name', type: 'text', required: true, maxLength: 60 },
        { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 1000 },
      ],
    },
    {
      name: 'retention',
      label: 'How long messages are kept',
      type: 'group',
      admin: {
        description:
          'Closed messages and spam can be deleted automatically after some days. Test it first: the result is shown here within a minute, and nothing is deleted. Then you can choose to delete; it is done once a day. The page “Privacy” then says so by itself: take out what your own text says about it.',
      },
      fields: [
        {
          name: 'mode',
          label: 'Delete automatically',
          type: 'select',
          required: true,
          defaultValue: 'off',
          options: [
            { value: 'off', label: 'No' },
            // Stored since 1.0: a dry run.
            { value: 'try', label: 'Test first: count what would be deleted' },
            { value: 'erase', label: 'Yes, delete forever' },
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
        // Columns since 1.0: the results of the last dry run.
        { name: 'triedDays', label: 'Last test: days', type: 'number', ...ofJob },
        { name: 'triedCount', label: 'Last test: messages that would be deleted', type: 'number', ...ofJob },
        { name: 'ranAt', label: 'Last run', type: 'date', ...ofJob, admin: { hidden: true } },
      ],
    },
  ],
};

/** The pages show the contact form, and Privacy the days after which messages are deleted. */
function markPagesChanged({ data, originalDoc, context }: Parameters<GlobalBeforeChangeHook>[0]) {
  const shownOf = (settings: unknown) => [
    prop(settings, 'asksSafely') === true,
    shownDays(prop(settings, 'retention')),
  ];
  context[CHANGES_PAGES] = String(shownOf(data)) !== String(shownOf(originalDoc));
  return data;
}

/** Permanent erasing can only be turned on after a dry run. A change makes the job run soon. */
function requireDryRun({ data, originalDoc, context }: Parameters<GlobalBeforeChangeHook>[0]) {
  if (context.isRetention) return data;
  const [was, is] = [prop(originalDoc, 'retention'), prop(data, 'retention')];
  const days = prop(is, 'days');
  if (prop(is, 'mode') === 'erase' && prop(was, 'triedDays') !== days) {
    throw new APIError(
      `Choose “Test first” and save first. When the count for ${String(days)} days is shown here, you can choose to delete.`,
      400,
    );
  }
  const isSame = prop(was, 'mode') === prop(is, 'mode') && prop(was, 'days') === days;
  return isSame ? data : { ...data, retention: { ...(is as object), ranAt: null } };
}

function eachAnAddress(addresses: string[] | null | undefined) {
  const wrong = (addresses ?? []).find(
    (address) => !/^[^\s@<>,;:"()[\]\\]+@[\w-]+(\.[\w-]+)+$/.test(address),
  );
  return wrong === undefined || `${wrong} is not an e-mail address.`;
}
