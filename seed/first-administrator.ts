import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

type SignIn = { email: string; password?: string };

/**
 * The first administrator, when there is no account yet: from the environment, or with a password made up here and
 * printed once by the caller.
 * @returns how to sign in, or null when there are accounts already. `password` only when it was made up.
 */
export async function createFirstAdministrator(
  cms: Payload,
  given: { email?: string; password?: string },
): Promise<SignIn | null> {
  const { totalDocs } = await cms.count({ collection: 'staff' });
  if (totalDocs > 0) return null;
  const email = given.email ?? 'admin@stillwatergardens.example';
  const password = given.password ?? randomBytes(12).toString('base64url');
  await cms.create({
    collection: 'staff',
    data: { email, password, name: 'First administrator', role: 'admin' },
  });
  return { email, ...(given.password ? {} : { password }) };
}
