import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { FIRST_ADMINISTRATOR } from '@/services/auth/access';

type SignIn = { email: string; password?: string };

/** A public site needs the real e-mail address of its first administrator. */
export class NoAdministrator extends Error {
  constructor() {
    super(
      'There is no staff account yet. Set ADMIN_EMAIL to the address of the first administrator and start again.',
    );
    this.name = 'NoAdministrator';
  }
}

/**
 * Creates the first administrator when there is no account: with the password from the environment, or with a
 * generated one that the caller prints once and that only allows choosing a new one.
 * @returns the sign-in data, or null when there are accounts already; `password` only when it was generated
 * @throws {NoAdministrator} when an e-mail address is needed and missing
 */
export async function createFirstAdministrator(
  cms: Payload,
  given: { email?: string; password?: string; mustHaveEmail?: boolean },
): Promise<SignIn | null> {
  const { totalDocs } = await cms.count({ collection: 'staff', overrideAccess: true });
  if (totalDocs > 0) return null;
  if (given.mustHaveEmail && !given.email) throw new NoAdministrator();
  const email = given.email ?? 'admin@stillwatergardens.example';
  const password = given.password ?? randomBytes(12).toString('base64url');
  await cms.create({
    collection: 'staff',
    overrideAccess: true,
    data: {
      email,
      password,
      name: FIRST_ADMINISTRATOR,
      role: 'admin',
      isPasswordTemporary: given.password === undefined,
    },
  });
  return { email, ...(given.password ? {} : { password }) };
}
