import { expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { createRenderer } from '@/server/page-cache/render';

const LIMIT_MS = 50;

test('a page that is never rendered is given up, so that the next visitor asks anew', async () => {
  const render = createRenderer(() => undefined, LIMIT_MS);
  await expect(render({ url: '/about', headers: {} })).rejects.toThrow(
    'A page was not rendered within 50 ms.',
  );
});

test('a response that stops in the middle is given up too', async () => {
  const render = createRenderer((_request, response) => response.write('<p>'), LIMIT_MS);
  await expect(render({ url: '/about', headers: {} })).rejects.toThrow();
});

test('the time of a form begins when all of it has arrived', async () => {
  const render = createRenderer(
    (request, response) => void request.resume().on('end', () => response.end('sent')),
    LIMIT_MS,
  );
  const posted = new Readable({ read: () => undefined });
  const answer = render({ url: '/contact', headers: { 'transfer-encoding': 'chunked' }, posted });
  posted.push('message=');
  setTimeout(() => posted.push('Hello') && posted.push(null), 3 * LIMIT_MS);
  expect(String((await answer).body)).toBe('sent');
});

test('headers that Node does not send fail this request alone', async () => {
  const render = createRenderer((_request, response) => response.end('page'));
  const headers = { trailer: 'x', 'content-length': '3' };
  await expect(render({ url: '/contact', headers, posted: Readable.from(['a=b']) })).rejects.toThrow(
    'Trailer',
  );
  await expect(render({ url: '/contact', headers })).rejects.toThrow('Trailer');
});
