import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'site';
const LIFETIME_S = 30 * 60;

export type SiteToken = { id: string; role: string; sid: string };

/**
 * The token that the panel leaves for the public site (spec §6). It is signed with a key of its own, so that it is
 * worth nothing at the panel, and names the session that it dies with.
 * @returns the token, and until when it is good (ISO 8601).
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

/** What a token says, when it is ours, for the site and not too old; else null. */
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
