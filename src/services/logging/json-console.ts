import { format } from 'node:util';
import { formatErrorInLines } from './redact';

/** The log levels of Payload's logger. */
const LEVELS = { log: 30, info: 30, warn: 40, error: 50 } as const;

/**
 * Writes all console output as one JSON object per line, in the format of Payload's log: `level`, `time`
 * (ms), `name`, `msg`. Errors pass the serializer that removes visitors' text. In a terminal the output stays
 * plain text.
 */
export function logInLines() {
  // Without listeners, a closed log pipe is an uncaught error, which Next logs, which fails again, endlessly.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, number][]) {
    const stream = level > LEVELS.info ? process.stderr : process.stdout;
    console[method] = (...args: unknown[]) => {
      const told = args.map((part) => (part instanceof Error ? formatErrorInLines(part) : part));
      // Remove Next's ANSI colors.
      const msg = format(...told).replace(/\u001b\[\d+m/g, '');
      if (msg.trim()) stream.write(`${JSON.stringify({ level, time: Date.now(), name: 'site', msg })}\n`);
    };
  }
}
