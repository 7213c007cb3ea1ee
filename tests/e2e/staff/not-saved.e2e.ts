import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { DESKTOP } from '../../helpers/browser/visitor';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, publish, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

/** What becomes of an editor's words when a save fails, or is refused by mistake. */
let site: Site;
let cms: CmsApi;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  let browser: Browser;
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  context = await browser.newContext({ viewport: DESKTOP });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
});

const SUMMARY = '#field-summary';
const strip = () => page.locator('.panel-newer');

async function open(slug: string) {
  // Also when the test before it, or the first attempt, ended without network.
  await context.setOffline(false);
  const id = await cms.idOf('conditions', 'slug', slug);
  await page.goto(`${site.url}/admin/collections/conditions/${id}`);
  await page.locator(SUMMARY).waitFor();
  // The field is there before the form's scripts.
  await page.waitForLoadState('networkidle');
  return id;
}
const storedDraft = async (id: string) =>
  ((await cms.call('GET', `/conditions/${id}?draft=true&depth=0`)) as { summary?: string }).summary;
const isStored = (id: string, words: string) =>
  eventually(async () => expect(await storedDraft(id)).toBe(words));

test('without network the form says that nothing is saved, and saves when the site answers again', async () => {
  const id = await open('anxiety');
  await context.setOffline(true);
  await page.locator(SUMMARY).fill('Written in the train');
  await strip().getByText('The site does not answer.').waitFor();
  // The browser asks before it drops the words.
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => window.location.reload()).catch(() => undefined);
  await (await asked).dismiss();
  await context.setOffline(false);
  await isStored(id, 'Written in the train');
  await strip().waitFor({ state: 'detached' });
}, 120_000);

test('signed out, the form says so, and saves once the editor has signed in in another tab', async () => {
  const id = await open('depression');
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.locator(SUMMARY).fill('Written after the session ended');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    strip().getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ]);
  await tab.locator('#field-email').waitFor();
  await context.addCookies(cookies);
  await tab.close();
  await page.bringToFront();
  await isStored(id, 'Written after the session ended');
  await strip().waitFor({ state: 'detached' });
}, 120_000);

test('“Discard changes” returns to what is published, and the form goes on from there', async () => {
  const id = await open('ptsd');
  const published = await page.locator(SUMMARY).inputValue();
  await page.locator(SUMMARY).fill('Not wanted');
  await isStored(id, 'Not wanted');
  await page.locator('#action-revert-to-published').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await eventually(async () => expect(await page.locator(SUMMARY).inputValue()).toBe(published));
  await page.locator(SUMMARY).fill('Wanted');
  await isStored(id, 'Wanted');
  expect(await strip().count()).toBe(0);
}, 120_000);

test('after “Take down” the form goes on without a conflict', async () => {
  const id = await open('ocd');
  await page.locator(SUMMARY).fill('To be taken down');
  await publish(page);
  await page.locator('.doc-controls__popup .popup-button').first().click();
  await page.locator('#action-unpublish').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page
    .locator('.doc-controls__status')
    .getByText(/^(?:Status: )?Draft$/)
    .first()
    .waitFor();
  // The button gives the form its stored values once more, some requests later.
  await eventually(async () => {
    await page.locator(SUMMARY).fill('Written afterwards');
    expect(await storedDraft(id)).toBe('Written afterwards');
  });
  expect(await strip().count()).toBe(0);
}, 120_000);
