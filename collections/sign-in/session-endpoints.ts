import type { PayloadHandler } from 'payload';
import { asString } from '@/content/json';
import { accountStore } from '@/services/auth/account-store';
import { signSiteToken } from '@/services/auth/site-token';
import { recordAccount } from '../staff/audit';
import { json, requireStaff } from './signed-in';

/**
 * `POST /cms-api/staff/sessions/end` `{ id }` ends one of the account's sessions, `{ others: true }` all but
 * this one.
 */
export const endSession: PayloadHandler = async (req) => {
  const { account, sid, body } = await requireStaff(req, undefined);
  const which = body('others') === true ? { except: [sid] } : { only: [asString(body('id'))] };
  const ended = await accountStore(req.payload.db).endSessions(account.id, which, req);
  if (ended > 0) await recordAccount(req, 'signed-out', account, `sessions ended: ${ended}`);
  return json({ ended });
};

/**
 * `POST /cms-api/staff/site-token`: `{ token, expiresAt }` (ISO 8601) for the public site; the panel renews
 * it while open.
 */
export const issueSiteToken: PayloadHandler = async (req) => {
  const { account, sid } = await requireStaff(req, undefined);
  return json(await signSiteToken(req.payload.secret, { id: String(account.id), role: account.role, sid }));
};
