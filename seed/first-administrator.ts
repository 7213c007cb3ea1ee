import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

type SignIn = { email: string; password?: string };

/** The e-mail address of a real person is needed where a real site starts. */
export class NoAdministrator extends Error {
  constructor() {
    super(
      'There is no staff account yet. Set ADMIN_EMAIL to the address of the first administrator and start again.',
    );
    this.name = 'NoAdministrator';
  }
}

/**
 * The first administrator, when there is no account yet: from the environment, or with a password made up here, handed
 * over once by the caller and good for nothing but choosing another one.
 * @returns how to sign in, or null when there are accounts already. `password` only when it was made up.
 * @throws {NoAdministrator} where no address is given and one is needed.
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
      name: 'First administrator',
      role: 'admin',
      isPasswordTemporary: given.password === undefined,
    },
  });
  return { email, ...(given.password ? {} : { password }) };
}
