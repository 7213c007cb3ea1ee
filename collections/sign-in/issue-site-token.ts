import type { PayloadHandler } from 'payload';
import { signSiteToken } from '@/server/auth/site-token';
import { requireStaff, tell } from './signed-in';

/**
 * `POST /cms-api/staff/site-token`: `{ token, expiresAt }` (ISO 8601) for the public site; the panel renews
 * it while open.
 */
export const issueSiteToken: PayloadHandler = async (req) => {
  const { account, sid } = await requireStaff(req, undefined);
  return tell(await signSiteToken(req.payload.secret, { id: String(account.id), role: account.role, sid }));
};
