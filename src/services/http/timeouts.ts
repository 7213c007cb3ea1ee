import type { createServer, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SECURITY_HEADERS } from './security-headers';

/** Milliseconds; ten thousand open tabs keep one connection each for some seconds. */
const LIMITS = { headersMs: 15_000, requestMs: 120_000, checkMs: 5000, connections: 20_000 };

/**
 * A server that slow clients cannot block: headers must arrive within 15 s and a whole request (including a
 * film on a slow line) within 2 minutes; connections beyond the limit are closed at once.
 */
export function createTimedServer(create: typeof createServer, limits = LIMITS): Server {
  const server = create({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  });
  server.maxConnections = limits.connections;
  server.on('clientError', refuseUnreadable);
  return server;
}

/** Rejects malformed, slow or oversized requests, with our usual security headers. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  const lines = [`HTTP/1.1 ${status}`, 'Connection: close', 'Cache-Control: no-store', 'Content-Length: 0'];
  for (let at = 0; at < SECURITY_HEADERS.length; at += 2)
    lines.push(`${SECURITY_HEADERS[at]}: ${SECURITY_HEADERS[at + 1]}`);
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}

const STATUS: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
