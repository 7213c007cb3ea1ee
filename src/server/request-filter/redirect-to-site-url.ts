import type { IncomingMessage } from 'node:http';
import { isTrustedProxy } from '@/services/http/client-ip';
import { isLoopbackAddress } from '@/services/settings/loopback';

type Options = {
  /** The public address, such as `https://center.example`. */
  siteUrl: string;
  trustedProxies: string[];
};

/** Paths that programs request under any name they know, and that pages opened under another name need. */
const ANY_NAME = /^\/(?:api|cms-api|_next|healthz|readyz|metrics|\.well-known)(?:[/?]|$)/;

/**
 * Where to redirect a visitor who uses another name of the site: with or without `www.`, or http where the
 * proxy says so. Forms and sessions belong to one origin, that of `SITE_URL`. Undefined for all other hosts:
 * a name that a proxy made up for this process must not cause a redirect loop.
 */
export function createSiteUrlRedirect({ siteUrl, trustedProxies }: Options) {
  const { host, origin, protocol } = new URL(siteUrl);
  const twin = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const isPublic = !isLoopbackAddress(siteUrl);

  return ({ method, url = '/', headers, socket }: IncomingMessage): string | undefined => {
    if (!isPublic || (method !== 'GET' && method !== 'HEAD')) return undefined;
    const asked = headers.host?.toLowerCase();
    const isByHttp =
      protocol === 'https:' &&
      asked === host &&
      headers['x-forwarded-proto'] === 'http' &&
      isTrustedProxy(socket.remoteAddress, trustedProxies);
    if ((asked !== twin && !isByHttp) || ANY_NAME.test(url)) return undefined;
    return url.startsWith('/') ? origin + url : undefined;
  };
}
