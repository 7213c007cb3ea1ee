import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientIp } from '@/services/http/client-ip';
import { eventually } from '../../helpers/site/eventually';
import { hasNginx, proxyConfiguration, runNginx } from '../../helpers/site/nginx';

/**
 * deploy/nginx.conf in the real nginx, in front of web processes that the test controls or that are missing.
 */
const isInstalled = await hasNginx();
const testWithNginx = isInstalled ? test : test.skip;

type Proxy = Awaited<ReturnType<typeof runNginx>>;
let web: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let proxy: Proxy;
let deserted: Proxy;

beforeAll(async () => {
  web = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  answer = (_, response) => response.end('fine');
  if (!isInstalled) return;
  proxy = await runNginx(await proxyConfiguration([port, port]));
  // No server listens on port 1.
  deserted = await runNginx(await proxyConfiguration([1, 1]));
});
afterAll(async () => {
  web.close();
  web.closeAllConnections();
  if (isInstalled) await Promise.all([proxy.stop(), deserted.stop()]);
});

const SECRET_WORDS = 'I have not slept for weeks. ';

testWithNginx('no log names who asked for what, also when no web process answers', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.77', Referer: 'http://center.example/conditions/ptsd' };
  await (await fetch(`${deserted.url}/conditions/anxiety?q=panic`, { headers })).text();
  await (
    await fetch(`${deserted.url}/blog?q=sadness`, { headers, method: 'POST', body: SECRET_WORDS })
  ).text();
  const logs = await eventually(async () => {
    const access = await deserted.log('access.log');
    // The operator learns that, and how often.
    expect(access).toMatch(/POST 502 \d+ [\d.]+ web=502/);
    return access + (await deserted.log('error.log'));
  });
  expect(logs).not.toMatch(/203\.0\.113|127\.0\.0\.1:\d+,|anxiety|panic|ptsd|referrer/);
});

testWithNginx.each([
  ['a message', '/api/contact', 30_000],
  ['what staff write', '/cms-api/contact-messages/1', 900_000],
  ['what staff do', '/admin', 900_000],
  ['anything else', '/contact', 900_000],
])('%s never lies in a temporary file', async (_, path, size) => {
  let held: string[] = [];
  answer = (request, response) => {
    request.resume().on('end', () => {
      held = temporaryFiles();
      // Longer than all buffers of the proxy.
      response.writeHead(200, { 'Cache-Control': 'private, no-store' }).end(SECRET_WORDS.repeat(400_000));
    });
  };
  const response = await fetch(proxy.url + path, {
    method: 'POST',
    body: SECRET_WORDS.repeat(size / SECRET_WORDS.length),
    headers: { 'X-Forwarded-For': `198.51.100.${path.length}` },
  });
  const reader = response.body?.getReader();
  await reader?.read();
  expect(response.status).toBe(200);
  expect(held).toEqual([]);
  // Checks what it could not send yet, because the client does not read.
  expect(temporaryFiles()).toEqual([]);
  await reader?.cancel();
});

