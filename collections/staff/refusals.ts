import type { AfterErrorHook, PayloadRequest } from 'payload';
import { asList, asString, prop } from '@/content/json';
import { recordAudit } from '@/services/audit/audit-trail';
import { rateLimits } from '@/services/http/rate-limits';
import { ipAndDevice } from '../sign-in/device';

/** Marks this request as a sign-in, for the entry about its refusal. */
export const noteSignIn = (req: PayloadRequest, email: string) => {
  req.context.signInAs = email;
};

/** Fields that prove identity. */
const PROOFS = new Set(['code', 'password', 'currentPassword', 'token']);

/**
 * One entry per refused sign-in or proof, and per refused change of an account; a rate-limited client has one
 * per wait.
 */
export const auditRefusals: AfterErrorHook = async ({ error, req, collection }) => {
  const status = prop(error, 'status');
  const email = req.context?.signInAs;
  const isRefusal = status === 401 || status === 403 || (status === 429 && prop(error, 'isFirst') === true);
  const isSignIn = typeof email === 'string' || /\/staff\/reset-password$/.test(asString(req.pathname));
  const { user } = req;
  const isAboutAccounts = collection?.slug === 'staff' && asString(req.method) !== 'GET';
  const isProof = status === 400 && isAboutProof(error);
  if (isSignIn ? !isRefusal : !user || !isAboutAccounts || !(isRefusal || isProof)) return;
  const key = user && !isSignIn ? String(user.id) : 'sign-in';
  const isRoom = await rateLimits.refusalEntries.consume(key).then(
    () => true,
    () => false,
  );
  if (!isRoom) return;
  const found = typeof email === 'string' ? await findByEmail(req, email) : null;
  const what = `${String(status)} ${asString(req.method)} ${asString(req.pathname).slice(0, 120)} ${ipAndDevice(req)}`;
  await recordAudit(req, {
    action: 'refused',
    // The input may be a password in the wrong field: only addresses of existing accounts are logged.
    what: typeof email === 'string' ? `${found?.name ?? 'no such account'}: ${what}` : what,
    about: [String(found?.id ?? user?.id ?? '—')],
    ...(isSignIn ? { who: 'Not signed in' } : {}),
  });
};

const isAboutProof = (error: unknown) =>
  asList(prop(prop(error, 'data'), 'errors')).some((fault) => PROOFS.has(asString(prop(fault, 'path'))));

const findByEmail = (req: PayloadRequest, email: string) =>
  req.payload.db.findOne<{ id: string; name: string }>({
    collection: 'staff',
    where: { email: { equals: email } },
  });
