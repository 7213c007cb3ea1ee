import { roleOf, type Role } from '@/services/auth/access';
import { getCms } from './payload';
import { openSiteToken } from '@/services/auth/site-token';

export type TokenStaff = { id: string; name: string; role: Role };

/**
 * The member of staff whose site token a request has; null for all others, including forged, expired or ended
 * tokens: public endpoints treat them as visitors.
 * @throws {DatabaseAway}
 */
export async function staffFromToken(request: Pick<Request, 'headers'>): Promise<TokenStaff | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) return null;
  const cms = await getCms();
  const claims = await openSiteToken(cms.secret, token);
  if (!claims) return null;
  const account = await cms.findByID({
    collection: 'staff',
    overrideAccess: true,
    id: claims.id,
    depth: 0,
    disableErrors: true,
  });
  const isOpen = account?.sessions?.some(
    ({ id, expiresAt }) => id === claims.sid && new Date(expiresAt) > new Date(),
  );
  if (!account || !isOpen || account.role !== claims.role) return null;
  const user = { ...account, collection: 'staff' as const, _strategy: 'site-token', _sid: claims.sid };
  const role = roleOf({ user });
  return role ? { id: String(account.id), name: account.name, role } : null;
}
