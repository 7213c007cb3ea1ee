import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asString, prop } from '@/content/json';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { hasNginx, proxyConfiguration, runNginx } from '../../helpers/site/nginx';
import { administrator } from '../../helpers/site/panel';
import { freePort, startSite } from '../../helpers/site/site';

/**
 * Two web processes on one database behind deploy/nginx.conf; without nginx the first process takes its
 * place.
 */
let ports: number[] = [];
let url = '';
let proxy: Awaited<ReturnType<typeof runNginx>> | undefined;
let cms: CmsApi;
beforeAll(async () => {
  ports = [await freePort(), await freePort()];
  if (await hasNginx()) proxy = await runNginx(await proxyConfiguration(ports));
  url = proxy?.url ?? `http://127.0.0.1:${ports[0]}`;
  const env = { ...administrator, SITE_URL: url, RATE_LIMIT_FACTOR: '1' };
  await startSite({ env, port: ports[0] });
  await startSite({ env, port: ports[1], shouldSeed: false });
  cms = await eventually(() => openCmsApi(url));
}, 120_000);
afterAll(() => proxy?.stop());

/** One process's response under the site's public name, bypassing the proxy, which may ask either. */
async function ask(port: number, path: string, token = '') {
  const headers = { Host: new URL(url).host, ...(token && { Authorization: `JWT ${token}` }) };
  const question = request({ hostname: '127.0.0.1', port, path, headers, agent: false }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

/** The responses of both processes and of the proxy. */
const fromAll = (path: string) =>
  Promise.all([...ports, ...(proxy ? [Number(new URL(url).port)] : [])].map((port) => ask(port, path)));

/** Waits until it holds, within the time limit. */
async function within(ms: number, holds: () => Promise<void>) {
  const from = Date.now();
  await eventually(holds);
  expect(Date.now() - from).toBeLessThan(ms);
}

async function signIn(port: number, password: string) {
  const body = JSON.stringify({ email: administrator.ADMIN_EMAIL, password });
  const headers = {
    Host: new URL(url).host,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  };
  const question = request({
    hostname: '127.0.0.1',
    port,
    path: '/cms-api/staff/login',
    method: 'POST',
    headers,
  });
  question.end(body);
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  response.resume();
  return /payload-token=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '';
}

test('a changed text is shown by both within 5 s', async () => {
  const id = await cms.idOf('conditions', 'slug', 'anxiety');
  for (const words of ['Words for two processes', 'Other words for two processes']) {
    await cms.update('conditions', id, { heading1: words });
    await within(5000, async () => {
      for (const path of ['/conditions/anxiety', '/api/conditions/anxiety'])
        for (const { body } of await fromAll(path)) expect(body).toContain(words);
    });
  }
});

test('a picture that is withdrawn is gone from both within seconds, in every size', async () => {
  const image = await cms.upload('garden-path.jpg', 'A garden in the morning');
  const article = await cms.create('blog', { title: 'A picture', slug: 'a-picture', image });
  const name = asString(prop((await cms.find('media', `where[id][equals]=${image}`))[0], 'filename'));
  const file = `/cms-api/media/file/${encodeURIComponent(name)}`;
  const paths = [file, `/_next/image?url=${encodeURIComponent(file)}&w=640&q=60`];
  const all = async (status: number) => {
    for (const path of paths)
      expect((await fromAll(path)).map((answer) => answer.status)).toEqual(Array(proxy ? 3 : 2).fill(status));
  };
  await eventually(() => all(200));
  await cms.remove('blog', article);
  await within(5000, () => all(404));
});

test('a changed password ends the other sessions of the account on both, at once', async () => {
  const [old, fresh] = [administrator.ADMIN_PASSWORD, 'words of the second year'];
  const tokens = await Promise.all(ports.map((port) => signIn(port, old)));
  const me = async (port: number, token: string) =>
    prop(JSON.parse((await ask(port, '/cms-api/staff/me', token)).body), 'user');
  const seen = () =>
    Promise.all(ports.flatMap((port) => tokens.map(async (token) => Boolean(await me(port, token)))));
  // Each session is valid on the other process too.
  expect(await seen()).toEqual([true, true, true, true]);
  const id = asString(prop(await me(ports[0] ?? 0, tokens[0] ?? ''), 'id'));
  const change = async (token: string, currentPassword: string, password: string) => {
    const response = await fetch(`${url}/cms-api/staff/${id}`, {
      method: 'PATCH',
      headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password, currentPassword }),
    });
    expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
  };
  await change(tokens[0] ?? '', old, fresh);
  // The session that changed the password stays, the other one has ended, on both processes.
  expect(await seen()).toEqual([true, false, true, false]);
  expect(await signIn(ports[1] ?? 0, old)).toBe('');
  const token = await signIn(ports[1] ?? 0, fresh);
  expect(token).not.toBe('');
  // For the other tests, whose session has ended as well.
  await change(token, fresh, old);
  cms = await openCmsApi(url);
});

test('what one client may do is not doubled by a second process', async () => {
  const all = async (count: number, send: (number: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let number = 0; number < count; number += 1) statuses.push((await send(number)).status);
    return statuses;
  };
  const post = (path: string, client: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(client && { 'X-Forwarded-For': client }) },
      body: JSON.stringify(body),
    });
  const guess = (number: number) =>
    post('/cms-api/staff/login', '198.18.1.1', {
      email: 'nobody@staff.example',
      password: `wrong ${number}`,
    });
  expect(await all(7, guess)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const message = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', phone: '(561) 555-0100' };
  const write = (number: number) =>
    // From this machine: the demo takes no messages from elsewhere.
    post('/api/contact', '', { ...message, message: `These are words, ${number}.` });
  expect(await all(8, write)).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  // Pages rendered for one client alone count against each process's own limit.
  const search = (number: number) =>
    fetch(`${url}/blog?q=word${number}`, { headers: { 'X-Forwarded-For': '198.18.1.3' } });
  const searched = await all(130, search);
  expect(searched.slice(0, 60)).not.toContain(429);
  expect(searched.filter((status) => status === 200).length).toBeLessThanOrEqual(proxy ? 120 : 60);
  expect(searched.at(-1)).toBe(429);
}, 60_000);
