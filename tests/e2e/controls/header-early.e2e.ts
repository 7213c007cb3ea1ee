import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE, untilHydrated } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const chevron = (page: Page, name: string) => main(page).getByRole('button', { name: `${name} menu` });
const panel = (page: Page, name: string) => page.locator(`#list-${name.toLowerCase()}`);

describe.each([
  ['before its scripts have come', { isBlocked: true }],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const)(
  '%s',
  (_, { isBlocked = false, ...options }: { isBlocked?: boolean; javaScriptEnabled?: boolean }) => {
    async function openAsleep(viewport?: typeof PHONE) {
      const { page } = await newVisitor(browser, site.url, {
        ...(viewport && { viewport }),
        hasTouch: viewport === PHONE,
        ...options,
      });
      if (isBlocked) await page.route(/\.js$/, () => new Promise(() => undefined));
      await page.goto('/about', { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      return page;
    }

    test('the menu opens by touch, key and a click without a pointer, with its parts, and closes', async () => {
      const page = await openAsleep(PHONE);
      const toggle = page.getByRole('button', { name: 'Open menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await toggle.tap();
      await menu.waitFor();
      await menu.getByLabel('Conditions menu').tap();
      await menu.getByRole('link', { name: 'Anxiety', exact: true }).waitFor();
      expect(await menu.getByRole('link', { name: 'EMDR' }).isVisible()).toBe(false);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      expect(await toggle.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await menu.waitFor();
      await menu.getByRole('button', { name: 'Close menu' }).press('Enter');
      await menu.waitFor({ state: 'hidden' });
      await toggle.dispatchEvent('click');
      await menu.getByRole('link', { name: 'Blog', exact: true }).tap();
      await page.waitForURL('**/blog', { waitUntil: 'commit' });
    });

    test('a list opens under the pointer, by its chevron, and while the focus is on that', async () => {
      const page = await openAsleep();
      await main(page).getByRole('link', { name: 'Conditions', exact: true }).hover();
      await panel(page, 'Conditions').waitFor();
      await page.mouse.move(300, 700);
      await panel(page, 'Conditions').waitFor({ state: 'hidden' });
      await main(page).getByRole('link', { name: 'Therapies', exact: true }).focus();
      await page.keyboard.press('Tab');
      await panel(page, 'Therapies').waitFor();
      await page.keyboard.press('Tab');
      const first = panel(page, 'Therapies').getByRole('link').first();
      expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);
      await chevron(page, 'Conditions').click();
      await panel(page, 'Conditions').getByRole('link', { name: 'Anxiety' }).click();
      await page.waitForURL('**/conditions/anxiety', { waitUntil: 'commit' });
    });
  },
);

test('a pointer that already rests on “Conditions” opens its list at the first pixel of movement', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/about');
  const box = await main(page).getByRole('link', { name: 'Conditions', exact: true }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await panel(page, 'Conditions').waitFor();
  await page.goto('/gallery');
  await page.mouse.move(x + 1, y);
  await panel(page, 'Conditions').waitFor({ timeout: 1000 });
  await page.mouse.move(300, 700);
  await panel(page, 'Conditions').waitFor({ state: 'hidden' });
});

test('what a hand holds at first paint is the same after the scripts have come, and a menu that is open stays open', async () => {
  const { page } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByLabel('Therapies menu').tap();
  const before = await page.evaluateHandle(() => [...document.querySelectorAll('header, header *')]);
  release();
  await untilHydrated(page);
  const isSame = await page.evaluate((them) => {
    const now = document.querySelectorAll('header, header *');
    return now.length === them.length && them.every((element, index) => element === now[index]);
  }, before);
  expect(isSame).toBe(true);
  expect(await menu.getByRole('link', { name: 'EMDR' }).isVisible()).toBe(true);
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('the bar is compact once the page has scrolled by more than 80 px', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/about');
  const height = () => page.locator('.site-bar').evaluate((bar) => bar.clientHeight);
  const full = await height();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page.waitForFunction(
    (before) => (document.querySelector('.site-bar')?.clientHeight ?? before) < before - 10,
    full,
  );
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction((before) => document.querySelector('.site-bar')?.clientHeight === before, full);
});
