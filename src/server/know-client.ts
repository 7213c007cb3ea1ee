import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_HEADER, clientOf } from './client-address';
import { env } from './env';

/** Six months: long enough to count, short enough to go back. */
const HSTS = 'max-age=15552000; includeSubDomains';

/**
 * Before anything else sees a request: who asks is noted on it, as only this process can know; and over https the
 * browser is told to stay there. Both hold for every answer, redirects and errors included.
 */
export function knowClient() {
  const isSecure = env.siteUrl.startsWith('https:');
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.headers[CLIENT_HEADER] = clientOf({
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for'],
      trustedProxies: env.trustedProxies,
    });
    if (isSecure) response.setHeader('Strict-Transport-Security', HSTS);
  });
}

/** Passwords and messages would travel in the open. */
export function warnOfOpenLine() {
  const { protocol, hostname } = new URL(env.siteUrl);
  if (!env.isProduction || protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    return;
  console.warn(
    [
      '!!! SITE_URL is http, not https: passwords of staff and messages of visitors travel unprotected.',
      '!!! Put a proxy with a certificate in front and set SITE_URL to the https address.',
    ].join('\n'),
  );
}
