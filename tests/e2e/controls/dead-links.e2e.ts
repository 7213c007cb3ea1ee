import { expect, test } from '@jest/globals';
import { dirname, join } from 'node:path';
import { openCmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { seed, siteEnvironment } from '../../helpers/site/node-process';
import { startSite, type Site } from '../../helpers/site/site';

test('every link of the demo leads somewhere; so it does once a condition with a card is taken down, and once an administrator has cleared the demo', async () => {
  const site = await startSite({ env: administrator });
  const demo = await walk(site);
  expect(demo.dead).toEqual([]);
  expect(demo.paths).toEqual(expect.arrayContaining(['/conditions/anxiety', '/therapies/cbt']));

  const cms = await openCmsApi(site.url);
  const fog = await cms.create('conditions', { title: 'Fog', slug: 'fog' });
  const card = { title: 'Days of fog', description: 'Gray and slow.', path: '/conditions/fog' };
  await cms.putBody('conditions', { conditionsList: { conditions: [card] } });
  expect((await walk(site)).paths).toContain('/conditions/fog');
  await cms.call('PATCH', `/conditions/${fog}`, { _status: 'draft' });
  const without = await walk(site);
  expect([without.dead, without.paths.includes('/conditions/fog')]).toEqual([[], false]);

  await cms.call('POST', '/demo/clear', { confirmation: 'clear the demo' });
  const cleared = await walk(site);
  expect(cleared.dead).toEqual([]);
  expect(cleared.paths.filter((path) => path.startsWith('/conditions/'))).toEqual([]);
});

test('every link of an own start leads somewhere, while no condition and no therapy is published', async () => {
  const own = { START_WITH: 'own', MEDIA_DIR: join(dirname(process.env.MEDIA_DIR ?? ''), 'own-media') };
  const databaseUri = `${process.env.DATABASE_URI}-own`;
  await seed(siteEnvironment({ url: 'http://127.0.0.1:3000', databaseUri, env: own }));
  const { dead, paths } = await walk(await startSite({ databaseUri, env: own, shouldSeed: false }));
  expect(dead).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/conditions', '/therapies', '/contact', '/privacy']));
});

/** Follows every own link from the home page; a link to a part of a page needs that part. */
async function walk({ url }: Site) {
  const pages = new Map<string, { status: number; html: string }>();
  const dead: string[] = [];
  const ask = async (path: string) => {
    const known = pages.get(path);
    if (known) return known;
    const response = await fetch(url + path);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const page = { status: response.status, html: isPage ? await response.text() : '' };
    if (!isPage) await response.body?.cancel();
    pages.set(path, page);
    return page;
  };
  for (const open = ['/']; open.length > 0;) {
    const from = open.pop() ?? '/';
    for (const href of ownLinks((await ask(from)).html)) {
      const [path = '', part = ''] = href.split('#');
      const target = path || from;
      if (!pages.has(target)) open.push(target);
      const { status, html } = await ask(target);
      const isThere = part === '' || part === 'top' || html.includes(`id="${part}"`);
      if (status !== 200 || !isThere) dead.push(`${from} → ${href}: ${status}`);
    }
  }
  return { dead, paths: [...pages.keys()] };
}

const ownLinks = (html: string) =>
  [...html.replaceAll(/<script[^>]*>[^]*?<\/script>/g, '').matchAll(/<a [^>]*?href="([/#][^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('//'));
