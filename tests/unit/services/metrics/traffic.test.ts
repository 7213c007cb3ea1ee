import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTraffic, type Traffic } from '@/services/metrics/traffic';
import { eventually } from '../../../helpers/site/eventually';

let lines: string[];
let missing: string[];
let shown: string[];
let traffic: Traffic;
let server: ReturnType<typeof createServer>;
let status = 200;

beforeEach(async () => {
  lines = [];
  missing = [];
  shown = [];
  traffic = createTraffic({
    trustedProxies: ['10.0.0.0/8'],
    report: (line) => lines.push(line),
    onMissing: (url) => missing.push(url),
    onView: (url) => shown.push(url),
    reportMs: 3_600_000,
  });
  server = createServer((incoming, response) => {
    traffic.watch(incoming, response);
    if (status > 0) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  server.on('clientError', traffic.countUnreadable);
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const portOf = () => (server.address() as AddressInfo).port;

async function ask(path: string, answered: number, { method = 'GET', headers = {} } = {}) {
  status = answered;
  const question = request({ port: portOf(), host: '127.0.0.1', path, method, headers, agent: false }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'close');
}

test('refused requests are counted in one line, without client or path', async () => {
  for (let sent = 0; sent < 21; sent += 1) await ask('/api/contact', 400, { method: 'POST' });
  await ask('/api/contact', 429, { method: 'POST' });
  await ask('/blog?q=panic', 429);
  await ask('/cms-api/staff/login', 401, { method: 'POST' });
  await ask('/conditions/anxiety', 404);
  await ask('/about', 200);
  await eventually(async () => expect(traffic.answers.page[200]).toBe(1));
  traffic.flush();
  expect(lines).toEqual([
    'Refused or failed since the last such line: message 400 (21), message 429 (1), page 429 (1), panel 401 (1).',
  ]);
  traffic.flush();
  expect(lines).toHaveLength(1);
});

test('an X-Forwarded-For from an address that is not named is counted, and the address not told', async () => {
  await ask('/about', 200, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  await ask('/about', 200, { headers: { 'X-Forwarded-For': '203.0.113.8' } });
  traffic.flush();
  expect(lines).toEqual([
    expect.stringMatching(/^X-Forwarded-For was not believed 2 times.*TRUSTED_PROXIES/),
  ]);
  expect(lines.join()).not.toContain('203.0');
});

test('a client that disconnects before the response does not count as refused', async () => {
  status = 0;
  const question = request({ port: portOf(), host: '127.0.0.1', path: '/about', agent: false }).end();
  question.on('error', () => {});
  await once(server, 'request');
  question.destroy();
  await eventually(async () => expect(traffic.answers.page[499]).toBe(1));
  traffic.flush();
  expect(lines).toEqual([]);
});

test('what cannot be read at all is counted', async () => {
  const socket = connect(portOf(), '127.0.0.1');
  socket.write('nonsense\r\n\r\n');
  await once(server, 'clientError');
  socket.destroy();
  traffic.flush();
  expect(lines).toEqual(['Refused or failed since the last such line: unreadable requests (1).']);
});

test('the line comes by itself', async () => {
  const soon = createTraffic({ trustedProxies: [], report: (line) => lines.push(line), reportMs: 1 });
  soon.countUnreadable(new Error('nonsense'));
  await eventually(async () => expect(lines).toHaveLength(1));
});

test('the address of a page that does not exist is passed on, those of calls, files, posts and navigations are not', async () => {
  await ask('/old-page?from=mail', 404);
  await ask('/api/no-such-call', 404);
  await ask('/_next/static/gone.js', 404);
  await ask('/old-page', 404, { method: 'POST' });
  await ask('/old-page', 404, { headers: { RSC: '1' } });
  await ask('/about', 200);
  await eventually(async () => expect(traffic.answers.page[200]).toBe(1));
  expect(missing).toEqual(['/old-page?from=mail']);
});

test('a page that is shown counts as a view, also unchanged or by a link of the page; other answers do not', async () => {
  await ask('/about', 200);
  await ask('/about', 304);
  await ask('/programs?_rsc=1', 200, { headers: { rsc: '1' } });
  await ask('/gallery', 200, { headers: { rsc: '1', 'next-router-prefetch': '1' } });
  await ask('/nothing', 404);
  await ask('/contact', 200, { method: 'POST' });
  await ask('/contact', 200, { method: 'HEAD' });
  await ask('/api/pages/about', 200);
  await ask('/admin', 200);
  await ask('/moved', 308);
  await eventually(async () => expect(traffic.answers.page[308]).toBe(1));
  expect(shown).toEqual(['/about', '/about', '/programs?_rsc=1']);
});

test('an answer from memory counts as a view when it is a page', () => {
  const kept = (url: string, statusCode: number, method = 'GET') =>
    traffic.countKept({ url, method } as IncomingMessage, { statusCode } as ServerResponse);
  kept('/about', 200);
  kept('/about', 304);
  kept('/about', 200, 'HEAD');
  kept('/api/pages/about', 304);
  kept('/api/pages/about', 200);
  expect(shown).toEqual(['/about', '/about']);
});
