import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, SOON } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

const kinds = [
  {
    collection: 'conditions',
    // Beyond the eight cards it appears in the plain list below them.
    linkName: (title: string) => title,
    heading: (title: string) => `${title} Treatment`,
    missing: 'Condition Not Found',
  },
  {
    collection: 'therapies',
    linkName: (title: string) => `Learn More about ${title}`,
    heading: (title: string) => title,
    missing: 'Therapy Not Found',
  },
  {
    collection: 'blog',
    linkName: (title: string) => title,
    heading: (title: string) => title,
    missing: 'Article Not Found',
  },
] as const;

test('open tabs follow what is published, reworded, moved, unpublished and deleted', async () => {
  await Promise.all(kinds.map(follow));
});

async function follow({ collection, linkName, heading, missing }: (typeof kinds)[number]) {
  const allowed = [new RegExp(`status of 404 .*/${collection}/(first|second)-place`)];
  const list = await newVisitor(browser, site.url);
  const detail = await newVisitor(browser, site.url, { allowed });
  const link = (title: string) =>
    list.page.getByRole('main').getByRole('link', { name: linkName(title), exact: true });
  const headed = (words: string) =>
    detail.page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor(SOON);
  const ask = (path: string) => fetch(`${site.url}/${collection}/${path}`, { redirect: 'manual' });
  /** While a new response takes time, clients may still get the previous one. */
  const untilMissing = (path: string) =>
    eventually(async () => expect((await ask(path)).status).toBe(404), SOON.timeout);

  await list.open(`/${collection}`);
  const words = { title: 'Otter morning', slug: 'first-place' };
  const id = await cms.create(collection, words);
  await link('Otter morning').waitFor(SOON);

  expect(await detail.open(`/${collection}/first-place`)).toBe(200);
  await headed(heading('Otter morning'));
  await cms.update(collection, id, { title: 'Otter evening' });
  await Promise.all([headed(heading('Otter evening')), link('Otter evening').waitFor(SOON)]);
  expect(await link('Otter morning').count()).toBe(0);

  await cms.update(collection, id, { slug: 'second-place' });
  const moved = list.page.getByRole('main').locator(`a[href="/${collection}/second-place"]`);
  await Promise.all([headed(missing), moved.waitFor(SOON)]);
  const old = await ask('first-place');
  expect([old.status, old.headers.get('location')]).toEqual([
    308,
    expect.stringMatching(new RegExp(`/${collection}/second-place$`)),
  ]);

  expect(await detail.open(`/${collection}/second-place`)).toBe(200);
  await cms.call('PATCH', `/${collection}/${id}`, { _status: 'draft' });
  await Promise.all([headed(missing), moved.waitFor({ ...SOON, state: 'detached' })]);
  await untilMissing('second-place');

  await cms.update(collection, id, {});
  await Promise.all([headed(heading('Otter evening')), moved.waitFor(SOON)]);
  await cms.remove(collection, id);
  await Promise.all([headed(missing), moved.waitFor({ ...SOON, state: 'detached' })]);
  await untilMissing('second-place');
}
