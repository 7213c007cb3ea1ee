import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, launchWithPageCache } from '../../helpers/browser/chromium';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP, newVisitor, PHONE, untilHydrated } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: { RATE_LIMIT_FACTOR: '100' } }), launchBrowser()]);
});

/** The network is down, or a new version of the site is deployed and only some of the scripts still exist. */
const HINDRANCES = [
  ['scripts that cannot be loaded', /\.js$/],
  ['one script that cannot be loaded', /chunks\/[0-9a-c][^/]*\.js$/],
] as const;

describe.each(HINDRANCES)('with %s', (_, which) => {
  async function openHindered(path: string, viewport = PHONE) {
    const { page } = await newVisitor(browser, site.url, {
      viewport,
      hasTouch: viewport === PHONE,
      allowed: [/ERR_FAILED|ChunkLoadError|Failed to load chunk|importing a module/i],
    });
    let failed = 0;
    await page.route(which, (route) => {
      failed += 1;
      return route.abort();
    });
    await page.goto(path);
    expect(failed).toBeGreaterThan(0);
    return page;
  }

  test('the menu, services and testimonials react', async () => {
    const page = await openHindered('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByLabel('Therapies menu').tap();
    await menu.getByRole('link', { name: 'EMDR' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    const detail = (index: number) => page.locator('#programs .service-detail').nth(index);
    await page.locator('#programs summary').nth(3).tap();
    await detail(3).waitFor();
    expect(await detail(0).isVisible()).toBe(false);
    await page.locator('.carousel-strip').press('ArrowRight');
    await page.getByRole('group', { name: /^2 of \d+$/ }).waitFor();
  });

  test('a list of the header opens by pointer and key', async () => {
    const page = await openHindered('/about', DESKTOP);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Conditions', exact: true }).hover();
    await page.locator('#list-conditions').waitFor();
    await page.mouse.move(300, 700);
    await page.locator('#list-conditions').waitFor({ state: 'hidden' });
    await main.getByRole('button', { name: 'Therapies menu' }).press('Enter');
    await page.locator('#list-therapies').waitFor();
  });

  test('a picture, the search and the form are answered', async () => {
    const gallery = await openHindered('/gallery');
    const picture = gallery.getByRole('region', { name: 'Pictures' }).getByRole('link').first();
    const href = (await picture.getAttribute('href')) ?? '';
    await picture.tap();
    await gallery.waitForURL(`**${href}`, { waitUntil: 'commit' });

    const blog = await openHindered('/blog');
    await blog.getByPlaceholder('Search articles...').fill('sleep');
    await blog.getByPlaceholder('Search articles...').press('Enter');
    await blog.waitForURL('**/blog?q=sleep*', { waitUntil: 'commit' });

    const contact = await openHindered('/contact');
    await contact.getByLabel('First name').fill('Ada');
    await contact.getByLabel('Last name').fill('Sentinel');
    await contact.getByLabel('Email').fill('ada@example.org');
    await contact.getByRole('textbox', { name: 'Message' }).fill('May I come and see the garden first?');
    await contact.getByRole('button', { name: 'Send Message' }).tap();
    await contact.getByText('Message Sent', { exact: true }).first().waitFor();
  });
});

describe('a page that Back restores as it was left', () => {
  async function leaveAndReturn(page: Page) {
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
    );
    await page.goto('/terms', { waitUntil: 'load' });
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'isRestored' in window);
    expect(await page.evaluate(() => (window as { isRestored?: boolean }).isRestored)).toBe(true);
  }

  test('its menu, services and search react at once, and what was typed is there', async () => {
    const keeping = await launchWithPageCache();
    if (!keeping) return console.info('Not tested: no Chromium is installed that keeps pages for Back.');
    const { page, open } = await newVisitor(keeping, site.url, { viewport: PHONE, hasTouch: true });
    await open('/');
    await page.locator('#programs summary').nth(3).tap();
    await leaveAndReturn(page);
    await page.locator('#programs .service-detail').nth(3).waitFor();
    await page.locator('#programs summary').nth(1).tap();
    await page.locator('#programs .service-detail').nth(1).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();

    await open('/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('A half-written message');
    await leaveAndReturn(page);
    expect(await message.inputValue()).toBe('A half-written message');
    // The poller continues: it asks again.
    await page.waitForRequest(/\/api\/pages\/contact/);
    await untilHydrated(page);
  });
});
