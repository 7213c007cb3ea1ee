import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { runNode } from '../../../helpers/site/node-process';

const { NODE_OPTIONS: _, NEXT_TELEMETRY_DISABLED: __, ...environment } = process.env;

test('no command of Next reports to its makers, and no poll fills the terminal of `npm run dev`', async () => {
  const paths = [
    '/api/pages/homepage',
    '/api/therapies',
    '/api/globals/site-layout',
    '/api/contact',
    '/about',
  ];
  const script = `
    const { default: config } = await import('./next.config.mjs');
    const { ignore } = config.logging.incomingRequests;
    console.log(JSON.stringify({
      isSilent: process.env.NEXT_TELEMETRY_DISABLED,
      shown: ${JSON.stringify(paths)}.filter(path => !ignore.some(pattern => pattern.test(path))),
    }));`;
  const child = runNode(['--input-type=module', '--eval', script], environment);
  expect([await child.ended, JSON.parse(child.log())]).toEqual([
    0,
    { isSilent: '1', shown: ['/api/contact', '/about'] },
  ]);
});

test('`npm run dev` says in a sentence that another program has its port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const dev = runNode(['src/server/run/dev.mjs'], {
    ...environment,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: '',
  });
  expect([await dev.ended, dev.log()]).toEqual([
    1,
    `Port ${port} of 127.0.0.1 is in use by another program. End that program, or set PORT to another number.\n`,
  ]);
  other.close();
});
