import { format } from 'node:util';
import { formatErrorInLines } from './redact';

/** The numbers that Payload's logger uses for the same. */
const LEVELS = { log: 30, info: 30, warn: 40, error: 50 } as const;

/**
 * Everything that this process says, as one line of JSON each, in the shape of Payload's own log: `level`, `time` (ms),
 * `name`, `msg`. An error passes the serialiser that leaves the words of visitors out. At a terminal people read, so there
 * it stays text.
 */
export function logInLines() {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, number][]) {
    const stream = level > LEVELS.info ? process.stderr : process.stdout;
    console[method] = (...args: unknown[]) => {
      const told = args.map((part) => (part instanceof Error ? formatErrorInLines(part) : part));
      // Next colors what it says.
      const msg = format(...told).replace(/\u001b\[\d+m/g, '');
      if (msg.trim()) stream.write(`${JSON.stringify({ level, time: Date.now(), name: 'site', msg })}\n`);
    };
  }
}
