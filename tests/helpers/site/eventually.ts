import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a check until it holds; its last error is the failure. */
export async function eventually<T>(check: () => Promise<T>, timeout = 30_000): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}
