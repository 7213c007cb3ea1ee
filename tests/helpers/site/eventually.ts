import { setTimeout as pause } from 'node:timers/promises';

/** Checks again until it holds; what it says at the end of the time is the failure. */
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
