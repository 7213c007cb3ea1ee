import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { DESKTOP } from '../../helpers/browser/visitor';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

/** A person who works in Tokyo sees and sets the times of the center, with a label. */
let site: Site;
let cms: CmsApi;
let page: Page;
beforeAll(async () => {
  const [started, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  site = started;
  cms = await openCmsApi(site.url);
  page = await (await browser.newContext({ viewport: DESKTOP, timezoneId: 'Asia/Tokyo' })).newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
});

const inFlorida = (moment: Date, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...how, timeZone: 'America/New_York' }).format(moment);
const WITH_SECONDS = { dateStyle: 'medium', timeStyle: 'medium' } as const;

test('the notice begins and ends by the center’s clock, and its pickers say so', async () => {
  const noon = new Date(Date.now() + 3 * 86_400_000);
  noon.setUTCHours(17, 0, 0, 0);
  await cms.call('POST', '/globals/notice', { text: 'Closed.', from: noon.toISOString() });
  await page.goto(`${site.url}/admin/globals/notice`);
  const begins = page.locator('#field-from');
  await begins.getByText('The center’s time (Eastern)').waitFor();
  await page.locator('#field-until').getByText('The center’s time (Eastern)').waitFor();
  const clock = begins.locator('.react-datepicker__input-container input');
  const shown = inFlorida(noon, { dateStyle: 'medium', timeStyle: 'short' }).replace('\u202f', ' ');
  await eventually(async () => expect(await clock.inputValue()).toBe(shown));

  await clock.click();
  await page.locator('.react-datepicker__time-list-item').getByText('8:30 AM', { exact: true }).click();
  await page.locator('#action-save').click();
  await page
    .locator('.payload-toast-container')
    .getByText(/^(?:Updated|Saved)/)
    .first()
    .waitFor();
  const stored = new Date(String(prop(await cms.call('GET', '/globals/notice'), 'from')));
  expect(inFlorida(stored, { dateStyle: 'short', timeStyle: 'short' })).toMatch(/, 8:30\sAM$/);
  expect(inFlorida(stored, { dateStyle: 'short' })).toBe(inFlorida(noon, { dateStyle: 'short' }));
});

test('an opened version says when it was saved at the center, and nothing in the browser’s time', async () => {
  const id = await cms.idOf('conditions', 'slug', 'depression');
  await cms.update('conditions', id, { summary: 'A heron stands among the reeds' });
  const versions = await cms.call('GET', `/conditions/versions?where[parent][equals]=${id}&depth=0&limit=1`);
  const [newest] = prop(versions, 'docs') as { id: string; updatedAt: string }[];
  await page.goto(`${site.url}/admin/collections/conditions/${id}/versions/${newest?.id}`);
  const saved = inFlorida(new Date(newest?.updatedAt ?? ''), WITH_SECONDS);
  await page.getByText(`Saved ${saved} ET (the center’s time)`).waitFor();
  await page.locator('.view-version').getByText('Currently Published').first().waitFor();
  await page.locator('.step-nav').getByText('Versions').waitFor();
  const withoutOwn = (await page.locator('body').innerText()).replace(`Saved ${saved} ET`, '');
  expect(withoutOwn).not.toMatch(/\d:\d\d/);
});

test('the list of outgoing e-mail has the times of the center', async () => {
  const message = { firstName: 'Ada', lastName: 'Heron', email: 'ada@example.org', message: 'May I come?' };
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(message);
  expect((await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body })).status).toBe(201);
  const list = `${site.url}/admin/collections/outbox`;
  const cell = page.locator('.cell-nextTryAt time').first();
  await eventually(async () => {
    await page.goto(list);
    await cell.waitFor({ timeout: 3000 });
  });
  const moment = new Date((await cell.getAttribute('datetime')) ?? '');
  expect(await cell.textContent()).toBe(
    `${inFlorida(moment, { dateStyle: 'medium', timeStyle: 'short' })} ET`,
  );
});
