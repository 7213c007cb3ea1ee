import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { conditionLinks } from '@/content/links/condition-path';
import { knownConditions } from '@/content/words/known-conditions';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { eventually } from '../../helpers/site/eventually';
import { newVisitor, PHONE, SOON } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
const therapies = [
  ['Cognitive Behavioral Therapy (CBT)', '/therapies/cbt'],
  ['Mindfulness Therapy', '/therapies/mindfulness-therapy'],
  ['EMDR', '/therapies/emdr'],
  ['Dialectical Behavior Therapy (DBT)', '/therapies/dbt'],
  ['Family Systems Therapy', '/therapies/family-systems'],
  ['View All Therapies', '/therapies'],
];
const conditions = [
  ...conditionLinks(knownConditions).map(({ label, url }) => [label, url]),
  ['View All Conditions', '/conditions'],
];

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

async function openAt(path: string, options: Parameters<typeof newVisitor>[2] = {}) {
  const visitor = await newVisitor(browser, site.url, options);
  await visitor.open(path);
  return visitor.page;
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const chevron = (page: Page, name: string) => main(page).getByRole('button', { name: `${name} menu` });
const panel = (page: Page, name: string) =>
  main(page)
    .locator('[data-dropdown]')
    .filter({ has: page.getByRole('button', { name: `${name} menu` }) })
    .locator('[id]');
const linksOf = async (page: Page, name: string) =>
  panel(page, name)
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('the header leads where the specification says, and its button says what the CMS says', async () => {
  await cms.putLayout({ header: { contactLabel: 'Sentinel call' } });
  const page = await openAt('/about');
  const header = page.getByRole('banner');
  for (const [name, href] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Programs', '/programs'],
    ['Conditions', '/conditions'],
    ['Therapies', '/therapies'],
    ['Blog', '/blog'],
    ['Gallery', '/gallery'],
    ['Sentinel call', '/contact'],
    ['Stillwater Gardens', '/'],
  ] as const)
    expect([name, await header.getByRole('link', { name, exact: true }).getAttribute('href')]).toEqual([
      name,
      href,
    ]);
  expect(await main(page).getByRole('link', { name: 'About Us' }).getAttribute('aria-current')).toBe('page');

  const logo = await cms.upload('team-01.jpg', 'Sentinel logo');
  try {
    await cms.putLayout({ header: { logo, logoUrl: '/about', contactLabel: null } });
    const link = header.getByRole('link', { name: 'Sentinel logo' });
    await link.waitFor(SOON);
    expect(await link.getAttribute('href')).toBe('/about');
    await header.getByRole('link', { name: 'Get Help Now', exact: true }).waitFor();
  } finally {
    await cms.putLayout({ header: { logo: null, logoUrl: null } });
  }
});

test.each([
  ['Conditions', conditions],
  ['Therapies', therapies],
] as const)('the %s list opens under the pointer and closes when it leaves', async (name, links) => {
  const page = await openAt('/about');
  expect(await panel(page, name).isVisible()).toBe(false);
  await main(page).getByRole('link', { name, exact: true }).hover();
  await panel(page, name).waitFor();
  expect(await linksOf(page, name)).toEqual(links);
  const second = links[1]?.[0] ?? '';
  await panel(page, name).getByRole('link', { name: second, exact: true }).hover();
  await page.mouse.move(300, 700);
  await panel(page, name).waitFor({ state: 'hidden' });

  await main(page).getByRole('link', { name, exact: true }).hover();
  await panel(page, name).getByRole('link', { name: second, exact: true }).click();
  await page.waitForURL(`**${links[1]?.[1]}`);
  await panel(page, name).waitFor({ state: 'hidden' });
});

