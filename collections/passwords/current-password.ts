import type { CollectionBeforeValidateHook, Field, PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';
import { rateLimits } from '@/services/http/rate-limits';
import { requireGoodPassword } from './password-rules';
import { verifyPassword } from './verify-password';
import { refuseField } from '../staff/refuse-field';
import { normalEmail } from '../sign-in/sign-in-guard';

/**
 * Not stored. Required to change a password or an e-mail address, or to make an administrator: the session
 * may be left open.
 */
export const currentPasswordField: Field = {
  name: 'currentPassword',
  label: 'Current password',
  type: 'text',
  virtual: true,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '@/panel/auth/password-input#PasswordInput' },
    description: 'Only to change a password or an e-mail address, or to make somebody an administrator.',
  },
};

/** Context for the server's own changes, after another proof of identity. */
export const PROVEN = { isProven: true } as const;

export const askForCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Without the original document this is a reset by mail, proved by its token.
  if (operation !== 'update' || req.payloadAPI === 'local' || !originalDoc || !data) return data;
  if (req.context.isProven === true) return data;
  const isSensitive =
    Boolean(data.password) ||
    (data.email !== undefined && normalEmail(data.email) !== normalEmail(originalDoc.email)) ||
    (data.role === 'admin' && originalDoc.role !== 'admin');
  const { currentPassword, ...rest } = data;
  if (data.password) requireGoodPassword(req, String(data.password), [originalDoc, data].flatMap(namesOf));
  if (!isSensitive) return rest;
  await requireCurrentPassword(req, currentPassword, 'currentPassword');
  return rest;
};

/** @throws {ValidationError} at the field `path`, unless this is the current account's password */
export async function requireCurrentPassword(req: PayloadRequest, given: unknown, path: string) {
  await rateLimits.currentPassword.consume(String(req.user?.id));
  if (await verifyPassword(req, req.user?.id, given ?? '')) return;
  const message = 'Give your current password to make this change.';
  refuseField(req, { label: 'Current password', message, path });
}

const namesOf = (who: unknown) => [asString(prop(who, 'name')), asString(prop(who, 'email'))];
