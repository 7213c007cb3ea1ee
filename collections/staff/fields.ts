import type { Field } from 'payload';
import { adminsAndOneselfField, adminsField, nobodyField, roleOf, ROLES } from '@/services/auth/access';
import { openSessions } from '@/services/auth/session-time';
import { textOnly } from '../hooks/text-only';
import { currentPasswordField } from '../passwords/current-password';

const roleLabels = {
  admin: 'Administrator: everything, staff accounts included',
  editor: 'Editor: content, no messages',
  reviewer: 'Reviewer: reads and approves texts about health, changes none',
  intake: 'Intake: messages, no content',
};

/** Written by the server only, and never readable. */
const secret = { hidden: true, access: { read: nobodyField, create: nobodyField, update: nobodyField } };
/** Written by the server only. */
const kept = {
  access: { read: adminsAndOneselfField, create: nobodyField, update: nobodyField },
  admin: { disabled: true },
};

/**
 * The columns of an account. Colleagues see each other's name, which they need to share work, and nothing
 * else.
 */
export const accountFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 80,
    // The audit trail shows it.
    hooks: { beforeValidate: [textOnly] },
  },
  {
    name: 'role',
    type: 'select',
    required: true,
    defaultValue: 'editor',
    options: ROLES.map((role) => ({ value: role, label: roleLabels[role] })),
    access: { read: adminsAndOneselfField, create: adminsField, update: adminsField },
  },
  {
    name: 'person',
    label: 'Team member on the site',
    type: 'relationship',
    relationTo: 'team-members',
    access: { read: adminsAndOneselfField, create: adminsField, update: adminsField },
    admin: { description: 'The name under the texts that this account approves. Administrators choose it.' },
  },
  { name: 'email', label: 'E-mail', type: 'email', access: { read: adminsAndOneselfField } } as Field,
  currentPasswordField,
  {
    name: 'security',
    type: 'ui',
    admin: {
      components: { Field: '@/panel/auth/signing-in#SigningIn' },
    },
  },
  { name: 'isPasswordTemporary', type: 'checkbox', defaultValue: false, ...kept },
  {
    name: 'secondFactor',
    // The heading is that of the part above.
    label: false,
    type: 'group',
    admin: { className: 'account-second-factor' },
    access: { read: adminsAndOneselfField },
    fields: [
      {
        name: 'isRequired',
        label: 'Require a second factor (a code from an app)',
        type: 'checkbox',
        defaultValue: false,
        access: { create: adminsField, update: adminsField },
        // For others it would be a second word about the same that they cannot change.
        admin: { condition: (_data, _siblings, { user }) => roleOf({ user }) === 'admin' },
      },
      { name: 'isOn', type: 'checkbox', defaultValue: false, ...kept },
      { name: 'key', type: 'text', ...secret },
      { name: 'lastCodeAt', type: 'number', ...secret },
      { name: 'recoveryCodes', type: 'textarea', ...secret },
    ],
  },
  {
    name: 'sessions',
    type: 'array',
    access: { read: adminsAndOneselfField },
    // Payload looks the session up in this list on each request, without checking its end.
    hooks: { afterRead: [({ value }) => openSessions(value)] },
    fields: [
      { name: 'device', type: 'text' },
      { name: 'confirmedAt', type: 'date' },
    ],
  },
];
