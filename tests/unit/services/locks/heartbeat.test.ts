import { hostname } from 'node:os';
import { expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { writeHeartbeat } from '@/services/locks/heartbeat';

const HOUR_MS = 3_600_000;

test('a heartbeat deletes those of processes that ended long ago, and nothing else', async () => {
  const ago = (ms: number) => ({ at: Date.now() - ms });
  const rows = new Map<string, object>([
    ['serving:web-1:17', ago(30 * HOUR_MS)],
    ['serving:web-1:18', ago(HOUR_MS + 60_000)],
    ['serving:web-2:17', ago(HOUR_MS / 2)],
    ['counting', { isOn: true }],
  ]);
  const kv = {
    keys: async () => [...rows.keys()],
    get: async (key: string) => rows.get(key) ?? null,
    set: async (key: string, data: object) => void rows.set(key, data),
    delete: async (key: string) => void rows.delete(key),
  };
  await writeHeartbeat({ kv } as unknown as Payload);
  expect([...rows.keys()]).toEqual(['serving:web-2:17', 'counting', `serving:${hostname()}:${process.pid}`]);
});
