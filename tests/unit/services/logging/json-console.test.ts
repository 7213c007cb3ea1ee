import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { runNode } from '../../../helpers/site/node-process';

/** Logs uncaught errors as Next does, and exits with their number. */
const SITE = `
  const { logInLines } = await import('./src/services/logging/json-console.ts');
  let uncaught = 0;
  process.on('uncaughtException', (error) => {
    uncaught += 1;
    console.error(error);
  });
  logInLines();
  process.stdin.once('data', () => {
    console.info('one');
    console.error('two');
    process.stderr.write('three', () => setImmediate(() => process.exit(Math.min(uncaught, 99))));
  });
  console.info('ready');
`;

test('a process whose log nobody reads any more goes on, without an error about it', async () => {
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '--eval', SITE];
  const { child, ended } = runNode(args, process.env);
  const [line] = (await once(child.stdout, 'data')) as [string];
  expect(JSON.parse(line)).toMatchObject({ level: 30, name: 'site', msg: 'ready' });
  const closed = [once(child.stdout, 'close'), once(child.stderr, 'close')];
  child.stdout.destroy();
  child.stderr.destroy();
  await Promise.all(closed);
  child.stdin.write('go');
  expect(await ended).toBe(0);
});
