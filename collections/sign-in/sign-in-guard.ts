import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { parseCookies } from 'payload/shared';
import { asString, prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';
import { clientIpOfRequest } from '@/services/http/client-ip';
import { DEVICE_COOKIE, SECURE } from '@/services/http/cookies';
import { rateLimits } from '@/services/http/rate-limits';
import { isMailConfigured, NO_MAIL } from '@/services/mail/mail';
import { noteSignIn } from '../staff/refusals';
import type { RawAccount } from './signed-in';
import { verifyPassword } from '../passwords/verify-password';

/**
 * Rate limits password guesses by client. The account as a whole is limited only for browsers that never
 * signed in to it, so an attacker's failures cannot lock a colleague out.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.payloadAPI === 'local') return;
  const client = clientIpOfRequest(req.headers);
  if (operation === 'login')
    await guardLogin(req, client, keyOfAccount(prop(prop(args, 'data'), 'email')), prop(args, 'data'));
  if (operation === 'resetPassword') await rateLimits.resetTokens.consume(client);
  if (operation === 'forgotPassword') {
    if (!isMailConfigured()) throw new APIError(NO_MAIL, 503);
    await rateLimits.resetOfClient.consume(client);
  }
  // An account that still owes a code has no role.
  if (operation === 'unlock' && roleOf(req) === 'admin') {
    const account = keyOfAccount(prop(prop(args, 'data'), 'email'));
    await rateLimits.signInOfAccount.reset(account);
    unlocked.set(account, (unlocked.get(account) ?? 0) + 1);
    const found = await findAccount(req, account);
    if (found) await rateLimits.codesOfAccount.reset(String(found.id));
  }
};

async function guardLogin(req: PayloadRequest, client: string, account: string, data: unknown) {
  noteSignIn(req, account);
  await rateLimits.signInOfClient.consume(client);
  await rateLimits.signInOfPair.consume(pairOf(client, account));
  const found = await findAccount(req, account);
  if (!isKnownDevice(req, found)) await rateLimits.signInOfAccount.consume(account);
  // Payload responds faster for an account that does not exist.
  if (!found) await verifyPassword(req, undefined, prop(data, 'password') ?? '');
}

/**
 * A correct password refunds its attempt and counts as a sign-in. If no code is owed, this browser is trusted
 * from now on.
 */
export const rememberDevice: CollectionAfterLoginHook = async ({ req, user }) => {
  const account = keyOfAccount(user.email);
  const client = clientIpOfRequest(req.headers);
  await rateLimits.signIns.consume(pairOf(client, account));
  await rateLimits.signInOfPair.reset(pairOf(client, account));
  await rateLimits.signInOfClient.reward(client);
  await rateLimits.signInOfAccount.reward(account);
  const found = await findAccount(req, account);
  if (found && !prop(prop(user, 'secondFactor'), 'isOn')) markDevice(req, found);
};

/** This browser has completed all steps of a sign-in. */
export function markDevice(req: PayloadRequest, account: Account) {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append(
    'Set-Cookie',
    `${DEVICE_COOKIE}=${deviceMark(req, account)}; Path=/cms-api/staff; Max-Age=31536000; HttpOnly; SameSite=Strict${SECURE}`,
  );
}

/** How often an administrator unlocked an account, in this process. */
const unlocked = new Map<string, number>();
const pairOf = (client: string, account: string) => `${client} ${unlocked.get(account) ?? 0} ${account}`;

type Account = Pick<RawAccount, 'id' | 'salt' | 'secondFactor'>;

const findAccount = (req: PayloadRequest, account: string) =>
  req.payload.db.findOne<Account>({ collection: 'staff', where: { email: { equals: account } }, req });

/**
 * Bound to the current password and the second factor: a new one of either makes every browser unknown again,
 * also that of a client who knew the password before the second factor was turned on.
 */
function deviceMark(req: PayloadRequest, { id, salt, secondFactor }: Account) {
  const key = secondFactor?.isOn ? ` ${secondFactor.key}` : '';
  return createHmac('sha256', req.payload.secret).update(`device ${id} ${salt}${key}`).digest('base64url');
}

export function isKnownDevice(req: PayloadRequest, account: Account | null) {
  const given = Buffer.from(parseCookies(req.headers).get(DEVICE_COOKIE) ?? '');
  const right = Buffer.from(account ? deviceMark(req, account) : '');
  return right.length > 0 && given.length === right.length && timingSafeEqual(given, right);
}

/** Normalized like Payload does; otherwise spaces would make it another account for the limits. */
export const normalEmail = (email: unknown) => asString(email).toLowerCase().trim();

/** The limits keep each address in memory, and no account has a longer one. */
const keyOfAccount = (email: unknown) => normalEmail(email).slice(0, LONGEST_EMAIL + 1);
const LONGEST_EMAIL = 254;
