import type { createServer, Server } from 'node:http';

/** Milliseconds; ten thousand open tabs keep a connection each for some seconds. */
const LIMITS = { headersMs: 15_000, requestMs: 120_000, checkMs: 5000, connections: 20_000 };

/**
 * A server that a client cannot occupy by being slow: headers have 15 s to arrive, a whole request (a film on a slow line
 * included) 2 minutes, and further connections than the machine can carry are closed at once.
 */
export function limitSlowClients(create: typeof createServer, limits = LIMITS): Server {
  const server = create({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  });
  server.maxConnections = limits.connections;
  return server;
}
