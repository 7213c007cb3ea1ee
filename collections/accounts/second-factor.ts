import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { APIError, type PayloadHandler, type PayloadRequest } from 'payload';
import { toString as toSvg } from 'qrcode';
import { limits } from '@/server/limits';
import { keepSessions } from './sessions';
import { findRaw, signedIn, tell, type RawAccount, type SecondFactor } from './signed-in';
import { verifyPassword } from './verify-password';
import { refuseField } from './refuse-field';

const PERIOD_S = 30;
const RECOVERY_CODES = 10;

/** `POST …/second-factor/start` `{ password }`: `{ key, qr }` for an app; it counts once a code was confirmed. */
export const startSecondFactor: PayloadHandler = async (req) => {
  const { account, given } = await signedIn(req, undefined, 'set-up-second-factor');
  if (account.secondFactor?.isOn) throw new APIError('The second factor is on already.', 409);
  await requirePassword(req, account, given('password'));
  const key = new Secret({ size: 20 }).base32;
  await keep(req, account, { key: req.payload.encrypt(key), isOn: false, lastCodeAt: 0 });
  return tell({ key, qr: await toSvg(totp(account, key).toString(), { type: 'svg', margin: 1 }) });
};

/** `POST …/second-factor/confirm` `{ code }`: `{ recoveryCodes }`, shown this once. All other sessions end. */
export const confirmSecondFactor: PayloadHandler = async (req) => {
  const { account, sid, given } = await signedIn(req, undefined, 'set-up-second-factor');
  if (account.secondFactor?.isOn || !account.secondFactor?.key)
    throw new APIError('Please start again.', 409);
  const usedAt = await requireCode(req, account, given('code'));
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
  await keep(req, account, {
    isOn: true,
    lastCodeAt: usedAt,
    recoveryCodes: recoveryCodes.map(fingerprint).join('\n'),
  });
  await confirmSession(req, account, sid, { shouldEndOthers: true });
  return tell({ recoveryCodes });
};

/** `POST …/second-factor/verify` `{ code }`: the second step of signing in, with a code of the app or a recovery code. */
export const verifyCode: PayloadHandler = async (req) => {
  const { account, sid, given } = await signedIn(req, 'code');
  const spent = String(given('code') ?? '')
    .trim()
    .toLowerCase();
  const codes = (account.secondFactor?.recoveryCodes ?? '').split('\n').filter(Boolean);
  if (codes.includes(fingerprint(spent))) {
    await limits.codes.consume(String(account.id));
    const left = codes.filter((code) => code !== fingerprint(spent));
    await keep(req, account, { recoveryCodes: left.join('\n') });
  } else {
    await keep(req, account, { lastCodeAt: await requireCode(req, account, given('code')) });
  }
  await limits.codes.forget(String(account.id));
  await confirmSession(req, account, sid, { shouldEndOthers: false });
  return tell({ done: true });
};

/** `POST …/second-factor/remove` `{ password, id? }`: one's own; an administrator also that of a lost phone, by `id`. */
export const removeSecondFactor: PayloadHandler = async (req) => {
  const { account, given } = await signedIn(req, undefined);
  const id = given('id') === undefined ? account.id : String(given('id'));
  const isOwn = id === String(account.id);
  if (!isOwn && account.role !== 'admin') throw new APIError('Only an administrator can do this.', 403);
  await requirePassword(req, account, given('password'));
  const target = isOwn ? account : await findRaw(req, id);
  await keep(req, target, { isOn: false, key: null, recoveryCodes: null, lastCodeAt: 0 });
  if (!isOwn) await keepSessions(req, target.id, []);
  return tell({ done: true });
};

/** The period of a code that is right now and was not used before. @throws {ValidationError} */
async function requireCode(req: PayloadRequest, account: RawAccount, given: unknown): Promise<number> {
  await limits.codes.consume(String(account.id));
  const key = account.secondFactor?.key;
  const token = String(given ?? '').replace(/\s/g, '');
  const delta = key ? totp(account, req.payload.decrypt(key)).validate({ token, window: 1 }) : null;
  const period = Math.floor(Date.now() / 1000 / PERIOD_S) + (delta ?? 0);
  if (delta !== null && period > (account.secondFactor?.lastCodeAt ?? 0)) return period;
  const message = 'This code is not right. Take the newest one of your app; each works once.';
  return refuseField(req, { label: 'Code', message, path: 'code' });
}

async function requirePassword(req: PayloadRequest, account: RawAccount, password: unknown) {
  await limits.presentPassword.consume(String(account.id));
  if (await verifyPassword(req, account.id, password ?? '')) return;
  const message = 'This is not your present password.';
  refuseField(req, { label: 'Password', message, path: 'password' });
}

const totp = (account: RawAccount, key: string) =>
  new TOTP({ issuer: 'Site panel', label: account.email, period: PERIOD_S, secret: Secret.fromBase32(key) });

/** Forty random bits, tried six times in ten minutes, need no slow hash. */
const fingerprint = (code: string) => createHash('sha256').update(code).digest('base64url');

const keep = (req: PayloadRequest, { id, secondFactor }: RawAccount, change: SecondFactor) =>
  req.payload.db.updateOne({
    collection: 'staff',
    id,
    data: { secondFactor: { ...secondFactor, ...change } },
    req,
    returning: false,
  });

async function confirmSession(
  req: PayloadRequest,
  account: RawAccount,
  sid: string,
  { shouldEndOthers }: { shouldEndOthers: boolean },
) {
  const confirmedAt = new Date().toISOString();
  const sessions = (account.sessions ?? [])
    .filter(({ id }) => !shouldEndOthers || id === sid)
    .map((session) => (session.id === sid ? { ...session, confirmedAt } : session));
  await keepSessions(req, account.id, sessions);
}
