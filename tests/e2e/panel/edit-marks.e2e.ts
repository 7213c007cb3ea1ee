import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readMark, withoutMarks } from '@/content/derive/edit-mark';
import { launchBrowser } from '../../helpers/browser/chromium';
import { DESKTOP } from '../../helpers/browser/visitor';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator, signIn } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

let site: Site;
let browser: Browser;
let cms: CmsApi;
let page: Page;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: site.url, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, site.url);
  await page.waitForFunction(() => localStorage.getItem('adminToken') !== null);
});

const arrived = (control = 'input, textarea') => page.locator(`.panel-arrived :is(${control})`).first();

/** Opens a text of a public page by the pencil. */
async function openByPencil(path: string, text: (page: Page) => ReturnType<Page['locator']>) {
  await page.goto(path);
  await page.getByRole('link', { name: 'Edit this page' }).waitFor();
  const words = withoutMarks((await text(page).textContent()) ?? '').trim();
  await text(page).scrollIntoViewIfNeeded();
  // Scrolling hides the pencil until it has ended.
  await eventually(async () => {
    await page.mouse.move(0, 0);
    await text(page).hover();
    await page.getByRole('button', { name: 'Edit this text' }).click({ timeout: 2000 });
  });
  await page.waitForURL(/\/admin\//);
  return words;
}

test('the pencil opens the tab and field of a section, a row of its list, the person on a card, and the footer', async () => {
  const statement = await openByPencil('/about', (shown) => shown.locator('[data-edit="#mission"] p'));
  await arrived().waitFor();
  expect(await arrived().inputValue()).toBe(statement);
  expect(await page.locator('.tabs-field__tab-button--active').last().textContent()).toBe('Mission');

  const card = await openByPencil('/about', (shown) =>
    shown.locator('[data-edit="#approach"] li').nth(1).locator('p'),
  );
  await page.locator('.panel-arrived #field-body__0__approach__cards__1__description').waitFor();
  expect(await arrived('textarea').inputValue()).toBe(card);

  const bio = await openByPencil('/about', (shown) =>
    shown.locator('[data-edit^="team-members/"]').first().locator('p').last(),
  );
  expect(page.url()).toContain('/admin/collections/team-members/');
  await arrived().waitFor();
  expect(await arrived().inputValue()).toBe(bio);

  const copyright = await openByPencil('/about', (shown) => shown.locator('.footer-legal p'));
  expect(page.url()).toContain('/admin/globals/site-layout');
  await page.locator('.tabs-field__tab-button--active', { hasText: 'Footer' }).waitFor();
  expect(copyright).not.toBe('');

  await openByPencil('/conditions/anxiety', (shown) => shown.locator('[data-edit="#symptoms"] li').first());
  await page.locator('.panel-arrived[data-field-path="symptoms"]').waitFor();
}, 180_000);

test('in the preview, a click on a text focuses its field, in a row of a list too; what is copied has no marks', async () => {
  const about = await cms.idOf('pages', 'name', 'about');
  await page.goto(`/admin/collections/pages/${about}`);
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  const card = frame.locator('[data-edit="#approach"] li').nth(1).locator('p');
  await card.waitFor();
  expect(readMark((await card.textContent()) ?? '')).toBe('#approach.cards.1.description');
  const description = withoutMarks((await card.textContent()) ?? '');
  // The page reacts to a click as soon as its script has loaded.
  await eventually(async () => {
    await card.click();
    await page
      .locator('.panel-arrived #field-body__0__approach__cards__1__description')
      .waitFor({ timeout: 4000 });
  }, 30_000);
  expect(await arrived('textarea').inputValue()).toBe(description);
  const isFocused = await arrived('textarea').evaluate((field) => field === document.activeElement);
  expect(isFocused).toBe(true);

  const heading = frame.getByRole('heading', { level: 1 });
  await heading.click();
  await page
    .locator('.panel-arrived #field-body__0__hero__pageTitle, .panel-arrived#field-body__0__hero__pageTitle')
    .first()
    .waitFor();

  await frame.locator('[data-edit^="team-members/"] h3').first().click();
  await page.getByText('This text is edited elsewhere.').first().waitFor();

  const { title, copied } = await heading.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return { title: document.title, copied: clipboardData.getData('text/plain') };
  });
  expect(copied).toBe(withoutMarks((await heading.textContent()) ?? ''));
  expect(withoutMarks(title)).toBe(title);

  // The page follows the form, and keeps its marks.
  await page.locator('#field-body__0__hero__pageTitle').fill('Otters and us');
  await frame.getByText('Otters and us').first().waitFor();
  await eventually(async () => {
    const marks = readMark((await heading.textContent()) ?? '');
    expect(marks).toBe('#hero.pageTitle');
  });
}, 180_000);

test('visitors get no marks in texts', async () => {
  for (const path of [
    '/',
    '/about',
    '/programs',
    '/api/pages/about',
    '/api/pages/homepage',
    '/search?q=water',
  ]) {
    const text = await (await fetch(site.url + path)).text();
    expect([path, readMark(text)]).toEqual([path, undefined]);
  }
  const sections = await (await fetch(`${site.url}/about`)).text();
  expect(sections).toContain('data-edit="#mission"');
});
