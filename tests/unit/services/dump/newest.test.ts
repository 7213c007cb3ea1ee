import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestBackup } from '@/services/dump/newest';

const folder = mkdtempSync(join(tmpdir(), 'newest-'));
afterAll(() => rmSync(folder, { recursive: true }));

function addBackup(name: string, finishedAt: string, file = 'manifest.json') {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, file), '{}');
  utimesSync(join(folder, name, file), new Date(finishedAt), new Date(finishedAt));
}
const newest = async (state = {}) => {
  const at = await newestBackup(folder, state);
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 10);
};

test('the newest backup is a whole one, made by hand or automatically', async () => {
  expect(await newest()).toBeUndefined();
  addBackup('backup-one', '2026-10-01');
  addBackup('backup-unfinished', '2026-10-03', 'database.jsonl');
  // Without pictures.
  addBackup('before-1.1.0-2026-10-04', '2026-10-04');
  expect(await newest()).toBe('2026-10-01');
  expect(await newest({ madeAt: '2026-10-02T06:00:00.000Z' })).toBe('2026-10-02');
  expect(await newest({ madeAt: '2026-09-02T06:00:00.000Z' })).toBe('2026-10-01');
});
