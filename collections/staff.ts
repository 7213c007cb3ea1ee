import { Forbidden, type CollectionConfig } from 'payload';
import { admins, adminsField, roleOf, ROLES } from './shared/access';

const roleLabels = {
  admin: 'Administrator: everything, staff accounts included',
  editor: 'Editor: content, no messages',
  intake: 'Intake: messages, no content',
};

/** Accounts of the panel (spec §6). The first administrator comes from the seed, never from an open page. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff account', plural: 'Staff accounts' },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax' },
  },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'], group: 'Administration' },
  access: {
    admin: ({ req }) => roleOf(req) !== undefined,
    read: ({ req }) => (roleOf(req) === 'admin' ? true : req.user ? { id: { equals: req.user.id } } : false),
    create: admins,
    update: ({ req }) =>
      roleOf(req) === 'admin' ? true : req.user ? { id: { equals: req.user.id } } : false,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    // Payload offers a public "create first user" page while there is no account: it must not work.
    beforeValidate: [
      ({ operation, req }) => {
        if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden();
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: roleLabels[role] })),
      access: { create: adminsField, update: adminsField },
    },
  ],
};
