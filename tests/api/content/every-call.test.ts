import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import config from '@payload-config';
import type { Endpoint, Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms } from '../../helpers/cms/ask-cms';
import { openStaff, ROLES } from '../../helpers/cms/staff';

/**
 * Calls every endpoint that Payload and this product register with nonsense: none responds with an internal
 * error.
 */
const WHO = ['nobody', ...ROLES] as const;
const IDS = ['x', '0', '%00'];
const BODIES = ['{}', '{"id":{"$gt":""},"where":1,"data":[],"title":{},"email":[],"password":{},"alt":7}'];
const ODD_QUERY = '?where=x&sort[]=1&depth=x&select=1&draft=x&locale=*&populate=1&joins=x&trash=x';
/** These end the sessions of the other calls. */
const ENDS_SESSIONS = /^\/staff\/(?:logout|sessions\/end|reset-password|refresh-token)/;

const { collections, globals, endpoints } = await config;
const callsOf = (prefix: string, given: Endpoint[] | false | undefined) =>
  (given || []).map(({ method, path }) => [method.toUpperCase(), `${prefix}${path}`] as const);
const calls = [
  ...collections.flatMap(({ slug, endpoints: own }) => callsOf(`/${slug}`, own)),
  ...globals.flatMap(({ slug, endpoints: own }) => callsOf(`/globals/${slug}`, own)),
  ...callsOf('', endpoints),
].filter(([, path]) => !ENDS_SESSIONS.test(path));

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

test('there are as many as ever', () => {
  expect(calls.length).toBeGreaterThan(150);
  expect(calls.map(([, path]) => path)).toEqual(
    expect.arrayContaining([
      '/contact-messages/versions/:id',
      '/globals/brand/versions/:id',
      '/access',
      '/demo/clear',
    ]),
  );
});

describe.each(WHO)('asked by %s', (who) => {
  const slugs = [
    ...new Set(
      calls.map(([, path]) =>
        path
          .split('/')
          .slice(0, path.startsWith('/globals') ? 3 : 2)
          .join('/'),
      ),
    ),
  ];

  test.each(slugs)('the calls of %s fail nowhere', async (slug) => {
    const failed: unknown[] = [];
    const own = calls.filter(([, path]) => path === slug || path.startsWith(`${slug}/`));
    for (const [method, path] of own)
      for (const asked of waysToAsk(method, path)) failed.push(...(await tryOut(asked)));
    expect(failed).toEqual([]);
  });

  async function tryOut({ path, method, body }: { path: string; method: string; body?: string }) {
    const { status, text } = await askCms(path, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: { 'Content-Type': 'application/json' },
      ...(who === 'nobody' ? {} : { token: staff.tokens[who] }),
    });
    return status >= 500 ? [[method, path, body, status, text.slice(0, 200)]] : [];
  }
});

/** One plain call, one with all malformed parts; each further id with a plain call. */
function waysToAsk(method: string, path: string) {
  const bodies = ['GET', 'DELETE'].includes(method) ? [undefined, undefined] : BODIES;
  const at = (id: string) => path.replace(/:\w+\??/g, id);
  const plainly = (path.includes(':') ? IDS : ['']).map((id) => [at(id), bodies[0]] as const);
  const oddly = [at('x') + ODD_QUERY, bodies[1]] as const;
  return [...plainly, oddly].map(([asked, body]) => ({
    method,
    path: asked,
    ...(body === undefined ? {} : { body }),
  }));
}
