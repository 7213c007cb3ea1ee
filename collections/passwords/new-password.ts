import type { PayloadHandler } from 'payload';
import { requireGoodPassword } from './password-rules';
import { PROVEN } from './current-password';
import { json, requireStaff } from '../sign-in/signed-in';
import { verifyPassword } from './verify-password';
import { refuseField } from '../staff/refuse-field';

/**
 * `POST /cms-api/staff/new-password` `{ password }`: replaces a temporary password, which allows nothing
 * else.
 */
export const replaceTemporaryPassword: PayloadHandler = async (req) => {
  const { account, body } = await requireStaff(req, 'new-password');
  const password = String(body('password') ?? '');
  requireGoodPassword(req, password, [account.name, account.email]);
  if (await verifyPassword(req, account.id, password)) {
    const message = 'This is the password that you were given. Choose one that only you know.';
    refuseField(req, { label: 'Password', message, path: 'password' });
  }
  await req.payload.update({
    collection: 'staff',
    overrideAccess: true,
    id: account.id,
    data: { password },
    req,
    context: PROVEN,
  });
  return json({ done: true });
};
