import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { CLIENT_HEADER, clientIp } from './client-ip';
import { env } from '../settings/env';

/**
 * Notes the client IP on every request before anything else sees it. In `npm start` the request filter does
 * this; `npm run dev` has no request filter.
 */
export function noteClientIpsInDevelopment() {
  if (env.isProduction) return;
  subscribe('http.server.request.start', (message) =>
    noteClientIp((message as { request: IncomingMessage }).request, env.trustedProxies),
  );
}

/**
 * The page cache asks Next over an in-memory pipe (page-cache/render.ts), which has no remote end: the note
 * that the request filter made stays. A real connection is always a socket, even after it has closed.
 */
export function noteClientIp(request: IncomingMessage, trustedProxies: string[]) {
  if (!(request.socket instanceof Socket)) return;
  request.headers[CLIENT_HEADER] = clientIp({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headers['x-forwarded-for'],
    trustedProxies,
  });
}
