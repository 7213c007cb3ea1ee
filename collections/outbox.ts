import type { CollectionConfig } from 'payload';
import { hiddenFrom, writtenByServer } from '@/server/auth/access';

const MAIL_STATES = [
  { value: 'waiting', label: 'Waits to be sent' },
  { value: 'sending', label: 'Being sent' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Given up' },
  { value: 'not-sent', label: 'Not sent: no mail server, or nothing to tell any more' },
] as const;

/**
 * Outgoing mail about new messages. A row has the message's id and the colleague's address; the text is made
 * when it is sent, and contains only a link. Written by src/server/inbox/outbox.ts only.
 */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  custom: { content: false },
  labels: { singular: 'Mail', plural: 'Outgoing mail' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'to',
    hidden: hiddenFrom('editor', 'reviewer', 'intake'),
    defaultColumns: ['to', 'kind', 'state', 'attempts', 'fault', 'nextTryAt', 'sentAt'],
    description: 'Mails that tell staff about messages. They are tried again for three days.',
  },
  ...writtenByServer,
  fields: [
    { name: 'to', type: 'text', required: true },
    {
      name: 'kind',
      label: 'About',
      type: 'select',
      defaultValue: 'new',
      options: [
        { value: 'new', label: 'A new message' },
        { value: 'reminder', label: 'A message that still waits' },
      ],
    },
    { name: 'message', label: 'ID of the message', type: 'text', required: true },
    /** One mail of each kind per message and recipient, also with several processes. */
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...MAIL_STATES],
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextTryAt', label: 'Next try', type: 'date', required: true, index: true },
    { name: 'sentAt', label: 'Sent', type: 'date' },
    { name: 'fault', label: 'Last answer of the mail server', type: 'text' },
  ],
};
