import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { DESKTOP } from '../../helpers/browser/visitor';
import { administrator, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { eventually } from '../../helpers/site/eventually';

let site: Site;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
});

const textOf = async (path: string) => (await fetch(site.url + path)).text();
const SAID = 'How we count page views';

test('page views: off at first; turned on, counted without a cookie, shown on the first page, and said on /privacy', async () => {
  expect(await textOf('/privacy')).not.toContain(SAID);
  const views = page.getByRole('region', { name: 'Page views' });
  await views.getByRole('button', { name: 'Count page views' }).click();
  await views.getByRole('button', { name: 'Stop counting' }).waitFor();
  await eventually(async () => expect(await textOf('/privacy')).toContain(SAID));

  const first = await fetch(`${site.url}/gallery`);
  expect(first.headers.get('set-cookie')).toBeNull();
  for (let time = 1; time < 6; time += 1) {
    const again = await fetch(`${site.url}/gallery`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }
  await fetch(`${site.url}/terms`);
  // What was counted is stored every 15 seconds.
  await eventually(async () => {
    await page.goto(`${site.url}/admin`);
    await views.getByRole('heading', { name: 'Page views' }).waitFor();
    const most = await views.getByRole('listitem').allTextContents();
    expect(most.find((line) => line.startsWith('/gallery'))).toBe('/gallery 6');
    expect(most.find((line) => line.startsWith('/terms'))).toBe('/terms fewer than 5');
  }, 60_000);

  await views.getByRole('button', { name: 'Stop counting' }).click();
  await eventually(async () => expect(await textOf('/privacy')).not.toContain(SAID));
}, 120_000);

test('the pencil over a sentence of the site opens the field that has it', async () => {
  await page.goto(`${site.url}/about`);
  await page.getByRole('link', { name: 'Edit this page' }).waitFor();
  const heading = page.locator('main h1');
  const words = (await heading.textContent()) ?? '';
  await heading.hover();
  await page.getByRole('button', { name: 'Edit this text' }).click();
  await page.waitForURL(/\/admin\/collections\/pages\//);
  const field = page.locator('.panel-arrived input, .panel-arrived textarea, input.panel-arrived').first();
  await field.waitFor();
  expect(await field.inputValue()).toBe(words.trim());
}, 120_000);

test('the search of the panel finds a sentence, and what is typed stands in no address', async () => {
  await page.goto(`${site.url}/admin`);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByLabel('Words to look for').fill('raked sand');
  await page.getByRole('button', { name: 'Search' }).click();
  const found = page.getByRole('region', { name: /^Pictures and films/ });
  await found.getByRole('link').first().waitFor();
  expect(page.url()).toBe(`${site.url}/admin/search`);
  await found.getByRole('link').first().click();
  await page.waitForURL(/\/admin\/collections\/media\//);
}, 120_000);

test('redirects come in by CSV: a wrong row stops all of them', async () => {
  await page.goto(`${site.url}/admin/collections/redirects`);
  await page.getByText('Redirects from a CSV file').click();
  const rows = page.getByLabel('Rows', { exact: true });
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await rows.fill('old,new\n/old-team,/about\n/old-news,/nothing\n');
  await check.click();
  await page.getByText('Line 3: There is no page at /nothing.').waitFor();
  expect((await fetch(`${site.url}/old-team`, { redirect: 'manual' })).status).toBe(404);
  await rows.fill('old,new\n/old-team,/about\n/old-news,/blog\n');
  await check.click();
  await page.getByRole('button', { name: 'Make 2 redirects' }).click();
  await page.getByText('2 redirects were made.').waitFor();
  await eventually(async () => {
    const { status, headers } = await fetch(`${site.url}/old-team`, { redirect: 'manual' });
    expect([status, new URL(headers.get('location') ?? '', site.url).pathname]).toEqual([308, '/about']);
  });
}, 120_000);
