import { env } from '../settings/env';

/**
 * With https every cookie is `Secure`, and its name says to the browser that only this host may set it (ASVS 5.0, 3.3.1).
 */
const OWN_HOST = env.isHttps ? '__Host-' : '';

/** Stands behind the attributes of a cookie. */
export const SECURE = env.isHttps ? '; Secure' : '';

/** Payload calls the session's cookie by this and `-token`. */
export const SESSION_PREFIX = `${OWN_HOST}payload`;

/** Says that somebody has signed in from this browser before. It is sent to the accounts' calls only, so no `__Host-`. */
export const DEVICE_COOKIE = `${env.isHttps ? '__Secure-' : ''}staff-device`;

export const PREVIEW_COOKIE = `${OWN_HOST}payload-preview`;

/** Opens the preview of this token for so many seconds; with none it ends. */
export const previewCookie = (token = '', seconds = 0) =>
  `${PREVIEW_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${SECURE}`;

/** Whether a `Cookie` header has one at all, good or not: what is answered to it is for nobody's cache. */
export const hasPreviewCookie = (cookies: string | null | undefined) =>
  new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=`).test(cookies ?? '');
