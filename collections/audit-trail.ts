import type { CollectionConfig } from 'payload';
import { hiddenFrom, writtenByServer } from '@/services/auth/access';
import { AUDIT_ACTIONS } from '@/services/audit/audit-trail';

/**
 * Who did what with visitors' messages, accounts and the content of the site, and when. Append-only: written
 * by the server, read by administrators, never changed by a person. Of a visitor it stores only the message's
 * id; the name is looked up when an administrator reads an entry, and disappears with the message.
 */
export const AuditTrail: CollectionConfig = {
  slug: 'audit-trail',
  versions: false,
  custom: { content: false },
  labels: { singular: 'Audit trail entry', plural: 'Audit trail' },
  admin: {
    group: false,
    useAsTitle: 'who',
    hidden: hiddenFrom('editor', 'reviewer', 'intake'),
    defaultColumns: ['createdAt', 'who', 'action', 'what', 'messages'],
    listSearchableFields: ['who', 'what', 'messages'],
    description:
      'The history of the site, newest first: who changed, published or deleted what; every view, change and export of messages; every sign-in, refusal and change of an account. Nobody can change it. “All entries about it” follows one message, account or document.',
    components: { beforeListTable: ['@/panel/dashboard/history/overview#HistoryOverview'] },
    pagination: { defaultLimit: 50 },
  },
  ...writtenByServer,
  fields: [
    {
      name: 'createdAt',
      label: 'When',
      type: 'date',
      index: true,
      admin: { hidden: true },
    },
    { name: 'who', type: 'text', required: true },
    { name: 'account', label: 'Account ID', type: 'text', admin: { disabled: true } },
    {
      name: 'action',
      label: 'Action',
      type: 'select',
      required: true,
      index: true,
      options: [...AUDIT_ACTIONS],
    },
    { name: 'what', type: 'text' },
    {
      name: 'messages',
      label: 'About',
      type: 'textarea',
      required: true,
      admin: {
        components: {
          Field: '@/panel/inbox/audited#AuditedField',
          Cell: '@/panel/inbox/audited#AuditedCell',
        },
      },
    },
  ],
};
