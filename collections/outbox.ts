import type { CollectionConfig } from 'payload';
import { centerClock } from './fields/center-clock';
import { hiddenFrom, writtenByServer } from '@/services/auth/access';

const MAIL_STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sending', label: 'Being sent' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'not-sent', label: 'Not sent: no mail server, or no longer needed' },
] as const;

const momentOfServer = {
  type: 'date',
  timezone: centerClock.timezone,
  admin: { date: centerClock.picker },
} as const;

/**
 * Outgoing mail about new messages. A row has the message's id and the colleague's address; the text is made
 * when it is sent, and contains only a link. Written by src/services/inbox/outbox.ts only.
 */
export const Outbox: CollectionConfig = {
  slug: 'outbox',
  versions: false,
  custom: { content: false },
  labels: { singular: 'Outgoing e-mail', plural: 'Outgoing e-mail' },
  admin: {
    group: false,
    useAsTitle: 'to',
    hidden: hiddenFrom('editor', 'reviewer', 'intake'),
    defaultColumns: ['to', 'kind', 'state', 'attempts', 'fault', 'nextTryAt', 'sentAt'],
    description: 'E-mails that tell staff about messages. A failed one is tried again for three days.',
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
        { value: 'reminder', label: 'A reminder' },
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
    { name: 'nextTryAt', label: 'Next try', required: true, index: true, ...momentOfServer },
    { name: 'sentAt', label: 'Sent', ...momentOfServer },
    { name: 'fault', label: 'Last answer of the mail server', type: 'text' },
  ],
};
