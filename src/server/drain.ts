import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** Longest wait for an answer under way, such as a film on a slow line; message and pages take far less. */
const LONGEST_MS = 8000;

/**
 * Told to end, Next takes no new connections and waits for the open ones. A tab that polls keeps its own open for ever,
 * so from then on each answer is the last one of its connection; and the slowest is not waited for.
 */
export function drainOnSignal() {
  let isEnding = false;
  subscribe('http.server.request.start', (message) => {
    if (isEnding) (message as { response: ServerResponse }).response.shouldKeepAlive = false;
  });
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    process.once(signal, () => {
      isEnding = true;
      setTimeout(() => process.exit(code), LONGEST_MS).unref();
    });
  }
}
