import { chmodSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';

const LOOK_MS = 50;

/**
 * Runs the work while no other process does so for the same embedded file: two processes that create its
 * tables at once would break each other. Uses SQLite's own lock on a file beside it, which is released when
 * its process ends.
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
