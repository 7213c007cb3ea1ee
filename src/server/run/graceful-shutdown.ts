import type { Server } from 'node:http';

/** Longest wait for an answer under way, such as a film on a slow line; message and pages take far less. */
const TIMEOUT_MS = 8000;
const LOOK_MS = 100;

/**
 * Told to end, the server takes no new connections and answers what it has accepted; the slowest is not waited for.
 * @param onEnd called when the signal comes
 * @returns `isEnding`: a tab that polls keeps its connection open for ever, so from then on each answer must be the last one
 * of its connection.
 */
export function shutDownOnSignal(server: Server, onEnd = () => {}) {
  const state = { isEnding: false };
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    process.once(signal, () => {
      state.isEnding = true;
      onEnd();
      console.info(`Stopping (${signal}): what was accepted is answered first.`);
      server.close(() => process.exit(code));
      // Those whose answer was under way when the signal came are idle only later.
      setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
      setTimeout(() => process.exit(code), TIMEOUT_MS).unref();
    });
  }
  return state;
}
