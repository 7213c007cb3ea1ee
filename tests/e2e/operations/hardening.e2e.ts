import { existsSync, readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { MESSAGES } from '@/content/endpoints/calls';
import * as endpoints from '@/content/endpoints/endpoints';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: administrator });
});

/** Requests a path unchanged, which `fetch` would normalize. */
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
  '/_next/image?url=%2Fcms-api%2Fmedia%2Ffile%2Fnone.jpg&w=640&q=60',
  '/admin',
  '/admin/login',
  '/cms-api/pages',
  '/cms-api/media/file/none.jpg',
  '/cms-api/media/file/none.jpg?prefix=x',
  '/cms-api/no-such-call',
  endpoints.posts.path,
  `${endpoints.posts.path}/none`,
  `${endpoints.posts.path}/..%2f..%2fstaff`,
];

describe('every answer', () => {
  test.each(paths)('to %s has the security headers and a content type, and never fails', async (path) => {
    const { status, headers } = await ask(path);
    expect([path, status < 500]).toEqual([path, true]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
      'x-frame-options': path.startsWith('/admin') ? 'DENY' : 'SAMEORIGIN',
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

test.each(['/about', '/_next/image?url=x', '/admin', 'http://127.0.0.1:1/'])(
  'an Upgrade for %s is the ordinary request that it is too',
  async (path) => {
    const { status, headers } = await ask(path, 'GET', { Connection: 'Upgrade', Upgrade: 'websocket' });
    const plain = await ask(path);
    expect([status, headers['content-security-policy']?.slice(0, 18)]).toEqual([
      plain.status,
      plain.headers['content-security-policy']?.slice(0, 18),
    ]);
  },
);

test('what is not there, or makes no sense, leaves no line in the log', async () => {
  const before = site.log();
  for (const path of paths) await ask(path);
  const json = { 'Content-Type': 'application/json' };
  for (const body of ['{', '', 'x=y', '[1,]', '\u0000'])
    for (const path of ['/cms-api/staff/login', '/cms-api/pages', MESSAGES]) {
      const { status } = await fetch(site.url + path, { method: 'POST', headers: json, body });
      expect([path, body, status >= 400 && status < 500]).toEqual([path, body, true]);
    }
  // The pages have no server functions, and the response does not repeat the given name.
  expect((await ask('/', 'POST', { 'Next-Action': 'zzabc', 'Content-Length': '0' })).status).toBeLessThan(
    500,
  );
  expect(linesAfter(before)).toEqual([]);
});

test('an impossible path shows the not-found page with help, without script', async () => {
  for (const path of ['/index.html', '/contact.php', '/a/b.html', '/foo.png', '/.well-known/security.txt']) {
    const { status, text } = await ask(path);
    expect([path, status]).toEqual([path, 404]);
    for (const words of ['404 Page Not Found', 'href="tel:988"', 'href="tel:911"'])
      expect(text).toContain(words);
  }
  for (const path of ['/blog/x.html', '/conditions/anxiety.html', '/_next/foo'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('a password in a form that cannot be read reaches no log', async () => {
  const before = site.log();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  for (const payload of ['zzsecret', '{"email":"a@b.example","password": zzsecret}', '\u0000']) {
    const body = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--x--\r\n`;
    const { status } = await fetch(`${site.url}/cms-api/staff/login`, { method: 'POST', headers, body });
    expect([payload, status]).toEqual([payload, 400]);
  }
  for (const path of ['/cms-api/__proto__', '/cms-api/constructor', '/cms-api/toString/x'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect((await ask('/cms-api/staff/verify/x', 'POST')).status).toBe(404);
  expect(linesAfter(before)).toEqual([]);
});

test('no source of the product can be fetched', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/services/settings/env.ts',
    '/.data/site.db',
    '/_next/static/chunks/',
    '/BUILD_ID',
  ])
    // 308: redirects to the path without the trailing slash.
    expect([path, [404, 308].includes((await ask(path)).status)]).toEqual([path, true]);
  const chunks = '.next/static/chunks';
  expect(existsSync(chunks)).toBe(true);
  expect(readdirSync(chunks, { recursive: true }).filter((file) => String(file).endsWith('.map'))).toEqual(
    [],
  );
});

test('one picture is resized only to the sizes of our pages, whatever clients request', async () => {
  const html = (await ask('/gallery')).text;
  const own = /\/_next\/image\?url=[^"\s]*?cms-api[^"\s]*/.exec(html)?.[0]?.replaceAll('&amp;', '&') ?? '';
  const { status, headers } = await ask(own, 'GET', { Accept: 'image/webp' });
  expect([own !== '', status, headers['content-type']]).toEqual([true, 200, 'image/webp']);
  const newer = await ask(own, 'GET', { Accept: 'image/avif,image/webp,*/*' });
  expect([newer.status, newer.headers['content-type']]).toEqual([200, 'image/avif']);
  expect(headers['cache-control']).toMatch(/max-age=(300|0)\b/);
  for (const query of ['&x=1', '&w=640', '&url=%2Fbrand%2Ficon-512.png'])
    expect([query, (await ask(own + query)).status]).toEqual([query, 400]);
  expect((await ask(own.replace(/w=\d+/, 'w=641'))).status).toBe(400);
  // Another spelling of the same name would be another file on the disk.
  const spelled = own.replace(
    /(file%2F)(\w)/,
    (_all, folder: string, letter: string) => `${folder}%25${letter.charCodeAt(0).toString(16)}`,
  );
  expect([spelled === own, (await ask(spelled)).status]).toEqual([false, 400]);
});

test('a visitor who sends too many messages is told how long to wait', async () => {
  await site.stop();
  const limited = await startSite({ env: { RATE_LIMIT_FACTOR: '1' }, shouldSeed: false });
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Elm',
    email: 'ada@example.org',
    message: 'The seventh of these is refused.',
  });
  const send = () =>
    fetch(limited.url + MESSAGES, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  for (let turn = 0; turn < 6; turn += 1) expect((await send()).status).toBe(201);
  const refused = await send();
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining('Please wait a few minutes'),
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
});

/** The site's log since then, without the lines that count refusals. */
const linesAfter = (before: string) =>
  site
    .log()
    .slice(before.length)
    .split('\n')
    .filter((line) => line && !line.includes('Refused or failed since'));
