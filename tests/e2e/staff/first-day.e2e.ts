import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { eventually } from '../../helpers/site/eventually';
import { administrator, openDocument, publish, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP, newVisitor, SOON, type Visitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
});

test('a first day: a sentence, a plan, an undo, a picture, a condition, an article, a password', async () => {
  const visitor = await newVisitor(browser, site.url);
  const page = await signInAtDesk();
  const wrong = 'To give people time, skilled company and honest information';
  const right = 'To give people time, good company and plain words.';
  await findAndMend(page, wrong, right);
  await expectToRead(visitor, '/about', right);
  await undo(page, wrong);
  await visitor.page.getByText(wrong).first().waitFor(SOON);
  await planForNine(page);
  await swapPicture(page);
  await visitor.open('/gallery');
  await visitor.page
    .getByRole('img', { name: /^Three boats/ })
    .first()
    .waitFor();
  await addCondition(page);
  await expectToRead(visitor, '/conditions/fear-of-otters', 'It passes.');
  await writeArticle(page);
  await expectToRead(visitor, '/blog/an-otter-at-the-window', 'It looked in, and left.');
  await changePassword(page);
});

async function signInAtDesk() {
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
  return page;
}

async function expectToRead({ open, page }: Visitor, path: string, words: string) {
  expect(await open(path)).toBe(200);
  await page.getByText(words).first().waitFor(SOON);
}

/** Opens the field of a sentence on the page and edits it, with live preview beside the form. */
async function findAndMend(page: Page, wrong: string, right: string) {
  await page.goto('/about');
  const edit = page
    .getByRole('complementary', { name: 'Staff' })
    .getByRole('link', { name: 'Edit this page' });
  await edit.waitFor();
  await page.getByText(wrong).first().click();
  await edit.click();
  const field = page.locator('.panel-arrived textarea');
  await field.waitFor();
  expect(await field.inputValue()).toContain(wrong);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.locator('#live-preview-toggler').click();
  const beside = page.frameLocator('#live-preview-iframe');
  await beside.getByText(wrong).first().waitFor();
  await field.fill(right);
  await beside.getByText(right).first().waitFor();
  await publish(page);
  await page.locator('#live-preview-toggler').click();
}

async function undo(page: Page, words: string) {
  await page.getByRole('link', { name: /^Versions/ }).click();
  await page
    .locator('table tbody tr', { hasText: 'Was published' })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Bring this version back as a draft' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/pages\/[^/]+$/);
  await page.getByRole('button', { name: 'Mission', exact: true }).click();
  expect(await page.getByLabel('Mission statement').inputValue()).toContain(words);
  await publish(page);
}

async function planForNine(page: Page) {
  await openDocument(page, site.url, 'conditions', 'Depression');
  await page.locator('.doc-controls__controls .popup-button').first().click();
  await page.getByRole('button', { name: 'Publish later' }).first().click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Publish later: Depression' });
  const year = new Date().getFullYear() + 1;
  await drawer.getByLabel(/^Day and time/).fill(`${year}-02-15T09:00`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const planned = new RegExp(`^Goes live \\w+, February 15, ${year}, 9:00 AM`);
  await drawer.getByRole('listitem').filter({ hasText: planned }).waitFor();
  await page.locator('.panel-facts', { hasText: `Goes live` }).waitFor();
  await drawer.getByRole('button', { name: 'Cancel this plan' }).click();
  await drawer.getByText('Nothing is planned.').waitFor();
}

async function swapPicture(page: Page) {
  await openDocument(page, site.url, 'pages', 'Gallery');
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const row = page.locator('.upload--has-many__dragItem', { hasText: 'A therapy room with two armchairs' });
  await row.getByRole('button').last().click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('dialog').getByText('blog-03.jpg', { exact: true }).click();
  await publish(page);
}

/** Starts a new document: nothing is stored before it has a title. */
async function begin(page: Page, collection: string, heading: string, title: string) {
  await page.goto(`/admin/collections/${collection}/create`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe(`/admin/collections/${collection}/create`);
  await page.locator('#field-title').fill(title);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(new RegExp(`/${collection}/[0-9a-f-]{20,}`));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function addCondition(page: Page) {
  await begin(page, 'conditions', 'New condition', 'Fear of otters');
  await page.locator('#field-summary').fill('It passes.');
  await publish(page);
}

async function writeArticle(page: Page) {
  await begin(page, 'blog', 'New article', 'An otter at the window');
  const words = 'It looked in, and left.';
  const saved = page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'PATCH' && (request.postData() ?? '').includes(words);
  });
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.type(words);
  // The autosaved draft has them.
  await saved;
  await publish(page);
}

/** Changes the own account's password, on a page that also marks the own session. */
async function changePassword(page: Page) {
  await page.goto('/admin/account');
  const mine = page.getByRole('region', { name: 'Signing in' }).getByText('(this one)');
  await mine.waitFor();
  expect(await mine.count()).toBe(1);
  const [present, next] = [administrator.ADMIN_PASSWORD, 'heron reeds at quiet dawn'];
  await page.locator('#change-password').click();
  // Text typed before the form has its first state is lost.
  await eventually(async () => {
    await page.locator('#field-password').fill('');
    await page.locator('#field-password').fill(next);
    await page.locator('#field-confirm-password').fill(next);
    await page.locator('#field-currentPassword').fill(present);
    await page.locator('#action-save').click({ timeout: 5000 });
    await page.getByText('Saved', { exact: true }).waitFor({ timeout: 5000 });
  });
  const signInWith = (password: string) =>
    fetch(`${site.url}/cms-api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password }),
    });
  expect((await signInWith(present)).status).toBe(401);
  expect((await signInWith(next)).status).toBe(200);
}
