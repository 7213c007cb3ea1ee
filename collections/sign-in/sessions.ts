import { decodeJwt } from 'jose';
import type {
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { asString } from '@/content/json';
import { accountStore } from '@/services/auth/account-store';
import { deviceOf } from './device';

/** Ends sessions when the role changes. A new password ends the others in Payload. */
export const endSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && data.role !== undefined && data.role !== originalDoc?.role
    ? { ...data, sessions: [] }
    : data;

/** A password set by its owner is not temporary; one set by another account is. */
export const markPasswordTemporary: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data) return data;
  // A reset by mail passes the whole account and only reads this object afterward.
  if (!originalDoc) return Object.assign(data, { isPasswordTemporary: false, resetPasswordToken: null });
  if (!data.password) return data;
  // Invalidates an earlier reset link.
  const noLink = { resetPasswordToken: null, resetPasswordExpiration: null };
  return { ...data, ...noLink, isPasswordTemporary: req.user !== null && req.user?.id !== originalDoc.id };
};

/** Stores the device of a session, so that its owner recognizes it in the list. */
export const labelSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const device = deviceOf(req);
  await accountStore(req.payload.db).changeSession(user.id, asString(decodeJwt(token).sid), { device }, req);
};
