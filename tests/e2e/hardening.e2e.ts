import { existsSync, readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as reads from '@/content/reads';
import { administrator } from '../helpers/panel';
import { startSite, type Site } from '../helpers/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: administrator });
});

/** A path as it is, which `fetch` would tidy up. */
async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(site.url);
  const question = request({ hostname, port, path, method, headers, agent: false }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

const paths = [
  '/',
  '/conditions/anxiety',
  '/no-such-page',
  '/Map',
  '/map',
  '/about/',
  '/%',
  '/%00',
  '/a%2f..%2f..%2fetc%2fpasswd',
  '/preview',
  '/preview?token=forged',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/brand/favicon.svg',
  '/_next/static/',
  '/_next/image',
  '/_next/image?url=%2Fcms-api%2Fmedia%2Ffile%2Fnone.jpg&w=640&q=75',
  '/admin',
  '/admin/login',
  '/cms-api/pages',
  '/cms-api/media/file/none.jpg',
  '/cms-api/media/file/none.jpg?prefix=x',
  '/cms-api/no-such-call',
  reads.posts.path,
  `${reads.posts.path}/none`,
  `${reads.posts.path}/..%2f..%2fstaff`,
];

describe('every answer', () => {
  test.each(paths)('to %s has the headers of security, says what it is, and fails nowhere', async (path) => {
    const { status, headers } = await ask(path);
    expect([path, status < 500]).toEqual([path, true]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(policy).toMatch(
      path.startsWith('/admin') ? /frame-ancestors 'none'/ : /frame-ancestors '(self|none)'/,
    );
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  });

  test.each(['TRACE', 'PROPFIND'])('to %s is 405', async (method) => {
    const { status, headers, text } = await ask('/', method, { Cookie: 'secret=1' });
    expect([status, text.includes('secret')]).toEqual([405, false]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('what is not there, or makes no sense, leaves no line in the log', async () => {
  const before = site.log();
  for (const path of paths) await ask(path);
  const json = { 'Content-Type': 'application/json' };
  for (const body of ['{', '', 'x=y', '[1,]', '\u0000'])
    for (const path of ['/cms-api/staff/login', '/cms-api/pages', reads.MESSAGES]) {
      const { status } = await fetch(site.url + path, { method: 'POST', headers: json, body });
      expect([path, body, status >= 400 && status < 500]).toEqual([path, body, true]);
    }
  expect(site.log().slice(before.length)).toBe('');
});

test('no source of the product can be fetched', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/server/env.ts',
    '/.data/site.db',
    '/_next/static/chunks/',
    '/BUILD_ID',
  ])
    // 308: the same without the slash at its end.
    expect([path, [404, 308].includes((await ask(path)).status)]).toEqual([path, true]);
  const chunks = '.next/static/chunks';
  expect(existsSync(chunks)).toBe(true);
  expect(readdirSync(chunks, { recursive: true }).filter((file) => String(file).endsWith('.map'))).toEqual(
    [],
  );
});

test('one picture has as many sizes as our pages ask for, whatever is asked', async () => {
  const html = (await ask('/gallery')).text;
  const own = /\/_next\/image\?url=[^"\s]*?cms-api[^"\s]*/.exec(html)?.[0]?.replaceAll('&amp;', '&') ?? '';
  const { status, headers } = await ask(own, 'GET', { Accept: 'image/webp' });
  expect([own !== '', status, headers['content-type']]).toEqual([true, 200, 'image/webp']);
  expect(headers['cache-control']).toMatch(/max-age=(300|0)\b/);
  for (const query of ['&x=1', '&w=640', '&url=%2Fbrand%2Ficon-512.png'])
    expect([query, (await ask(own + query)).status]).toEqual([query, 400]);
  expect((await ask(own.replace(/w=\d+/, 'w=641'))).status).toBe(400);
});
