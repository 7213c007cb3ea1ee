import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { onCenterClock } from '@/content/center-time';
import { launchBrowser } from '../../helpers/browser/chromium';
import { DESKTOP } from '../../helpers/browser/visitor';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

/** What the panel says about the state of a document. */
let site: Site;
let cms: CmsApi;
let page: Page;
beforeAll(async () => {
  let browser: Browser;
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  const context = await browser.newContext({ viewport: DESKTOP, timezoneId: 'Asia/Tokyo' });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
});

const open = (path: string) => page.goto(`${site.url}/admin${path}`);
const idOf = (slug: string) => cms.idOf('conditions', 'slug', slug);

test('the list of versions says what each is, and a version is compared with the newest word by word', async () => {
  const id = await idOf('depression');
  await cms.update('conditions', id, { summary: 'A heron stands among the reeds' });
  await cms.call('PATCH', `/conditions/${id}?draft=true`, { summary: 'A heron walks among the reeds' });
  await open(`/collections/conditions/${id}/versions`);
  const rows = page.locator('.panel-table tbody tr');
  await rows.first().waitFor();
  const states = await rows.locator('td:last-child').allTextContents();
  expect(states).toEqual(['Draft', 'Published last', 'Was published']);
  expect(await rows.locator('td:nth-child(2)').allTextContents()).toEqual([
    'First administrator',
    'First administrator',
    'System',
  ]);

  await rows.nth(1).getByRole('link').click();
  const changed = (kind: string) =>
    page.locator(`[data-match-type="${kind}"]`).filter({ hasText: /^(?:walks|stands)$/ });
  await changed('delete').first().waitFor();
  await changed('create').first().waitFor();
  const both = [await changed('delete').allTextContents(), await changed('create').allTextContents()];
  expect(both.flat().sort()).toEqual(['stands', 'walks']);
});

test('a document that was taken down is a draft in list, form and versions, not a changed one', async () => {
  const id = await idOf('anxiety');
  await cms.call('PATCH', `/conditions/${id}`, { _status: 'draft' });
  await open('/collections/conditions?limit=100');
  const row = page.getByRole('row', { name: /Anxiety/ });
  await row.getByText('Draft', { exact: true }).waitFor();
  await open(`/collections/conditions/${id}`);
  await page
    .locator('.doc-controls__status')
    .getByText(/^(?:Status: )?Draft$/)
    .first()
    .waitFor();
  await eventually(async () => expect(await page.locator('#action-save').isEnabled()).toBe(true));
  await open(`/collections/conditions/${id}/versions`);
  const states = page.locator('.panel-table tbody tr td:last-child');
  await states.first().waitFor();
  expect(await states.allTextContents()).toEqual(['Draft', 'Was published']);
});

test('a document that a plan took down is a draft in list, form and versions, and nothing is planned any more', async () => {
  const id = await idOf('ptsd');
  await open(`/collections/conditions/${id}`);
  await page.locator('#action-save-popup .popup-button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Publish later' });
  await drawer.getByRole('radio', { name: 'Take down' }).check();
  // The present minute is due at once; the next one may begin before the plan is saved.
  await eventually(async () => {
    await drawer.getByLabel(/^Day and time/).fill(onCenterClock(new Date()));
    await drawer.getByRole('button', { name: 'Save' }).click();
    await page.locator('.payload-toast-container').getByText('Planned.').waitFor({ timeout: 3000 });
  });
  await eventually(async () => expect((await fetch(`${site.url}/conditions/ptsd`)).status).toBe(404));

  await open('/collections/conditions?limit=100');
  const cell = page.getByRole('row', { name: /PTSD|Post-Traumatic/ }).locator('.cell-_status');
  await cell.waitFor();
  expect(await cell.textContent()).toBe('Draft');
  await open(`/collections/conditions/${id}`);
  await page
    .locator('.doc-controls__status')
    .getByText(/^(?:Status: )?Draft$/)
    .first()
    .waitFor();
  await eventually(async () => expect(await page.locator('#action-save').isEnabled()).toBe(true));
  const facts = page.locator('.panel-facts');
  await facts.getByText(/^Last changed/).waitFor();
  expect(await facts.getByText('Is taken down').count()).toBe(0);
  await open(`/collections/conditions/${id}/versions`);
  const states = page.locator('.panel-table tbody tr td:last-child');
  await states.first().waitFor();
  expect(await states.allTextContents()).toEqual(['Draft', 'Was published']);
});

test('a document without a title is headed by its kind, never by its id', async () => {
  const id = await idOf('ocd');
  await cms.call('PATCH', `/conditions/${id}?draft=true`, { title: '' });
  await open(`/collections/conditions/${id}`);
  await page.locator('.doc-header__title').getByText('New condition', { exact: true }).waitFor();
  expect(await page.locator('h1').allTextContents()).not.toContain(id);
});

test.each(['homepage', 'brand'])('%s has no “Unpublish”', async (name) => {
  await open(
    name === 'brand' ? '/globals/brand' : `/collections/pages/${await cms.idOf('pages', 'name', name)}`,
  );
  await page.locator('#action-save-popup .popup-button').click();
  await page.locator('#schedule-publish').waitFor();
  expect(await page.locator('#action-unpublish').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.doc-controls__controls .popup-button').last().click();
  expect(await page.getByText('Unpublish', { exact: true }).count()).toBe(0);
});
