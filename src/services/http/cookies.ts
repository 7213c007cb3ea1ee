import { env } from '../settings/env';

/**
 * With https every cookie is `Secure` and has the prefix that lets only this host set it (ASVS 5.0, 3.3.1).
 */
const OWN_HOST = env.isHttps ? '__Host-' : '';

/** Appended to the attributes of a cookie. */
export const SECURE = env.isHttps ? '; Secure' : '';

/** Payload names the session cookie this plus `-token`. */
export const SESSION_PREFIX = `${OWN_HOST}payload`;

/**
 * Marks a browser in which a member of staff signed in before. Sent to the account endpoints only, so it
 * cannot be `__Host-`.
 */
export const DEVICE_COOKIE = `${env.isHttps ? '__Secure-' : ''}staff-device`;

export const PREVIEW_COOKIE = `${OWN_HOST}payload-preview`;

/**
 * The cookie that opens the preview of this token for this many seconds; without a token it ends the preview.
 */
export const previewCookie = (token = '', seconds = 0) =>
  `${PREVIEW_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${SECURE}`;

/** Whether a `Cookie` header contains a preview cookie, valid or not: such a response must not be cached. */
export const hasPreviewCookie = (cookies: string | null | undefined) =>
  new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=`).test(cookies ?? '');
