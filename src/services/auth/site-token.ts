import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'site';
const LIFETIME_S = 30 * 60;

export type SiteToken = { id: string; role: string; sid: string };

/**
 * Signs the token that the panel leaves for the public site (spec §6). It has its own key, so it is useless
 * at the panel, and names the session with which it ends.
 * @returns the token and its expiry (ISO 8601)
 */
export async function signSiteToken(secret: string, { id, role, sid }: SiteToken) {
  const expiresAt = new Date(Date.now() + LIFETIME_S * 1000);
  const token = await new SignJWT({ role, sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));
  return { token, expiresAt: expiresAt.toISOString() };
}

/** The claims of a valid site token; null for any other. */
export async function openSiteToken(secret: string, token: string): Promise<SiteToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { audience: AUDIENCE, algorithms: ['HS256'] });
    const { sub, role, sid } = payload;
    return typeof sub === 'string' && typeof role === 'string' && typeof sid === 'string'
      ? { id: sub, role, sid }
      : null;
  } catch {
    return null;
  }
}

const keyOf = (secret: string) => createHmac('sha256', secret).update('site token').digest();
