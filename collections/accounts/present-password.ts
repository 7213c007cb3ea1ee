import type { CollectionBeforeValidateHook, Field } from 'payload';
import { limits } from '@/server/limits';
import { verifyPassword } from './verify-password';
import { refuseField } from './refuse-field';

/** Not stored. Whoever changes a password or an e-mail address proves with it that the desk was not left open. */
export const presentPasswordField: Field = {
  name: 'presentPassword',
  label: 'Your present password',
  type: 'text',
  virtual: true,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: { path: '@/panel/password-input', exportName: 'PasswordInput' } },
    description: 'Only to change a password or an e-mail address.',
  },
};

/** For the server's own changes, where the person has proved who they are in another way. */
export const PROVEN = { isProven: true } as const;

export const askForPresentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Without the document as it was, this is a reset by mail: its token is the proof.
  if (operation !== 'update' || req.payloadAPI === 'local' || !originalDoc || !data) return data;
  if (req.context.isProven === true) return data;
  const isSensitive =
    Boolean(data.password) || (data.email !== undefined && normal(data.email) !== normal(originalDoc.email));
  const { presentPassword, ...rest } = data;
  if (!isSensitive) return rest;
  await limits.presentPassword.consume(String(req.user?.id));
  if (await verifyPassword(req, req.user?.id, presentPassword ?? '')) return rest;
  const message = 'Give your present password to make this change.';
  return refuseField(req, { label: 'Your present password', message, path: 'presentPassword' });
};

const normal = (email: unknown) => String(email).trim().toLowerCase();
