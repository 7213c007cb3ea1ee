import { Forbidden, type CollectionBeforeValidateHook, type CollectionConfig } from 'payload';
import { IDLE_S } from '@/services/auth/session-time';
import { env } from '@/services/settings/env';
import { auditChange, auditDeletion, auditSignIn, auditSignOut, auditUnlock } from './staff/audit';
import { accountEndpoints } from './staff/endpoints';
import { accountFields } from './staff/fields';
import {
  refuseDeletingLastAdministrator,
  refuseDemotingLastAdministrator,
  undoDemotingLastAdministrator,
} from './staff/last-administrator';
import { keepInvitation } from './staff/invitation';
import { nameChanges, nameReset } from './staff/named-changes';
import { checkNewPassword } from './passwords/password-rules';
import { endPlansBeyondRole, endPlansOfLeaver } from './staff/plans-of-leavers';
import { refuseNameOfColleague } from './staff/own-name';
import { askForCurrentPassword } from './passwords/current-password';
import { enforceRequiredMfa } from './sign-in/require-second-factor';
import { resetMail } from './passwords/reset-mail';
import { endSessions, labelSession, markPasswordTemporary } from './sign-in/sessions';
import { guardSignIn, rememberDevice } from './sign-in/sign-in-guard';
import { admins, adminsAndOneself, allStaff, hiddenFrom, nobody, roleOf } from '@/services/auth/access';

/** Disables Payload's public "create first user" page. */
const refuseFirstUserPage: CollectionBeforeValidateHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden();
};

/**
 * Accounts of the panel (spec §6). The seed creates the first administrator, invitations all others: only
 * the owners know their passwords.
 */
export const Staff: CollectionConfig = {
  slug: 'staff',
  custom: { content: false },
  labels: { singular: 'Staff account', plural: 'Staff accounts' },
  auth: {
    tokenExpiration: IDLE_S,
    // Payload's account lock is off, since any visitor could trigger it; see sign-in-guard.ts.
    maxLoginAttempts: 0,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.isHttps },
    forgotPassword: resetMail,
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: false,
    hidden: hiddenFrom('editor', 'reviewer', 'intake'),
    components: {
      edit: { beforeDocumentControls: ['@/panel/document/last-changed#LastChanged'] },
      beforeListTable: [
        '@/panel/auth/invite#Invite',
        '@/panel/auth/require-second-factor#RequireSecondFactor',
      ],
    },
  },
  lockDocuments: false,
  access: {
    admin: ({ req }) => roleOf(req) !== undefined,
    read: allStaff,
    create: nobody,
    update: adminsAndOneself,
    delete: admins,
    unlock: admins,
  },
  hooks: {
    afterOperation: [auditUnlock],
    afterLogout: [auditSignOut],
    beforeOperation: [guardSignIn, checkNewPassword],
    beforeValidate: [
      refuseFirstUserPage,
      refuseNameOfColleague,
      askForCurrentPassword,
      nameReset,
      markPasswordTemporary,
    ],
    beforeChange: [
      refuseDemotingLastAdministrator,
      endSessions,
      enforceRequiredMfa,
      keepInvitation,
      nameChanges,
    ],
    afterChange: [undoDemotingLastAdministrator, endPlansBeyondRole, auditChange],
    beforeDelete: [refuseDeletingLastAdministrator],
    afterDelete: [endPlansOfLeaver, auditDeletion],
    afterLogin: [rememberDevice, labelSession, auditSignIn],
  },
  endpoints: accountEndpoints,
  fields: accountFields,
};
