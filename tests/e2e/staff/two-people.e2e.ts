import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, openDocument, publish, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
let path: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  path = `/conditions/${await cms.idOf('conditions', 'slug', 'depression')}`;
});

async function openPanel() {
  const context = await browser.newContext({ viewport: DESKTOP, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
  return page;
}
const draftSummary = async () => prop(await cms.call('GET', `${path}?draft=true&depth=0`), 'summary');
const saveElsewhere = (summary: string) =>
  cms.call('PATCH', `${path}?draft=true&autosave=true`, { summary, _status: 'draft' });
const isGrey = (page: Page) => page.locator('#action-save').isDisabled();

test('a save on an older state is refused in the form, and both ways on keep both wordings', async () => {
  const page = await openPanel();
  await openDocument(page, site.url, 'conditions', 'Depression');
  const summary = page.locator('#field-summary');
  const newer = page.locator('.panel-newer');
  await summary.waitFor();
  await eventually(async () => expect(await isGrey(page)).toBe(true));

  await saveElsewhere('Of the other window');
  await summary.fill('Mine');
  await newer.getByText(/saved this .*\(the center’s time\), after you opened it/).waitFor();
  expect([await draftSummary(), await summary.inputValue()]).toEqual(['Of the other window', 'Mine']);
  await newer.getByRole('button', { name: 'Save mine as the newest draft' }).click();
  await newer.waitFor({ state: 'detached' });
  expect(await draftSummary()).toBe('Mine');
  await summary.fill('Mine, and more');
  await eventually(async () => expect(await draftSummary()).toBe('Mine, and more'));
  expect(await newer.count()).toBe(0);

  await saveElsewhere('Theirs');
  await summary.fill('Mine again');
  await newer.getByRole('button', { name: 'Continue with theirs' }).click();
  await eventually(async () => expect(await draftSummary()).toBe('Theirs'));
  await eventually(async () => expect(await summary.inputValue()).toBe('Theirs'));
  const id = path.split('/')[2];
  const found = await cms.call('GET', `/conditions/versions?where[parent][equals]=${id}&depth=0&limit=50`);
  const kept = (prop(found, 'docs') as { version: { summary: string } }[]).map(
    ({ version }) => version.summary,
  );
  expect(kept).toEqual(expect.arrayContaining(['Of the other window', 'Mine', 'Theirs', 'Mine again']));

  await eventually(async () => expect(await isGrey(page)).toBe(false));
  await publish(page);
  await eventually(async () => expect(await isGrey(page)).toBe(true));
  await summary.fill('Published twice');
  await publish(page);
  await eventually(async () => expect(await isGrey(page)).toBe(true));
  await page.reload();
  await summary.waitFor();
  await eventually(async () => expect(await isGrey(page)).toBe(true));
});

test('a plan uses the center’s time, and is shown above the form and in the list', async () => {
  const page = await openPanel();
  await openDocument(page, site.url, 'conditions', 'Depression');
  await page.locator('#action-save-popup .popup-button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Publish later' });
  const year = new Date().getFullYear() + 1;
  await drawer.getByLabel(/^Day and time \(the center’s time, Eastern\)/).fill(`${year}-02-15T09:00`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const words = new RegExp(`Goes live \\w+, February 15, ${year}, 9:00 AM`);
  await page.locator('.panel-facts').getByText(words).waitFor();
  await page.goto(`${site.url}/admin/collections/conditions`);
  await page.locator('tr', { hasText: 'Depression' }).getByText(words).waitFor();
});

test('the layout has no “Unpublish”, and its plans only publish', async () => {
  const page = await openPanel();
  await page.goto(`${site.url}/admin/globals/site-layout`);
  await page.locator('#action-save-popup .popup-button').click();
  expect(await page.locator('#action-unpublish').count()).toBe(0);
  await page.locator('#schedule-publish').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Publish later' });
  await drawer.getByText('Nothing is planned.').waitFor();
  expect(await drawer.getByRole('radio').count()).toBe(1);
});
