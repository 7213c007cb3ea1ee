import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createPageCache } from '@/server/page-cache/page-cache';

let server: Server;
let asked: string[];

beforeEach(async () => {
  asked = [];
  const pageCache = createPageCache({
    next: async (request, response) => {
      asked.push(`${request.method} ${request.url} ${await text(request)}`);
      response.writeHead(422, { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-store' });
      response.end('<form>');
    },
    revision: { number: 0, isKnown: true, isAway: false },
    host: 'center.example',
    panel: '/panel',
    untouched: [],
    forms: ['/contact'],
    queryNames: new Set(['q']),
    privateCookies: /payload-/,
  });
  server = createServer(pageCache.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const post = (words: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ words }),
  });

test('a posted form is passed on with its body; the response is a page with its policy, and is never cached', async () => {
  for (const words of ['one', 'two', '語'.repeat(9000)]) {
    const answer = await post(words);
    expect([answer.status, await answer.text()]).toEqual([422, '<form>']);
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(asked.slice(0, 2)).toEqual(['POST /contact words=one', 'POST /contact words=two']);
  expect(asked[2]).toHaveLength('POST /contact words='.length + 81_000);
});

/** Sends a request as it is: clients such as `fetch` refuse these headers. */
async function sendRaw(lines: string[], body = '') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end([...lines, 'Host: center.example', 'Connection: close', '', body].join('\r\n'));
  return text(socket);
}

test.each(['Trailer: x', 'TE: trailers', 'Keep-Alive: timeout=5', 'Proxy-Connection: keep-alive'])(
  'a header about the connection alone is not passed on: %s',
  async (header) => {
    for (const length of [3, 0]) {
      const lines = ['POST /contact HTTP/1.1', `Content-Length: ${length}`, header];
      expect(await sendRaw(lines, 'a=b'.slice(0, length))).toMatch(/^HTTP\/1\.1 422 /);
    }
    expect(await sendRaw(['GET /contact HTTP/1.1', 'Cookie: payload-token=x', header])).toMatch(
      /^HTTP\/1\.1 422 /,
    );
  },
);
