import type { Field, FilterOptions, RelationshipFieldValidation } from 'payload';
import { relationship } from 'payload/shared';
import { accountsInRoles } from '@/services/auth/accounts-in-roles';
import { nobodyField } from '@/services/auth/access';
import { STATUSES } from './status';
import { idOf } from '@/content/links/document-id';
import { changedBy } from '../admin/drafts';
import { unreadableServerField } from '../fields/server-fields';
import { newNote, notes } from './notes';

/** Written by the visitor only. Shown in the message body; lists have it as a column. */
const ofVisitor = { access: { create: nobodyField, update: nobodyField } };
const shownInBody = { hidden: true, disableBulkEdit: true };

/** Accounts that may read messages, without revealing the roles of colleagues. */
const readersOfMessages: FilterOptions = async ({ req }) => {
  const readers = await accountsInRoles(req.payload, 'admin', 'intake');
  return { id: { in: readers.map(({ id }) => id) } };
};

export const messageFields: Field[] = [
  {
    name: 'sender',
    label: 'From',
    type: 'text',
    ...ofVisitor,
    admin: shownInBody,
    hooks: {
      beforeChange: [
        ({ data, operation, value }) =>
          operation === 'create' ? `${data?.firstName ?? ''} ${data?.lastName ?? ''}`.trim() : value,
      ],
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'new',
        index: true,
        options: STATUSES,
        admin: {
          width: '50%',
          isClearable: false,
          components: { Cell: '@/panel/inbox/cells#StatusCell' },
        },
      },
      {
        name: 'assignee',
        label: 'Taken by',
        type: 'relationship',
        relationTo: 'staff',
        filterOptions: readersOfMessages,
        // The account that answered may have another role by now, or be deleted.
        validate: unchangedOrAllowed,
        admin: {
          width: '50%',
          allowCreate: false,
          allowEdit: false,
          components: { Label: '@/panel/inbox/assignee-label#AssigneeLabel' },
        },
      },
    ],
  },
  {
    name: 'messageBody',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      components: { Field: '@/panel/inbox/message-body#MessageBody' },
    },
  },
  {
    name: 'actions',
    label: 'Who answers',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      components: {
        Field: '@/panel/inbox/message-body#Answering',
        Cell: '@/panel/inbox/actions-cell#ActionsCell',
      },
    },
  },
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    required: true,
    ...ofVisitor,
    admin: shownInBody,
  },
  { name: 'lastName', label: 'Last name', type: 'text', required: true, ...ofVisitor, admin: shownInBody },
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    required: true,
    index: true,
    ...ofVisitor,
    // Validated when received (spec §5); the older form only requires a value.
    validate: (value: unknown) => (typeof value === 'string' && value !== '') || 'This field is required.',
    admin: { ...shownInBody, components: { Cell: '@/panel/inbox/cells#EmailCell' } },
  },
  {
    name: 'phone',
    type: 'text',
    ...ofVisitor,
    admin: { ...shownInBody, components: { Cell: '@/panel/inbox/cells#PhoneCell' } },
  },
  {
    name: 'message',
    type: 'textarea',
    required: true,
    ...ofVisitor,
    admin: { ...shownInBody, components: { Cell: '@/panel/inbox/cells#FirstWordsCell' } },
  },
  /** How to reach the visitor safely; empty when the form did not ask. */
  {
    name: 'safely',
    type: 'json',
    ...ofVisitor,
    admin: { ...shownInBody, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'createdAt',
    label: 'Received',
    type: 'date',
    index: true,
    ...ofVisitor,
    admin: shownInBody,
  },
  timeOfServer('firstReadAt', 'First read'),
  timeOfServer('answeredAt', 'Answered'),
  notes,
  newNote,
  changedBy,
  { name: 'idempotencyKey', type: 'text', required: true, unique: true, ...unreadableServerField },
  { name: 'closedAt', type: 'date', index: true, ...unreadableServerField },
  /** Whether staff have been notified; src/services/inbox/outbox.ts. */
  { name: 'isAnnounced', type: 'checkbox', defaultValue: false, index: true, ...unreadableServerField },
  /** The number of reminders queued, at most two; src/services/inbox/reminders.ts. */
  { name: 'reminders', type: 'number', defaultValue: 0, ...unreadableServerField },
];

function timeOfServer(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'date',
    index: name === 'answeredAt',
    ...ofVisitor,
    admin: shownInBody,
  };
}

function unchangedOrAllowed(...given: Parameters<RelationshipFieldValidation>) {
  const [value, { previousValue }] = given;
  return sameAs(value, previousValue) || relationship(...given);
}

const sameAs = (value: unknown, before: unknown) => Boolean(value) && idOf(value) === idOf(before);
