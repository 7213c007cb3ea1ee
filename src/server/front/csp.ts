import { MAP_HOSTS } from '@/content/map-hosts';
import { sourceHash } from '../source-hash';
import { valueOf } from './header-list';

/**
 * The content security policy of a finished HTML page: its own inline scripts by their hashes, and nothing else inline.
 * Blocks of data (JSON-LD) are not scripts.
 */
export function contentSecurityPolicy(
  html: string,
  { ancestors = "'self'" }: { ancestors?: string } = {},
): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (isExecuted(attributes) && script !== '') hashes.add(sourceHash(script));
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // The map of another company, which a visitor asks for in the frame of the contact page.
    ["frame-src 'self'", ...MAP_HOSTS.map((host) => `https://${host}`)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

export const needsPolicy = (headers: string[]) =>
  /^text\/html/i.test(valueOf(headers, 'content-type') ?? '') &&
  valueOf(headers, 'content-security-policy') === undefined;

function isExecuted(attributes: string) {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const value = (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim().toLowerCase();
  return /^($|module$|importmap$|speculationrules$|(text|application)\/(x-)?(java|ecma)script)/.test(value);
}
