import { expect, test } from '@jest/globals';
import { administrator } from '../../helpers/site/panel';
import { readiness, sendMessage } from '../../helpers/site/site-health';
import { startSite } from '../../helpers/site/site';

const PAGES = ['/', '/blog', '/conditions/anxiety', '/therapies/emdr', '/gallery', '/no-such-page', '/admin'];
const CALLS = ['/api/conditions', '/api/therapies/emdr', '/api/globals/site-layout', '/cms-api/pages'];

test('while the first start seeds the database visitors read that the site is being set up, and no incomplete response is sent or cached', async () => {
  const site = await startSite({ shouldSeed: false, isWholeStart: true, env: administrator });
  const asked: { path: string; status: number; body: string }[] = [];
  const waited = new Set<string>();
  for (let state = await readiness(site.url); state[0] !== 200; state = await readiness(site.url)) {
    expect(state).toEqual([503, { database: expect.stringMatching(/^(being filled|away)$/), media: 'ok' }]);
    for (const path of [...PAGES, ...CALLS]) {
      const answer = await fetch(site.url + path, { headers: { Accept: 'text/html,application/json' } });
      const body = await answer.text();
      if (answer.status !== 503) asked.push({ path, status: answer.status, body });
      else {
        waited.add(path);
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(body).toContain('The site is being set up');
        if (PAGES.includes(path)) expect(body).toMatch(/<title>The site is being set up<.*988.*911/s);
        else expect(JSON.parse(body)).toEqual({ error: expect.stringContaining('is being set up') });
      }
    }
    const message = await sendMessage(site.url);
    expect([201, 503]).toContain(message.status);
  }
  expect([...waited].sort()).toEqual([...PAGES, ...CALLS].sort());
  // Every response so far was the same as now: from a complete site.
  for (const { path, status } of asked)
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, status]);
  expect(asked.filter(({ body }) => body.includes('Our Treatment Center')).map(({ path }) => path)).toEqual(
    [],
  );
  const home = await (await fetch(site.url)).text();
  expect(home).toContain('Stillwater Gardens');
  for (const path of PAGES.slice(0, 5)) expect((await fetch(site.url + path)).status).toBe(200);
  expect((await (await fetch(`${site.url}/api/conditions`)).json()).data).toHaveLength(8);
});
