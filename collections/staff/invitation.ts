import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import { asString, prop } from '@/content/json';

const MARK = 'invitation_';

/** A token for a link to set a password; an invitation's token has a prefix. */
export const newToken = ({ isInvitation }: { isInvitation: boolean }) =>
  (isInvitation ? MARK : '') + randomBytes(24).toString('hex');

/** Whether the account was invited and has not set a password yet. */
export const isInvited = (account: unknown) => asString(prop(account, 'resetPasswordToken')).startsWith(MARK);

/** Any visitor can request a reset for any address: it does not replace a valid invitation. */
export const keepInvitation: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { resetPasswordToken, resetPasswordExpiration } = (originalDoc ?? {}) as Record<string, unknown>;
  const isAsked = operation === 'update' && Boolean(data.resetPasswordToken);
  if (!isAsked || data.resetPasswordToken === resetPasswordToken || !isInvited(originalDoc)) return data;
  if (new Date(asString(resetPasswordExpiration)).getTime() < Date.now()) return data;
  req.context.keptInvitation = resetPasswordToken;
  return { ...data, resetPasswordToken, resetPasswordExpiration };
};
