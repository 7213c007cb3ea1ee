import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askAddress } from '@/services/links/ask-address';
import { isPublicAddress } from '@/services/links/public-address';

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2600::1', '2a00:1450::1'])(
  '%s is public',
  (ip) => expect(isPublicAddress(ip)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '64:ff9b::8.8.8.8',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not', (ip) => expect(isPublicAddress(ip)).toBe(false));

const asked: string[] = [];
const server = createServer(({ method, url = '', headers }, response) => {
  asked.push(`${method} ${url}${headers.cookie ?? ''}${headers.referer ?? ''}`);
  const [, status = '200', to] = /^\/(\d+)(?:\?to=(.+))?$/.exec(url) ?? [];
  if (url === '/slow') return;
  const isHeadOnly = url === '/get-only' && method === 'HEAD';
  response.writeHead(isHeadOnly ? 404 : Number(status), to ? { location: decodeURIComponent(to) } : {}).end();
});
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const here = { isAllowed: (ip: string) => ip === '127.0.0.1', isPortAllowed: () => true };

test('only 404, 410 and a host that does not exist mean that a link leads nowhere', async () => {
  expect(await askAddress(`${origin}/404`, here)).toBe('404');
  expect(await askAddress(`${origin}/410`, here)).toBe('410');
  for (const status of [200, 301, 400, 401, 403, 405, 429, 500, 503])
    expect(await askAddress(`${origin}/${status}`, here)).toBeUndefined();
  expect(await askAddress(`${origin}/slow`, { ...here, timeoutMs: 50 })).toBeUndefined();
});

test('a site that knows a page only by GET has it; a redirect is followed', async () => {
  expect(await askAddress(`${origin}/get-only`, here)).toBeUndefined();
  expect(await askAddress(`${origin}/302?to=${encodeURIComponent('/404')}`, here)).toBe('404');
  expect(await askAddress(`${origin}/302?to=${encodeURIComponent('/302')}`, here)).toBeUndefined();
});

test('no private address is asked: not by its number, by a name, or by a redirect', async () => {
  asked.length = 0;
  const { port } = new URL(origin);
  const anyPort = { isPortAllowed: () => true };
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])
    expect(await askAddress(`http://${host}:${port}/404`, anyPort)).toBeUndefined();
  // A port that no website has, an account, and another protocol.
  expect(await askAddress(`${origin}/404`, { isAllowed: () => true })).toBeUndefined();
  expect(await askAddress(origin.replace('//', '//me:secret@') + '/404', here)).toBeUndefined();
  expect(
    await askAddress(`${origin}/302?to=${encodeURIComponent('file:///etc/passwd')}`, here),
  ).toBeUndefined();
  expect(asked).toEqual(['HEAD /302?to=file%3A%2F%2F%2Fetc%2Fpasswd']);
  const elsewhere = encodeURIComponent(`http://localhost:${port}/404`);
  let isFirst = true;
  const onlyFirst = () => isFirst && !(isFirst = false);
  expect(
    await askAddress(`${origin}/302?to=${elsewhere}`, { ...anyPort, isAllowed: onlyFirst }),
  ).toBeUndefined();
  expect(asked.filter((line) => line.includes('/404'))).toEqual([]);
});
