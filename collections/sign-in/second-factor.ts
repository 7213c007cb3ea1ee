import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { APIError, type PayloadHandler, type PayloadRequest } from 'payload';
import { toString as toSvg } from 'qrcode';
import { accountStore, unchanged, type Condition } from '@/services/auth/account-store';
import { rateLimits } from '@/services/http/rate-limits';
import { findRaw, json, requireStaff, type RawAccount, type SecondFactor } from './signed-in';
import { recordAccount } from '../staff/audit';
import { ipAndDevice } from './device';
import { requireCurrentPassword } from '../passwords/current-password';
import { isKnownDevice, markDevice } from './sign-in-guard';
import { tell as mail } from '../staff/tell-about';
import { clientIpOfRequest } from '@/services/http/client-ip';
import { refuseField } from '../staff/refuse-field';

const PERIOD_S = 30;
const RECOVERY_CODES = 10;

/**
 * `POST …/second-factor/start` `{ password }`: `{ key, qr }` for an authenticator app; active once confirmed.
 */
export const startSecondFactor: PayloadHandler = async (req) => {
  const { account, body } = await requireStaff(req, undefined, 'set-up-second-factor');
  await requireCurrentPassword(req, body('password'), 'password');
  const key = new Secret({ size: 20 }).base32;
  const secondFactor = { key: req.payload.encrypt(key), isOn: false, lastCodeAt: 0 };
  if (!(await change(req, account, secondFactor, [IS_OFF])))
    throw new APIError('The second factor is on already.', 409);
  return json({ key, qr: await toSvg(totp(account, key).toString(), { type: 'svg', margin: 1 }) });
};

/**
 * `POST …/second-factor/confirm` `{ code }`: `{ recoveryCodes }`, shown only now. Ends all other sessions.
 */
export const confirmSecondFactor: PayloadHandler = async (req) => {
  const { account, sid, body } = await requireStaff(req, undefined, 'set-up-second-factor');
  if (account.secondFactor?.isOn || !account.secondFactor?.key) throw new StartAgain();
  const lastCodeAt = await requireCode(req, account, body('code'));
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
  const secondFactor = { isOn: true, lastCodeAt, recoveryCodes: recoveryCodes.map(fingerprint).join('\n') };
  const isTheSame = [...unchanged(account, 'secondFactor.key'), IS_OFF];
  if (!(await change(req, account, secondFactor, isTheSame))) throw new StartAgain();
  await accountStore(req.payload.db).endSessions(account.id, { except: [sid] }, req);
  await confirmSession(req, account, sid);
  markDevice(req, { ...account, secondFactor: { ...account.secondFactor, isOn: true } });
  await recordAccount(req, 'account-changed', account, 'second factor turned on');
  return json({ recoveryCodes });
};

/**
 * `POST …/second-factor/verify` `{ code }`: the second step of signing in, with a TOTP code or a recovery
 * code.
 */
export const verifyCode: PayloadHandler = async (req) => {
  const { account, sid, body } = await requireStaff(req, 'code');
  const spent = fingerprint(
    String(body('code') ?? '')
      .trim()
      .toLowerCase(),
  );
  const isRecovery = codesOf(account).includes(spent);
  if (isRecovery) {
    await rateLimits.codes.consume(sid);
    if (!(await spendRecoveryCode(req, account, spent))) refuseCode(req);
  } else {
    const lastCodeAt = await requireCode(req, account, body('code'), () => countGuess(req, account, sid));
    // Of two concurrent requests with the same code, the database accepts one.
    const isNew = { path: 'secondFactor.lastCodeAt', below: lastCodeAt };
    const isTheSame = [...unchanged(account, 'secondFactor.key', 'secondFactor.isOn'), isNew];
    if (!(await change(req, account, { lastCodeAt }, isTheSame))) refuseCode(req);
  }
  await rateLimits.codes.reset(sid);
  await rateLimits.codesOfPair.reset(pairOf(req, account));
  await confirmSession(req, account, sid);
  markDevice(req, account);
  const left = isRecovery ? `recovery code, ${codesOf(await findRaw(req, account.id)).length} left` : 'code';
  await recordAccount(req, 'signed-in', account, `${left} accepted ${ipAndDevice(req)}`);
  return json({ done: true });
};

/**
 * `POST …/second-factor/remove` `{ password, id? }`: the account's own, or by an administrator another one's,
 * by `id`.
 */
