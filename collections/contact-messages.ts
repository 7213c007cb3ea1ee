import type { CollectionConfig } from 'payload';
import { auditChange, auditErasure, auditViews } from './inbox/audit';
import { erasePerson } from './inbox/erase-person';
import { exportMessages } from './inbox/export-messages';
import { messageFields } from './inbox/message-fields';
import { appendNote } from './inbox/notes';
import { searchPhones } from './inbox/phone-search';
import { excludeSpam, withoutSpam } from './inbox/exclude-spam';
import { noteAnswering, noteClosing, noteTimes } from './inbox/status';
import { takeMessage } from './inbox/take';
import { countWaiting } from './inbox/waiting';
import { noteWhoChanged } from './admin/drafts';
import { admins, messageReaders, nobody } from '@/services/auth/access';

/**
 * Messages from visitors (spec §3 Contact message), created through `POST /api/contact` only. Staff change
 * the status and the assignee, and add notes. Every view, change and export adds an entry to the audit trail.
 */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  // No copies of what a visitor wrote may outlive it.
  versions: false,
  custom: { content: false },
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    useAsTitle: 'sender',
    defaultColumns: ['sender', 'status', 'message', 'actions', 'createdAt', 'email', 'phone'],
    listSearchableFields: ['sender', 'email', 'phone', 'message'],
    baseFilter: ({ req }) => withoutSpam(req.query?.where) ?? null,
    pagination: { defaultLimit: 25 },
    group: 'Inbox',
    description: 'From the contact form, newest first. Search looks at names, addresses and words.',
    components: { beforeListTable: ['@/panel/inbox/overview#InboxOverview'] },
  },
  access: { read: messageReaders, create: nobody, update: messageReaders, delete: admins },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [excludeSpam, searchPhones],
    beforeChange: [noteClosing, noteAnswering, noteTimes, noteWhoChanged, appendNote],
    afterChange: [auditChange],
    afterDelete: [auditErasure],
    afterOperation: [auditViews],
  },
  endpoints: [exportMessages, erasePerson, countWaiting, takeMessage],
  fields: messageFields,
};
