import { afterEach, expect, jest, test } from '@jest/globals';
import { request } from '@/lib/request';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const answered = (status: number, body: string) => {
  const statusText = status === 502 ? 'Bad Gateway' : '';
  globalThis.fetch = jest.fn(async () => new Response(body, { status, statusText }));
  return request('/api/contact', { method: 'POST', body: {} });
};

test('what a proxy says as JSON is shown as its sentence', async () => {
  await expect(answered(502, '{"error":"Try again in a minute."}')).rejects.toThrow(
    '502: Try again in a minute.',
  );
});

test('a page of a proxy is not shown as markup', async () => {
  await expect(answered(502, '<html><h1>502 Bad Gateway</h1></html>')).rejects.toThrow('502: Bad Gateway');
});

test.each([
  [400, '{"error":"x"}'],
  [503, '{"note":"x"}'],
  [503, '{ not JSON'],
  [503, 'a < b'],
])('every other body is shown as it is: %i %s', async (status, body) => {
  await expect(answered(status, body)).rejects.toThrow(`${status}: ${body}`);
});