/** The temporary body files that nginx has open: it unlinks them at once. */
function temporaryFiles() {
  const workers = readFileSync(`/proc/${proxy.pid}/task/${proxy.pid}/children`, 'utf8').trim().split(' ');
  return workers
    .flatMap((pid) => readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`)))
    .filter((file) => file.startsWith(`${proxy.folder}/`) && !file.endsWith('.log'));
}

/** A connection may have been closed meanwhile. */
function linkOf(path: string) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

testWithNginx('without a web process people get one plain page with 988 and 911 in it', async () => {
  for (const path of ['/', '/conditions/anxiety', '/admin/login']) {
    const response = await fetch(deserted.url + path);
    const body = await response.text();
    expect([path, response.status]).toEqual([path, 502]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(body).toMatch(/tel:988.*tel:911/s);
    expect(body).not.toContain('nginx');
  }
});

testWithNginx('the form and the API get the same as JSON', async () => {
  for (const [path, method] of [
    ['/api/contact', 'POST'],
    ['/api/pages/homepage', 'GET'],
    ['/cms-api/staff/me', 'GET'],
  ] as const) {
    const response = await fetch(deserted.url + path, { method });
    expect([path, response.status]).toEqual([path, 502]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/988.*911/) });
  }
});

testWithNginx('a web process learns who asks', async () => {
  let told: unknown;
  answer = (request, response) => {
    told = request.headers['x-forwarded-for'];
    response.end();
  };
  await fetch(proxy.url, { headers: { 'X-Forwarded-For': '198.51.100.9, 203.0.113.5' } });
  const trustedProxies = ['127.0.0.0/8'];
  const remoteAddress = '127.0.0.1';
  expect(clientIp({ remoteAddress, forwardedFor: String(told), trustedProxies })).toBe('203.0.113.5');
});

testWithNginx("a web process's own words pass as they are", async () => {
  answer = (_, response) => response.writeHead(503, { 'Content-Type': 'text/plain' }).end('being set up');
  const response = await fetch(`${proxy.url}/own-words`);
  expect([response.status, await response.text()]).toEqual([503, 'being set up']);
});

testWithNginx('a message that is too long, or one too many, is refused in words', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.writeHead(201).end('{}'));
  const send = (client: string, body = 'x') =>
    fetch(`${proxy.url}/api/contact`, { method: 'POST', body, headers: { 'X-Forwarded-For': client } });
  const long = await send('198.51.100.1', 'x'.repeat(70_000));
  expect(long.status).toBe(413);
  expect(await long.json()).toMatchObject({ error: expect.stringContaining('too long') });

  // Another IP of the same subscriber is the same client.
  for (let sent = 0; sent < 12; sent += 1) expect((await send(`2001:db8:1:2::${sent}`)).status).toBe(201);
  const tooMany = await send('2001:db8:1:2:3::4');
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await tooMany.json()).toMatchObject({ error: expect.stringContaining('Too many') });
  expect((await send('2001:db8:1:3::1')).status).toBe(201);
});

testWithNginx('messages that are sent without script are counted with the others', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.end('fine'));
  const headers = { 'X-Forwarded-For': '198.51.100.60' };
  const send = (path: string, method = 'POST') => fetch(proxy.url + path, { method, headers });
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1)
    for (const path of ['/api/contact', '/contact']) statuses.push((await send(path)).status);
  expect(statuses).toEqual(Array(12).fill(200));
  const tooMany = await send('/contact');
  expect([tooMany.status, tooMany.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(await tooMany.text()).toMatch(/Too many requests.*tel:988/s);
  expect((await send('/contact', 'GET')).status).toBe(200);
});

testWithNginx('guesses at the sign-in are counted for all web processes together', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.writeHead(401).end());
  const guess = (client: string) =>
    fetch(`${proxy.url}/cms-api/staff/login`, { method: 'POST', headers: { 'X-Forwarded-For': client } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 60; tries += 1) statuses.push((await guess('192.0.2.50')).status);
  expect(statuses.slice(0, 40)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect((await guess('192.0.2.51')).status).toBe(401);
});

testWithNginx(
  'what one client writes goes to one web process, which counts it; pages come from both',
  async () => {
    const asked: [method: string, client: string, web: number][] = [];
    const webs = [0, 1].map((number) =>
      createServer((request, response) => {
        asked.push([String(request.method), String(request.headers['x-forwarded-for']), number]);
        request.resume().on('end', () => response.end('fine'));
      }).listen(0, '127.0.0.1'),
    );
    await Promise.all(webs.map((server) => server.listening || once(server, 'listening')));
    const both = await runNginx(
      await proxyConfiguration(webs.map((server) => (server.address() as AddressInfo).port)),
    );
    asked.length = 0;
    const clients = Array.from({ length: 16 }, (_, number) => `198.18.0.${number}`);
    for (const client of clients)
      for (const [method, path] of [
        ['POST', '/api/contact'],
        ['POST', '/contact'],
        ['POST', '/cms-api/staff/login'],
        ['PATCH', '/cms-api/staff/1'],
        ['GET', `/?${client}`],
        ['GET', `/about?${client}`],
      ] as const)
        await (await fetch(both.url + path, { method, headers: { 'X-Forwarded-For': client } })).text();
    await both.stop();
    for (const server of webs) {
      server.close();
      server.closeAllConnections();
    }
    const websOf = (isMeant: (method: string, client: string) => boolean) =>
      new Set(asked.filter(([method, client]) => isMeant(method, client)).map(([, , number]) => number)).size;
    expect(asked).toHaveLength(16 * 6);
    for (const client of clients)
      expect(websOf((method, who) => method !== 'GET' && who.startsWith(client + ','))).toBe(1);
    expect([websOf((method) => method !== 'GET'), websOf((method) => method === 'GET')]).toEqual([2, 2]);
  },
);

testWithNginx('readiness and metrics are not for the public', async () => {
  for (const path of ['/readyz', '/metrics']) expect((await fetch(proxy.url + path)).status).toBe(403);
});
