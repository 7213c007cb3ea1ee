import type { Server } from 'node:http';

/** Longest wait for an answer under way, such as a film on a slow line; message and pages take far less. */
const LONGEST_MS = 8000;
const LOOK_MS = 100;

/**
 * Told to end, the server takes no new connections and answers what it has accepted. A tab that polls keeps its connection
 * open for ever, so from then on each answer is the last one of its connection; and the slowest is not waited for.
 */
export function drainOnSignal(server: Server) {
  let isEnding = false;
  server.prependListener('request', (_request, response) => {
    if (isEnding) response.shouldKeepAlive = false;
  });
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    process.once(signal, () => {
      isEnding = true;
      server.close(() => process.exit(code));
      // Those whose answer was under way when the signal came are idle only later.
      setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
      setTimeout(() => process.exit(code), LONGEST_MS).unref();
    });
  }
}
