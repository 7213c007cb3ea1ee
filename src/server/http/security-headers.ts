import { env } from '../settings/env';

/** Subdomains may be other people's services, which may have no certificate: their owner decides. */
const HSTS = `max-age=31536000${env.hstsSubdomains ? '; includeSubDomains' : ''}`;

/** For everything that is not a page: a page gets a policy of its own (src/server/page-cache/csp.ts). */
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
 * What every answer says, errors, redirects and files included; where an answer says otherwise, that counts. Nobody
 * learns from a link which condition somebody read about. Names and values in turn.
 */
export const SECURITY_HEADERS: readonly string[] = [
  ...['Referrer-Policy', 'same-origin'],
  ...['X-Content-Type-Options', 'nosniff'],
  ...['X-Frame-Options', 'SAMEORIGIN'],
  ...['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
  ...['Content-Security-Policy', NO_PAGE],
  ...(env.isHttps ? ['Strict-Transport-Security', HSTS] : []),
];
