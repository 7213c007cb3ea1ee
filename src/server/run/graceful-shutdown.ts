import type { Server } from 'node:http';
import { endRuns } from '@/services/process/job-runs';

/** The longest wait for an open response, such as a film on a slow line; messages and pages take far less. */
export const TIMEOUT_MS = 8000;
const LOOK_MS = 100;
/** The signals that end the server, and its exit codes. */
export const EXIT_CODES = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * On a signal, the server accepts no new connections, and finishes open requests and running jobs, up to the
 * time limit.
 * @param onEnd called when the signal comes
 * @returns `isEnding`: a polling tab would keep its connection open forever, so from then on every response
 *   closes its connection
 */
export function shutDownOnSignal(server: Server, onEnd = () => {}) {
  const state = { isEnding: false };
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.once(signal, () => {
      state.isEnding = true;
      onEnd();
      console.info(`Stopping (${signal}): finishing accepted requests and jobs first.`);
      const jobsEnd = endRuns();
      server.close(() => void jobsEnd.then(() => process.exit(code)));
      // Connections with an open response at the signal become idle only later.
      setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
      setTimeout(() => process.exit(code), TIMEOUT_MS).unref();
    });
  }
  return state;
}
