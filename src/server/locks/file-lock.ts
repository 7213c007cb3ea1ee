import { chmodSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';

const LOOK_MS = 50;

/**
 * Does the work while no other process does so for the same embedded file: two that make its tables at once would end
 * each other. The lock is SQLite's own on a file beside it, which ends with the process that holds it.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const client = createClient({ url: `file:${file}-starting` });
  try {
    for (;;) {
      const lock = await client.transaction('write').catch((error: unknown) => {
        if (/BUSY|locked/i.test(String(error))) return undefined;
        throw error;
      });
      if (lock) {
        chmodSync(`${file}-starting`, 0o600);
        try {
          return await work();
        } finally {
          lock.close();
        }
      }
      await pause(LOOK_MS);
    }
  } finally {
    client.close();
  }
}
