import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import { asString, prop } from '@/content/json';

const MARK = 'invitation_';

/** A token for a link to set a password; that of an invitation says so. */
export const newToken = ({ isInvitation }: { isInvitation: boolean }) =>
  (isInvitation ? MARK : '') + randomBytes(24).toString('hex');

/** Whether the account was invited and its owner has never come: nobody has set a password yet. */
export const isInvited = (account: unknown) => asString(prop(account, 'resetPasswordToken')).startsWith(MARK);

/** Anybody can ask for a new link in anybody's name: it does not replace an invitation that still counts. */
export const keepInvitation: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { resetPasswordToken, resetPasswordExpiration } = (originalDoc ?? {}) as Record<string, unknown>;
  const isAsked = operation === 'update' && Boolean(data.resetPasswordToken);
  if (!isAsked || data.resetPasswordToken === resetPasswordToken || !isInvited(originalDoc)) return data;
  if (new Date(asString(resetPasswordExpiration)).getTime() < Date.now()) return data;
  req.context.keptInvitation = resetPasswordToken;
  return { ...data, resetPasswordToken, resetPasswordExpiration };
};
