import type { CollectionConfig } from 'payload';
import { admins, messageReaders, nobody, nobodyField } from './shared/access';

/** A visitor's own: no member of staff rewrites it, by whatever road. */
const ofVisitor = { access: { update: nobodyField } };

/** Messages from visitors (spec §3 Contact message). They come in through `POST /api/contact` only. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    useAsTitle: 'sender',
    defaultColumns: ['sender', 'email', 'status', 'createdAt'],
    group: 'Inbox',
    description: 'Messages from the contact form, newest first.',
  },
  access: { read: messageReaders, create: nobody, update: messageReaders, delete: admins },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'sender',
      label: 'From',
      type: 'text',
      ...ofVisitor,
      admin: { hidden: true },
      hooks: { beforeChange: [({ data }) => `${data?.firstName ?? ''} ${data?.lastName ?? ''}`.trim()] },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'firstName',
          type: 'text',
          required: true,
          ...ofVisitor,
          admin: { readOnly: true, width: '50%' },
        },
        {
          name: 'lastName',
          type: 'text',
          required: true,
          ...ofVisitor,
          admin: { readOnly: true, width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'email',
          type: 'email',
          required: true,
          index: true,
          ...ofVisitor,
          // Checked where it comes in (spec §5); the older form asks only that there is one.
          validate: (value: unknown) =>
            (typeof value === 'string' && value !== '') || 'This field is required.',
          admin: { readOnly: true, width: '50%' },
        },
        { name: 'phone', type: 'text', ...ofVisitor, admin: { readOnly: true, width: '50%' } },
      ],
    },
    { name: 'message', type: 'textarea', required: true, ...ofVisitor, admin: { readOnly: true, rows: 10 } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'read', label: 'Read' },
        { value: 'answered', label: 'Answered' },
        { value: 'closed', label: 'Closed' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'assignee',
      label: 'Answered by',
      type: 'relationship',
      relationTo: 'staff',
      admin: { position: 'sidebar' },
    },
    {
      name: 'notes',
      label: 'Notes for colleagues',
      type: 'textarea',
      maxLength: 4000,
      admin: { position: 'sidebar' },
    },
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      ...ofVisitor,
      admin: { hidden: true },
    },
  ],
};
