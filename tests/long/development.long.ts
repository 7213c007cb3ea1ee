import { afterAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../helpers/site/eventually';
import { runNode, siteEnvironment } from '../helpers/site/node-process';
import { freePort } from '../helpers/site/site';

jest.setTimeout(600_000);

let stop = async () => {};
afterAll(() => stop());

test('npm run dev listens on this machine only, and says in terminal and panel how to get a first content', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dev = runNode(['src/server/run/dev.mjs'], {
    ...siteEnvironment({ url }),
    NODE_ENV: 'development',
    HOST: undefined,
    SITE_URL: undefined,
    NEXT_TELEMETRY_DISABLED: undefined,
  });
  stop = async () => {
    dev.child.kill('SIGTERM');
    await dev.ended;
  };
  const read = async (path: string) => (await fetch(url + path)).text();
  await eventually(() => read('/readyz').then(() => undefined), 120_000);

  expect((await read('/admin/create-first-user')).includes('npm run seed')).toBe(true);
  expect(await read('/api/therapies')).toBe('{"data":[]}');
  await eventually(async () => expect(dev.log()).toContain('GET /admin'));
  const addresses = [...dev.log().matchAll(/https?:\/\/\S+/g)].map(([address]) => address);
  expect(new Set(addresses)).toEqual(new Set([url]));
  expect(dev.log()).toContain('Run in another terminal: npm run seed');
  expect(dev.log()).not.toMatch(/telemetry|\/api\/therapies/);
});
