import { afterEach, expect, test } from '@jest/globals';
import { runNightlyBackup } from '@/server/backup/nightly-process';
import { expectConsoleError } from '../../../helpers/setup/fail-on-console';

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

test('a backup that cannot begin is a line in the log, and leaves no listener', async () => {
  const listeners = process.listenerCount('exit');
  process.execPath = '/no/such/program';
  expectConsoleError(/^The nightly backup failed: spawn \/no\/such\/program ENOENT$/);
  await runNightlyBackup();
  expect(process.listenerCount('exit')).toBe(listeners);
});
