import { env } from '../settings/env';

/** Subdomains may be services of other companies without a certificate, so including them is a setting. */
const HSTS = `max-age=31536000${env.hstsSubdomains ? '; includeSubDomains' : ''}`;

/** For every response that is not a page: a page gets its own policy (src/server/page-cache/csp.ts). */
const NO_PAGE = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Headers of every response, errors, redirects and files included, unless the response sets its own. Names
 * and values alternate. No link may reveal which condition a visitor read about.
 */
export const SECURITY_HEADERS: readonly string[] = Object.entries({
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': NO_PAGE,
  ...(env.isHttps ? { 'Strict-Transport-Security': HSTS } : {}),
}).flat();
