import { beforeEach, describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { guardPanelWrites } from '@/server/request-filter/guard-panel-writes';

const ACTION = { 'next-action': 'a'.repeat(42) };
const SIGNED_IN = { ...ACTION, cookie: 'payload-token=good' };

let asked = 0;
let guard: ReturnType<typeof guardPanelWrites>;
const open = (rateLimitFactor: number) =>
  guardPanelWrites({
    rateLimitFactor,
    isStaff: async (headers) => {
      asked += 1;
      if (headers.get('cookie')?.includes('away')) throw new Error('The database is away.');
      return headers.get('cookie')?.includes('=good') === true;
    },
  });
beforeEach(() => {
  asked = 0;
  guard = open(1);
});

const write = async (url: string, headers: object = {}, method = 'POST', body = '["a call"]') => {
  const request = Object.assign(Readable.from([Buffer.from(body)], { objectMode: false }), {
    url,
    method,
    headers,
  });
  return (await guard(request as IncomingMessage, '203.0.113.9'))?.status ?? 'goes on';
};

describe('a write to', () => {
  // The second row has no endpoint either, though the folder below it has.
  test.each([
    ...['/', '/about', '/blog?q=x', '/adminx', '/preview', '/_next/image', '/api-docs'],
    ...[
      '/cms-api',
      '/cms-api/',
      '/cms-api?x=1',
      '/cms-api/?x=1',
      '/cms-api.rsc',
      '/cms-api/.rsc',
      '/cms-apix/y',
    ],
  ])('the page %s: is refused, whatever it carries', async (path) => {
    for (const headers of [{}, SIGNED_IN, { 'content-type': 'multipart/form-data; boundary=x' }])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect([method, await write(path, headers, method)]).toEqual([method, 405]);
    expect(asked).toBe(0);
  });

  test.each(['/api', '/api/contact', '/cms-api/staff/login'])(
    '%s: is left to its own rules',
    async (path) => {
      expect(await write(path)).toBe('goes on');
    },
  );

  test('the contact page: accepts a form posted without script, and nothing else', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await write('/contact', form)).toBe('goes on');
    expect(await write('/contact', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(405);
    expect([await write('/contact', form, 'PUT'), await write('/contact/sent', form)]).toEqual([405, 405]);
  });

  test('the panel: is refused without a session, without a database query', async () => {
    for (const headers of [{}, ACTION, { cookie: 'other=1' }, { 'content-type': 'multipart/form-data' }])
      expect(await write('/admin/login', headers)).toBe(401);
    expect(asked).toBe(0);
  });

  test('the panel: is refused with a session that is none', async () => {
    expect(await write('/admin', { ...ACTION, cookie: 'payload-token=forged' })).toBe(401);
    expect(await write('/admin', { ...ACTION, authorization: 'JWT forged' })).toBe(401);
  });

  test('the panel: accepts server functions called by staff, and no other form', async () => {
    expect(await write('/admin/collections/pages', SIGNED_IN)).toBe('goes on');
    for (const headers of [{ cookie: 'payload-token=good' }, { ...SIGNED_IN, 'next-action': 'x' }])
      expect(await write('/admin', headers)).toBe(405);
  });

  test('the panel: refuses staff’s calls without a list of arguments', async () => {
    for (const body of ['', '{}', '"x"', 'x'.repeat(100_000)])
      expect([body.slice(0, 9), await write('/admin', SIGNED_IN, 'POST', body)]).toEqual([
        body.slice(0, 9),
        400,
      ]);
    expect(await write('/admin', SIGNED_IN, 'POST', ' [1]')).toBe('goes on');
  });

  test('the panel: says so while the database is away', async () => {
    expect(await write('/admin', { ...ACTION, cookie: 'payload-token=away' })).toBe(503);
  });
});

describe('writes to the panel are counted', () => {
  test('strangers wait after thirty in a minute, and staff at the same address do not', async () => {
    const forged = { ...ACTION, cookie: 'payload-token=forged' };
    const answers = [];
    for (let turn = 0; turn < 40; turn += 1) answers.push(await write('/admin', forged));
    expect(answers.filter((status) => status === 401)).toHaveLength(30);
    expect(answers.slice(30).every((status) => status === 429)).toBe(true);
    expect(await write('/admin')).toBe(429);
    expect(await write('/admin', SIGNED_IN)).toBe('goes on');
  });

  test('staff have room for every keystroke, and an end', async () => {
    guard = open(0.1);
    const answers = [];
    for (let turn = 0; turn < 61; turn += 1) answers.push(await write('/admin', SIGNED_IN));
    expect(answers.slice(0, 60).every((status) => status === 'goes on')).toBe(true);
    expect(answers[60]).toBe(429);
  });
});

test('reads are not checked here', async () => {
  for (const method of ['GET', 'HEAD']) expect(await write('/admin', ACTION, method)).toBe('goes on');
});