export const removeSecondFactor: PayloadHandler = async (req) => {
  const { account, body } = await requireStaff(req, undefined);
  const id = body('id') === undefined ? account.id : String(body('id'));
  const isOwn = id === String(account.id);
  if (!isOwn && account.role !== 'admin') throw new APIError('Only an administrator can do this.', 403);
  await requireCurrentPassword(req, body('password'), 'password');
  const target = isOwn ? account : await findRaw(req, id);
  const none = { isOn: false, key: null, recoveryCodes: null, lastCodeAt: 0 };
  if (!(await change(req, target, none, isOwn ? unchanged(account, 'hash', 'salt') : [])))
    throw new StartAgain();
  if (isOwn) markDevice(req, { ...account, secondFactor: none });
  else await accountStore(req.payload.db).endSessions(target.id, { except: [] }, req);
  await rateLimits.codesOfAccount.reset(String(target.id));
  const what = isOwn ? 'turned off' : 'reset by an administrator';
  await recordAccount(req, 'account-changed', target, `second factor ${what}`);
  mail(req, target.email, {
    subject: 'Your second factor was removed',
    text: `The second factor of your account was ${what}. You sign in with your password alone until you turn it on again.`,
  });
  return json({ done: true });
};

class StartAgain extends APIError {
  constructor() {
    super('Please start again.', 409);
  }
}

const IS_OFF = { path: 'secondFactor.isOn', isNot: true };

/** Atomically removes one code from the list. @returns whether it was still there */
async function spendRecoveryCode(req: PayloadRequest, read: RawAccount, spent: string): Promise<boolean> {
  for (let account = read; codesOf(account).includes(spent); account = await findRaw(req, read.id)) {
    const left = codesOf(account).filter((code) => code !== spent);
    const isTheSame = unchanged(account, 'secondFactor.recoveryCodes', 'secondFactor.isOn');
    if (await change(req, account, { recoveryCodes: left.join('\n') }, isTheSame)) return true;
  }
  return false;
}

const codesOf = ({ secondFactor }: RawAccount) =>
  (secondFactor?.recoveryCodes ?? '').split('\n').filter(Boolean);

/** The TOTP period of a valid, unused code. @throws {ValidationError} */
async function requireCode(
  req: PayloadRequest,
  account: RawAccount,
  given: unknown,
  count = () => rateLimits.codes.consume(String(account.id)),
): Promise<number> {
  await count();
  const key = account.secondFactor?.key;
  const token = String(given ?? '').replace(/\s/g, '');
  const delta = key ? totp(account, req.payload.decrypt(key)).validate({ token, window: 1 }) : null;
  const period = Math.floor(Date.now() / 1000 / PERIOD_S) + (delta ?? 0);
  return delta !== null && period > (account.secondFactor?.lastCodeAt ?? 0) ? period : refuseCode(req);
}

/**
 * Limits guesses of codes by an attacker who knows the password: by session, by client, and for all unknown
 * browsers together. The owner's known browser is not limited by others, and recovery codes are too long to
 * guess.
 */
async function countGuess(req: PayloadRequest, account: RawAccount, sid: string) {
  await rateLimits.codes.consume(sid);
  await rateLimits.codesOfPair.consume(pairOf(req, account));
  if (!isKnownDevice(req, account)) await rateLimits.codesOfAccount.consume(String(account.id));
}

const pairOf = (req: PayloadRequest, { id }: RawAccount) => `${clientIpOfRequest(req.headers)} ${id}`;

function refuseCode(req: PayloadRequest): never {
  const message = 'This code is not right. Take the newest one of your app; each works once.';
  refuseField(req, { label: 'Code', message, path: 'code' });
}

const totp = (account: RawAccount, key: string) =>
  new TOTP({ issuer: 'Site panel', label: account.email, period: PERIOD_S, secret: Secret.fromBase32(key) });

/** Forty random bits, with six attempts in ten minutes, need no slow hash. */
const fingerprint = (code: string) => createHash('sha256').update(code).digest('base64url');

const change = (req: PayloadRequest, { id }: RawAccount, secondFactor: SecondFactor, onlyIf: Condition[]) =>
  accountStore(req.payload.db).change(id, { secondFactor }, onlyIf, req);

async function confirmSession(req: PayloadRequest, { id }: RawAccount, sid: string) {
  const confirmedAt = new Date().toISOString();
  if (!(await accountStore(req.payload.db).changeSession(id, sid, { confirmedAt }, req)))
    throw new APIError('Please sign in.', 401);
}
