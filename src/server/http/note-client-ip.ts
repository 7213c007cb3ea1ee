import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { CLIENT_HEADER, clientIp } from './client-ip';
import { env } from '../settings/env';

/**
 * Who asks is noted on every request before anything else sees it, as only this process can know. `npm start` does it in
 * its gate, for what is not answered from memory; `npm run dev` has no gate.
 */
export function createClientIpReader() {
  if (env.isProduction) return;
  subscribe('http.server.request.start', (message) =>
    noteClientIp((message as { request: IncomingMessage }).request, env.trustedProxies),
  );
}

/**
 * The front asks Next over a pipe within this process (front/ask.ts), which has no other end: there the note that was
 * made at the door stands. A real connection is always a socket, even after its end.
 */
export function noteClientIp(request: IncomingMessage, trustedProxies: string[]) {
  if (!(request.socket instanceof Socket)) return;
  request.headers[CLIENT_HEADER] = clientIp({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headers['x-forwarded-for'],
    trustedProxies,
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
