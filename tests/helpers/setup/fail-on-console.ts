import { afterAll, afterEach } from '@jest/globals';
import { format } from 'node:util';

/**
 * From here to the end of the test, console errors and warnings that match are expected, and at least one
 * must come. Any other one fails its test.
 */
export function expectConsoleError(pattern: RegExp) {
  state.expected.push({ pattern, seen: false });
}

type ConsoleState = { expected: { pattern: RegExp; seen: boolean }[]; unexpected: string[] };

// On the global object, because a test may load this module a second time (`resetModules`).
const shared = globalThis as typeof globalThis & { consoleState?: ConsoleState };
const state = (shared.consoleState ??= { expected: [], unexpected: [] });

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    const message = format(...args);
    const expected = state.expected.filter(({ pattern }) => pattern.test(message));
    for (const expectation of expected) expectation.seen = true;
    if (expected.length === 0) state.unexpected.push(`console.${method}: ${message}`);
  };
}

function checkConsole() {
  const missing = state.expected
    .filter(({ seen }) => !seen)
    .map(({ pattern }) => `expected on the console, but never seen: ${pattern}`);
  const problems = [...state.unexpected, ...missing];
  state.expected = [];
  state.unexpected = [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

afterEach(checkConsole);
afterAll(checkConsole);
