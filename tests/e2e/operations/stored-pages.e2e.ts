import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeAll, expect, test } from '@jest/globals';
import { kindsOfPages } from '../../helpers/fixtures/kinds-of-pages';
import { movingClock } from '../../helpers/site/moving-clock';
import { startSite, type Site } from '../../helpers/site/site';

/**
 * A returning browser has the page stored and revalidates it: the headers of a 304 replace the stored page's.
 */
const clock = movingClock();
let site: Site;
beforeAll(async () => {
  site = await startSite(clock.options);
});

/**
 * Seconds after the first visit: the response is current, is rendered again meanwhile, or was rendered again
 * before.
 */
const RETURNS = [5, 22, 60];
const OF_CONNECTIONS = ['date', 'connection', 'keep-alive'];
const there = kindsOfPages.filter((path) => !path.endsWith('/nowhere'));

/** Requests as a browser does: `fetch` would merge the two responses itself. */
async function ask(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(site.url);
  const question = request({ hostname, port, path, headers, agent: false }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, headers: response.headers };
}

test('a 304 has no header that its 200 did not have, after 5, 22 and 60 seconds', async () => {
  const statuses: unknown[] = [];
  const paths = [...there, '/api/pages/homepage', '/brand/favicon.svg', '/robots.txt'];
  for (const path of paths)
    for (const more of [{}, { Cookie: 'theme=dark' }] as Record<string, string>[]) {
      // An old response is refreshed before this visit.
      await clock.advance(site, 100_000);
      let full = await ask(path, { ...more, 'Accept-Encoding': 'br' });
      let passed = 0;
      for (const seconds of RETURNS) {
        await clock.advance(site, (seconds - passed) * 1000);
        passed = seconds;
        const etag = String(full.headers.etag);
        const again = await ask(path, { ...more, 'Accept-Encoding': 'br', 'If-None-Match': etag });
        expect([200, 304]).toContain(again.status);
        statuses.push(again.status);
        if (again.status === 304)
          for (const [name, value] of Object.entries(again.headers))
            expect([path, seconds, name, value]).toEqual([
              path,
              seconds,
              name,
              OF_CONNECTIONS.includes(name) ? value : full.headers[name],
            ]);
        // A page rendered again may differ in bytes, but not each time.
        else full = again;
      }
    }
  expect(statuses.filter((status) => status === 304).length).toBeGreaterThan(paths.length);
});
