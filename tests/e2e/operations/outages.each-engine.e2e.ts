import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { brokenDatabase } from '../../helpers/database/broken-database';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { freePort, startSite } from '../../helpers/site/site';
import { newVisitor } from '../../helpers/browser/visitor';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

const isMongo = process.env.TEST_DATABASE === 'mongodb';
/** 10 s, plus time for a busy machine. */
const ANSWERS_AGAIN = { timeout: 30_000 };
const unavailable = [/status of (500|503) .*\/(api|cms-api|_next)\//];
const unreachable = [
  ...unavailable,
  /ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|SOCKET|ABORTED)/,
];

test('pages heal within 10 s, without a restart, when the database comes back', async () => {
  const database = await brokenDatabase();
  const site = await startSite({ databaseUri: database.uri, shouldSeed: false, env: administrator });
  const home = await newVisitor(browser, site.url, { allowed: unavailable });
  const condition = await newVisitor(browser, site.url, { allowed: unavailable });
  const article = await newVisitor(browser, site.url, { allowed: unavailable });

  expect(await home.open('/')).toBe(200);
  expect(await condition.open('/conditions/anxiety')).toBe(200);
  expect(await article.open('/blog/php-or-iop')).toBe(200);
  await home.page.getByText('Unable to load conditions at this time.', { exact: true }).waitFor();
  await condition.page.getByRole('heading', { name: 'Error Loading Page' }).waitFor();
  await article.page.getByRole('heading', { name: 'Article Not Found' }).waitFor();

  await database.mend();
  await Promise.all([
    home.page.getByRole('link', { name: 'Learn More about Anxiety' }).waitFor(ANSWERS_AGAIN),
    condition.page.getByRole('heading', { name: 'When worry stops being useful' }).waitFor(ANSWERS_AGAIN),
    article.page.getByRole('heading', { name: 'Get Professional Support' }).waitFor(ANSWERS_AGAIN),
  ]);
  const later = await newVisitor(browser, site.url, { javaScriptEnabled: false });
  expect(await later.open('/conditions/anxiety')).toBe(200);
  await later.page.getByRole('heading', { name: 'When worry stops being useful' }).waitFor();
  expect(site.log().match(/cannot be reached/g)).toHaveLength(1);
  expect(site.log().match(/The database is back after \d+ s\./g)).toHaveLength(1);
});

if (isMongo) {
  test('open pages keep their content while the database is away, and new ones answer', async () => {
    const database = await brokenDatabase();
    await database.mend();
    const site = await startSite({ databaseUri: database.uri, shouldSeed: false, env: administrator });
    const before = await newVisitor(browser, site.url, { allowed: unavailable });
    await before.open('/conditions/anxiety');
    const heading = before.page.getByRole('heading', { name: 'When worry stops being useful' });
    await heading.waitFor();

    await database.breakAgain();
    const polled = () =>
      before.page.waitForResponse((response) => response.url().endsWith('/api/conditions/anxiety'));
    expect([200, 304]).toContain((await polled()).status());
    const during = await newVisitor(browser, site.url, { allowed: unavailable });
    expect(await during.open('/conditions')).toBe(200);
    expect(await during.page.getByRole('heading', { level: 1 }).textContent()).toBe('Conditions We Treat');
    expect([200, 304]).toContain((await polled()).status());
    expect(await heading.count()).toBe(1);

    await database.mend();
    await eventually(async () => expect(site.log()).toMatch(/The database is back after \d+ s\./));
    expect(site.log().match(/The database does not answer\./g)).toHaveLength(1);
    // The first connection after an outage may still be refused.
    const cms = await eventually(() => openCmsApi(site.url));
    await cms.update('conditions', await cms.idOf('conditions', 'slug', 'anxiety'), {
      heading1: 'Words from after the outage',
    });
    await before.page.getByRole('heading', { name: 'Words from after the outage' }).waitFor(ANSWERS_AGAIN);
  });
}

test('open tabs keep good content while the whole site is away, and follow it when it is back', async () => {
  const port = await freePort();
  const first = await startSite({ env: administrator, port });
  const shown = [
    ['/', 'link', 'Learn More about Anxiety'],
    ['/conditions', 'link', 'Learn More about ADD/ADHD'],
    ['/conditions/anxiety', 'heading', 'When worry stops being useful'],
    ['/therapies/emdr', 'heading', 'What This Therapy Helps With'],
    ['/blog', 'heading', 'Featured Articles'],
    ['/blog/php-or-iop', 'heading', 'PHP or IOP? How the two day programs differ'],
    ['/gallery', 'heading', 'Our Healing Spaces'],
  ] as const;
  const tabs = await Promise.all(
    shown.map(async ([path, role, name]) => {
      const visitor = await newVisitor(browser, first.url, { allowed: unreachable });
      await visitor.open(path);
      const words = visitor.page.getByRole('main').getByRole(role, { name, exact: true });
      await words.first().waitFor();
      return { path, words, page: visitor.page };
    }),
  );
  const failsTwice = tabs.map(async ({ page }) => {
    for (let times = 0; times < 2; times += 1)
      await page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'));
  });
  await first.stop();
  await Promise.all(failsTwice);
  for (const { path, words, page } of tabs) {
    expect([path, await words.count()]).toEqual([path, 1]);
    expect(await page.getByText(/^Unable to load|^Error Loading|Not Found$/).count()).toBe(0);
  }

  const second = await startSite({ env: administrator, port, shouldSeed: false });
  const cms = await openCmsApi(second.url);
  await cms.update('therapies', await cms.idOf('therapies', 'slug', 'emdr'), {
    heading1: 'Words from after the restart',
  });
  const therapy = tabs.find(({ path }) => path === '/therapies/emdr');
  await therapy?.page.getByRole('heading', { name: 'Words from after the restart' }).waitFor(ANSWERS_AGAIN);
});
