import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload';
import { prop } from '@/content/json';
import { recordAudit, type AuditAction } from '@/services/audit/audit-trail';
import { rateLimits } from '@/services/http/rate-limits';
import { openStep } from '@/services/auth/sign-in-step';
import { ipAndDevice } from '../sign-in/device';
import { changedIn } from './named-changes';
import { tellAbout } from './tell-about';

type About = { id: unknown; name?: unknown };

/** An entry about an account. `what` never contains a password, a code, a token or a link. */
export const recordAccount = (req: PayloadRequest, action: AuditAction, about: About, what: string) =>
  recordAudit(req, { action, about: [String(about.id)], what: `${String(about.name ?? '')}: ${what}` });

export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const step = openStep({ ...user, _sid: undefined, _strategy: 'local-jwt' });
  const left = step === undefined ? '' : `, next step: ${step}`;
  await recordAccount(req, 'signed-in', user, `password accepted ${ipAndDevice(req)}${left}`);
};

export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await recordAccount(req, 'signed-out', req.user, `signed out ${ipAndDevice(req)}`);
};

const WORDS: Record<string, string> = {
  hash: 'password',
  'secondFactor.isRequired': 'second factor required',
};
const TOLD = new Set(['name', 'email', 'role', 'hash', 'secondFactor.isRequired']);

/** What a save changed: the roles before and after; of other fields only the names. */
export const auditChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') return recordAccount(req, 'invited', doc, `account made, role ${doc.role}`);
  const names = changedIn(req.context, doc.id).filter((name) => TOLD.has(name));
  if (names.length === 0) return doc;
  if (names.includes('hash')) await rateLimits.codesOfAccount.reset(String(doc.id));
  const roles = `role: ${prop(previousDoc, 'role') as string} → ${doc.role}`;
  const what = names.map((name) => (name === 'role' ? roles : (WORDS[name] ?? name))).join(', ');
  await recordAccount(req, 'account-changed', doc, what);
  await tellAbout(req, { account: doc, before: previousDoc, names });
};

export const auditDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordAccount(req, 'account-deleted', doc, 'account deleted');
};

/** Changes without another trace: an account unlocked, a password set by a link. */
export const auditUnlock: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  const name = String(operation);
  if (name === 'unlock' && result)
    await recordAudit(req, {
      action: 'account-changed',
      about: ['—'],
      what: `unlocked: ${String(prop(prop(args, 'data'), 'email'))}`,
    });
  if (name !== 'resetPassword') return;
  const user = prop(result, 'user');
  await rateLimits.codesOfAccount.reset(String(prop(user, 'id')));
  await recordAccount(
    req,
    'account-changed',
    { id: prop(user, 'id'), name: prop(user, 'name') },
    'password, by a link',
  );
};
