import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../helpers/chromium';
import { openCmsApi, type CmsApi } from '../helpers/cms-api';
import { administrator, openDocument, publish, signIn } from '../helpers/panel';
import { startSite, type Site } from '../helpers/site';
import { DESKTOP, newVisitor, SOON } from '../helpers/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

/** A browser of a member of staff, signed in. */
async function openStaff() {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
  await page.waitForFunction(() => localStorage.getItem('adminToken') !== null);
  return { page };
}

const staffBar = (page: Page) => page.getByRole('complementary', { name: 'Staff' });

test('a condition is added and has its page at once', async () => {
  const { page } = await openStaff();
  await page.goto('/admin/collections/conditions/create');
  await page.locator('#field-title').fill('Fear of otters');
  await page.locator('#field-summary').fill('It passes.');
  await page.waitForURL(/\/conditions\/[0-9a-f-]{20,}/);
  await publish(page);
  const visitor = await newVisitor(browser, site.url);
  expect(await visitor.open('/conditions/fear-of-otters')).toBe(200);
  await visitor.page.getByText('It passes.').first().waitFor();
});

test('what was published is brought back from the list of versions', async () => {
  const { page } = await openStaff();
  await openDocument(page, site.url, 'conditions', 'Panic Disorder');
  const address = page.url();
  const visitor = await newVisitor(browser, site.url);
  const summary = page.locator('#field-summary');
  for (const words of ['It goes round and round.', 'A mistake.']) {
    await summary.fill(words);
    await publish(page);
    await visitor.open('/conditions/panic-disorder');
    await visitor.page.getByText(words).first().waitFor(SOON);
  }
  await page.goto(`${address}/versions`);
  const before = page.locator('table tbody tr', { hasText: 'Was published' }).first();
  await before.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(address);
  expect(await summary.inputValue()).toBe('It goes round and round.');
  await visitor.page.getByText('It goes round and round.').first().waitFor(SOON);
});

test('a draft is planned for nine on a coming day, and the plan is taken back', async () => {
  const { page } = await openStaff();
  await openDocument(page, site.url, 'conditions', 'Depression');
  await page.locator('.doc-controls__controls .popup-button').first().click();
  await page.getByRole('button', { name: 'Schedule Publish' }).first().click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Schedule publish for Depression' });
  await drawer.locator('#time input').click();
  await page.getByRole('button', { name: 'Next Month' }).click();
  await page.locator('.react-datepicker__day--015').first().click();
  await page.getByText('9:00 AM', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByRole('cell', { name: /15th \d{4}, 9:00 AM/ }).waitFor();
  await drawer.locator('table').getByRole('button').first().click();
  await drawer.getByText('No upcoming events scheduled.').waitFor();
});

test('nothing of the staff’s bar or of a preview is sent to a visitor, and none of their calls carries a token', async () => {
  const visitor = await newVisitor(browser, site.url);
  const words = /Show draft|Edit this page|This is a preview with drafts|Where you are signed in/;
  const told: string[] = [];
  visitor.page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|script|json/.test(type)) return;
    const text = await response.text().catch(() => '');
    if (words.test(text)) told.push(response.url());
  });
  const sent: string[] = [];
  visitor.page.on('request', (request) => {
    const { authorization, 'x-site-draft': draft } = request.headers();
    if (authorization || draft || request.url().includes('/api/session')) sent.push(request.url());
  });
  for (const path of ['/', '/about', '/conditions/anxiety', '/blog', '/contact']) await visitor.open(path);
  await visitor.page.mouse.move(200, 300);
  await visitor.page.waitForLoadState('networkidle');
  expect([told, sent]).toEqual([[], []]);
});

test('a colleague without an account sees one draft by a link, until it is ended', async () => {
  const [anxiety, depression] = [
    await cms.idOf('conditions', 'slug', 'anxiety'),
    await cms.idOf('conditions', 'slug', 'depression'),
  ];
  for (const id of [anxiety, depression])
    await cms.call('PATCH', `/conditions/${id}?draft=true`, {
      summary: 'Otters in a draft.',
      _status: 'draft',
    });
  const { url } = (await cms.call('POST', '/preview/link', { collection: 'conditions', id: anxiety })) as {
    url: string;
  };

  const colleague = await newVisitor(browser, site.url, { allowed: [/404/] });
  await colleague.page.goto(url);
  await colleague.page.getByText('Otters in a draft.').first().waitFor();
  await colleague.page.getByRole('complementary', { name: 'Preview' }).waitFor();
  await colleague.open('/conditions/depression');
  expect(await colleague.page.getByText('Otters in a draft.').count()).toBe(0);
  expect(await colleague.open('/conditions/nowhere')).toBe(404);

  const visitor = await newVisitor(browser, site.url);
  await visitor.open('/conditions/anxiety');
  expect(await visitor.page.getByText('Otters in a draft.').count()).toBe(0);

  await cms.call('POST', '/preview/end', { collection: 'conditions', id: anxiety });
  await colleague.open('/conditions/anxiety');
  expect(await colleague.page.getByText('Otters in a draft.').count()).toBe(0);
  expect(await colleague.page.getByRole('complementary', { name: 'Preview' }).count()).toBe(0);
  const cookies = await colleague.page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('payload-preview');
});

test('staff look at drafts on the site, and at what is public again', async () => {
  const id = await cms.idOf('therapies', 'slug', 'cbt');
  await cms.call('PATCH', `/therapies/${id}?draft=true`, { title: 'Otter therapy', _status: 'draft' });
  const { page } = await openStaff();
  await page.goto('/therapies/cbt');
  const heading = page.getByRole('heading', { level: 1, name: 'Otter therapy' });
  await staffBar(page).getByRole('button', { name: 'Show draft' }).click();
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  await staffBar(page).getByRole('button', { name: 'Show published' }).click();
  await heading.waitFor({ state: 'detached' });
  await staffBar(page).getByRole('button', { name: 'Sign out' }).click();
  await staffBar(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  // The bar's own reload may still be under way.
  await page.goto('/admin').catch(() => page.goto('/admin'));
  await page.waitForURL(/\/admin\/login/);
});