test.each(['Conditions', 'Therapies'])('the %s list works by keyboard and click', async (name) => {
  const page = await openAt('/about');
  await main(page).getByRole('link', { name, exact: true }).focus();
  expect(await panel(page, name).isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  await panel(page, name).waitFor();
  expect(await chevron(page, name).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await panel(page, name).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page, name).waitFor({ state: 'hidden' });
  expect(await chevron(page, name).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await panel(page, name).waitFor();
  await page.keyboard.press('Space');
  await panel(page, name).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = panel(page, name).getByRole('link').first();
  expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);
  const links = await panel(page, name).getByRole('link').count();
  for (let count = 0; count < links; count += 1) await page.keyboard.press('Tab');
  await panel(page, name).waitFor({ state: 'hidden' });

  await chevron(page, name).focus();
  await page.keyboard.press('Tab');
  const target = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target}`);
  await panel(page, name).waitFor({ state: 'hidden' });
});

test('the chevron opens and closes a list by touch', async () => {
  const page = await openAt('/about', { viewport: { width: 1280, height: 800 }, hasTouch: true });
  await chevron(page, 'Therapies').tap();
  await panel(page, 'Therapies').waitFor();
  await chevron(page, 'Therapies').tap();
  await panel(page, 'Therapies').waitFor({ state: 'hidden' });
  await chevron(page, 'Conditions').tap();
  await panel(page, 'Conditions').getByRole('link', { name: 'Anxiety' }).tap();
  await page.waitForURL('**/conditions/anxiety');
  await panel(page, 'Conditions').waitFor({ state: 'hidden' });
});

test('Back closes the mobile menu, and after a link of it leads to the page before', async () => {
  const page = await openAt('/about', { viewport: PHONE, hasTouch: true });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await toggle.tap();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/about');
  await toggle.tap();
  await menu.getByRole('link', { name: 'Blog', exact: true }).tap();
  await page.waitForURL('**/blog');
  await menu.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL('**/about');
  expect(await menu.isVisible()).toBe(false);
});

test('text of twice the size makes no page wider than the window', async () => {
  const page = await openAt('/about', { viewport: { width: 1280, height: 900 } });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('the mobile menu has independent parts, and closes on a link, on Escape and by its button', async () => {
  const page = await openAt('/about', { viewport: PHONE, hasTouch: true });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const part = (name: string) => menu.getByLabel(`${name} menu`);
  await toggle.tap();
  await menu.waitFor();
  const emdr = menu.getByRole('link', { name: 'EMDR' });
  const anxiety = menu.getByRole('link', { name: 'Anxiety', exact: true });
  expect(await emdr.isVisible()).toBe(false);
  await part('Conditions').tap();
  await anxiety.waitFor();
  await part('Therapies').tap();
  await emdr.waitFor();
  expect(await anxiety.isVisible()).toBe(true);
  await part('Conditions').press('Enter');
  await anxiety.waitFor({ state: 'hidden' });
  expect(await emdr.isVisible()).toBe(true);
  expect(await part('Therapies').evaluate((it) => it.parentElement?.hasAttribute('open'))).toBe(true);

  await emdr.tap();
  await menu.waitFor({ state: 'hidden' });
  await page.waitForURL('**/therapies/emdr');
  await toggle.tap();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await toggle.evaluate((it) => it === document.activeElement)).toBe(true);
  await toggle.press('Enter');
  await menu.getByRole('button', { name: 'Close menu' }).press('Enter');
  await menu.waitFor({ state: 'hidden' });
  await toggle.tap();
  await menu.getByRole('link', { name: 'Get Help Now' }).tap();
  await page.waitForURL('**/contact');
  await menu.waitFor({ state: 'hidden' });
});

test('Tab goes around in the mobile menu, and Escape returns to its button', async () => {
  const page = await openAt('/about', { viewport: PHONE });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
  const [first, last] = [menu.getByRole('link').first(), menu.getByRole('link').last()];
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(await first.evaluate((it) => it.outerHTML));
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(await last.evaluate((it) => it.outerHTML));
  await last.blur();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await eventually(async () => expect(await focused()).toContain('Open menu'));
});

test.each([PHONE, { width: 820, height: 1180 }])(
  'behind the open menu nothing is reached, and the page stays in place: %o',
  async (viewport) => {
    const page = await openAt('/', { viewport, hasTouch: true });
    const reached = () =>
      page.evaluate(() => {
        const before = document.activeElement;
        const found = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter(
          (it) => {
            it.focus({ preventScroll: true });
            return document.activeElement === it && !it.closest('dialog');
          },
        );
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
        return found.map((it) => it.textContent);
      });
    const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
    const height = (await place())[1];
    const inPlace = async () => {
      const [top, now] = await place();
      // The bar of the header becomes compact, which is a part of a pixel.
      expect(Math.abs(top - 2000)).toBeLessThanOrEqual(1);
      expect(Math.abs(now - height)).toBeLessThanOrEqual(1);
    };
    expect((await reached()).length).toBeGreaterThan(20);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    // A tap of the test's browser scrolls first.
    await page.getByRole('button', { name: 'Open menu' }).dispatchEvent('click');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await eventually(async () => expect(await reached()).toEqual([]));
    await inPlace();
    await page.keyboard.press('Escape');
    await eventually(async () => expect((await reached()).length).toBeGreaterThan(20));
    await inPlace();
  },
);

test('a therapy and a condition that staff add appear in open menus within 5 s, and have pages of their own', async () => {
  const desktop = await openAt('/about');
  const phone = await openAt('/programs', { viewport: PHONE });
  await main(desktop).getByRole('link', { name: 'Therapies', exact: true }).hover();
  await panel(desktop, 'Therapies').waitFor();
  const therapy = { title: 'Sentinel Sailing', slug: 'sentinel-sailing' };
  const condition = { title: 'Sentinel Sadness', slug: 'sentinel-sadness' };
  const ids = [await cms.create('therapies', therapy), await cms.create('conditions', condition)] as const;
  try {
    const listed = panel(desktop, 'Therapies').getByRole('link', { name: 'Sentinel Sailing' });
    await listed.waitFor(SOON);
    const other = panel(desktop, 'Conditions').locator('a', { hasText: 'Sentinel Sadness' });
    await other.waitFor({ ...SOON, state: 'attached' });
    expect((await linksOf(desktop, 'Conditions')).slice(-2)).toEqual([
      ['Sentinel Sadness', '/conditions/sentinel-sadness'],
      ['View All Conditions', '/conditions'],
    ]);
    await listed.click();
    await desktop.getByRole('heading', { level: 1, name: 'Sentinel Sailing' }).waitFor();
    expect(new URL(desktop.url()).pathname).toBe('/therapies/sentinel-sailing');

    await phone.getByRole('button', { name: 'Open menu' }).click();
    await phone.getByRole('dialog').getByLabel('Conditions menu').click();
    await phone.getByRole('dialog').getByRole('link', { name: 'Sentinel Sadness' }).click();
    await phone.getByRole('heading', { level: 1, name: 'Sentinel Sadness Treatment' }).waitFor();
    expect((await fetch(`${site.url}/conditions/sentinel-sadness`)).status).toBe(200);
  } finally {
    // A page that is still open would request the deleted document.
    await Promise.all([desktop.close(), phone.close()]);
    await cms.remove('therapies', ids[0]);
    await cms.remove('conditions', ids[1]);
  }
});
