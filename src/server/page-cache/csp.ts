import { MAP_HOSTS } from '@/content/links/map-hosts';
import { sourceHash } from './csp-hash';
import { headerValue } from './raw-headers';
import { templateScripts } from './inline-scripts';

/**
 * The content security policy of a finished HTML page: allows the inline scripts of its template by hash, and
 * nothing else inline. Data blocks (JSON-LD) need no source.
 */
export function contentSecurityPolicy(
  html: string,
  { ancestors = "'self'" }: { ancestors?: string } = {},
): string {
  const hashes = new Set(templateScripts(html).map(sourceHash));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // The map of another company, which visitors load in the frame of the contact page.
    ["frame-src 'self'", ...MAP_HOSTS.map((host) => `https://${host}`)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

export const needsPolicy = (headers: string[]) =>
  /^text\/html/i.test(headerValue(headers, 'content-type') ?? '') &&
  headerValue(headers, 'content-security-policy') === undefined;
