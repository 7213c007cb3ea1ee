import { isIP } from 'node:net';

/**
 * Whether this is an https address that anybody can reach: there, nothing invented may pass for real. Names that are kept
 * free for tests and examples, and networks at home, are not public (RFC 2606, 6762, 8375, 1918, 4193).
 */
export function isPublicAddress(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return !PRIVATE_NETWORKS.test(host);
  return host.includes('.') && !RESERVED_NAMES.test(host);
}

const RESERVED_NAMES = /(^|\.)(localhost|local|test|example|invalid|internal|lan|home\.arpa)$/i;

const PRIVATE_NETWORKS = /^(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.|^(::1?$|f[cd]|fe80:)/i;
