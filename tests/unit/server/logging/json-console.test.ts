import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** Logs uncaught errors as Next does, and exits with their number. */
const SITE = `
  const { logInLines } = await import('./src/server/logging/json-console.ts');
  let uncaught = 0;
  process.on('uncaughtException', (error) => {
    uncaught += 1;
    console.error(error);
  });
  logInLines();
  process.stdin.once('data', () => {
    console.info('one');
    console.error('two');
    setTimeout(() => process.exit(Math.min(uncaught, 99)), 300);
  });
  console.info('ready');
`;

test('a process whose log nobody reads any more goes on, without an error about it', async () => {
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '--eval', SITE];
  const site = spawn(process.execPath, args, { stdio: 'pipe' });
  const [line] = (await once(site.stdout, 'data')) as [Buffer];
  expect(JSON.parse(line.toString())).toMatchObject({ level: 30, name: 'site', msg: 'ready' });
  const closed = [once(site.stdout, 'close'), once(site.stderr, 'close')];
  site.stdout.destroy();
  site.stderr.destroy();
  await Promise.all(closed);
  site.stdin.write('go');
  expect(await once(site, 'exit')).toEqual([0, null]);
});
