import { decodeJwt } from 'jose';
import type {
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { asString } from '@/content/json';
import { accountStore } from '@/server/auth/account-store';
import { deviceOf } from './device';

/** With another role, whatever a person has open was opened with other rights. A new password ends the others in Payload. */
export const endSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && data.role !== undefined && data.role !== originalDoc?.role
    ? { ...data, sessions: [] }
    : data;

/** A password that its owner chose is no longer a temporary one; one that somebody else chose is. */
export const markPasswordTemporary: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data) return data;
  // A reset by mail gives the whole account and looks at nothing but this object afterwards.
  if (!originalDoc) return Object.assign(data, { isPasswordTemporary: false, resetPasswordToken: null });
  if (!data.password) return data;
  // A link that was asked for before leads nowhere now.
  const noLink = { resetPasswordToken: null, resetPasswordExpiration: null };
  return { ...data, ...noLink, isPasswordTemporary: req.user !== null && req.user?.id !== originalDoc.id };
};

/** Notes on what kind of device a session was opened, so that its owner knows it again in the list. */
export const labelSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const device = deviceOf(req);
  await accountStore(req.payload.db).changeSession(user.id, asString(decodeJwt(token).sid), { device }, req);
};
