import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';
import type { StoredSession } from '@/services/auth/account-store';
import { openStep, type SignInStep } from '@/services/auth/sign-in-step';

export type SecondFactor = {
  isOn?: boolean | null;
  isRequired?: boolean | null;
  key?: string | null;
  lastCodeAt?: number | null;
  recoveryCodes?: string | null;
};

/** An account with all columns, hidden ones included. */
export type RawAccount = {
  id: string;
  name: string;
  email: string;
  role: string;
  hash?: string;
  salt?: string;
  secondFactor?: SecondFactor | null;
  sessions?: StoredSession[] | null;
};

/**
 * The account that calls an endpoint, if its session's pending step is one of these (`undefined`: fully
 * signed in).
 * @throws {APIError} 401
 */
export async function requireStaff(req: PayloadRequest, ...steps: (SignInStep | undefined)[]) {
  const { user } = req;
  if (user?.collection !== 'staff' || !steps.includes(openStep(user)))
    throw new APIError('Please sign in.', 401);
  await addDataAndFileToRequest(req);
  const account = await findRaw(req, user.id);
  return { account, sid: asString(prop(user, '_sid')), body: (key: string) => prop(req.data, key) };
}

export async function findRaw(req: PayloadRequest, id: string | number): Promise<RawAccount> {
  const account = await req.payload.db.findOne<RawAccount>({
    collection: 'staff',
    where: { id: { equals: id } },
    req,
  });
  if (!account) throw new APIError('There is no such account.', 404);
  return account;
}

/** A JSON response that is not cached. */
export const json = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
