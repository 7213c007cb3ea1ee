import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import {
  menuTook,
  SLOW_4G,
  slowDown,
  timeMainThread,
  timeMenu,
  untilAfterPaint,
} from '../../helpers/browser/slow-phone';
import { DESKTOP, newVisitor, PHONE, untilHydrated } from '../../helpers/browser/visitor';

/**
 * Each control at a moment after the first paint, on slow 4G and a slow processor: by touch, by key, by
 * click.
 */
const MOMENTS = [0, 1500, 6000];
const MENU_MS = 200;

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  site = await startSite({ env: { ...administrator, RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

async function openAt(path: string, ms: number, viewport = PHONE) {
  const { page } = await newVisitor(browser, site.url, { viewport, hasTouch: viewport === PHONE });
  const devtools = await slowDown(page);
  await page.addInitScript(timeMenu);
  await page.goto(path, { waitUntil: 'commit' });
  await untilAfterPaint(page, ms);
  return { page, devtools };
}

/** @returns a function that checks that the scripts have not replaced these elements */
async function holding(...held: Locator[]) {
  const nodes = await Promise.all(held.map((it) => it.elementHandle()));
  return async (page: Page) => {
    await untilHydrated(page);
    for (const [index, it] of held.entries())
      expect(await it.evaluate((now, before) => now === before, nodes[index])).toBe(true);
  };
}

describe.each(MOMENTS)('%i ms after the first paint', (ms) => {
  test('the menu is open within 200 ms of a touch, and opens by key and by a click alone; so do its parts', async () => {
    const took: number[] = [];
    // Other processes on this machine only add to the time.
    do {
      const { page, devtools } = await openAt('/about', ms);
      const toggle = page.getByRole('button', { name: 'Open menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const isSame = await holding(toggle, page.locator('dialog.site-menu'));
      const worked = await timeMainThread(devtools);
      await toggle.tap();
      const passed = await menuTook(page);
      // On a busy machine the work counts. Fetching anything would take longer than a round trip.
      took.push(passed < SLOW_4G.latency ? Math.min(passed, await worked()) : passed);
      await menu.getByLabel('Conditions menu').tap();
      await menu.getByRole('link', { name: 'Anxiety', exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await toggle.press('Enter');
      await menu.waitFor();
      await menu.getByRole('button', { name: 'Close menu' }).press('Enter');
      await menu.waitFor({ state: 'hidden' });
      await toggle.dispatchEvent('click');
      await menu.waitFor();
      await isSame(page);
    } while (Math.min(...took) > MENU_MS && took.length < 5);
    expect(Math.min(...took)).toBeLessThanOrEqual(MENU_MS);
  });

  test('a list of the header opens under the pointer, by key and by a click alone', async () => {
    const { page } = await openAt('/about', ms, DESKTOP);
    const main = page.getByRole('navigation', { name: 'Main' });
    const list = page.locator('#list-conditions');
    const isSame = await holding(list, main.getByRole('link', { name: 'Conditions', exact: true }));
    await main.getByRole('link', { name: 'Conditions', exact: true }).hover();
    await list.waitFor();
    await page.mouse.move(300, 700);
    await list.waitFor({ state: 'hidden' });
    await main.getByRole('link', { name: 'Therapies', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.locator('#list-therapies').waitFor();
    await main.getByRole('button', { name: 'Conditions menu' }).dispatchEvent('click');
    await list.waitFor();
    await isSame(page);
    await list.getByRole('link', { name: 'Anxiety' }).waitFor();
  });

  test('services are chosen, testimonials go on, by touch, key and a click alone', async () => {
    const { page, devtools } = await openAt('/', ms);
    const row = (index: number) => page.locator('#programs summary').nth(index);
    const detail = (index: number) => page.locator('#programs .service-detail').nth(index);
    const slide = (index: number) => page.getByRole('group', { name: new RegExp(`^${index} of \\d+$`) });
    const strip = page.locator('.carousel-strip');
    const isSame = await holding(row(2), strip);
    await row(2).tap();
    await detail(2).waitFor();
    expect(await detail(0).isVisible()).toBe(false);
    await row(4).press('Enter');
    await detail(4).waitFor();
    await row(1).dispatchEvent('click');
    await detail(1).waitFor();

    await strip.scrollIntoViewIfNeeded();
    await swipe(devtools, strip);
    await slide(2).waitFor();
    await strip.press('ArrowRight');
    await slide(3).waitFor();
    await isSame(page);
    await page.getByRole('button', { name: 'Next testimonial' }).dispatchEvent('click');
    await slide(4).waitFor();
  });

  test('what is put into the search by one event filters the list; so do a key and a choice', async () => {
    const { page } = await openAt('/blog', ms);
    const box = page.getByPlaceholder('Search articles...');
    const isSame = await holding(box, page.getByRole('combobox', { name: 'Category' }));
    const all = await page.getByRole('main').getByRole('article').count();
    await put(box, 'sleep');
    await eventually(async () => {
      const found = await page.getByRole('main').getByRole('article').count();
      expect(found).toBeLessThan(all);
      expect(await page.getByText(/^Found \d+ articles?$/).textContent()).toMatch(`Found ${found} `);
    });
    await isSame(page);
    await box.press('q');
    await page.getByRole('heading', { name: 'No articles found' }).waitFor();
    await box.fill('');
    await eventually(async () => expect(await page.getByRole('main').getByRole('article').count()).toBe(all));
  });

  test('a picture opens by touch, key and a click alone', async () => {
    const { page } = await openAt('/gallery', ms);
    const link = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    const large = page.getByRole('dialog', { name: 'Picture' });
    await link.tap();
    // Before its scripts have loaded, it opens as a page of its own.
    await eventually(async () => expect(page.url().endsWith(href) || (await large.isVisible())).toBe(true));
    if (page.url().endsWith(href)) {
      await page.goBack();
      await untilHydrated(page);
    } else await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    const isSame = await holding(link);
    await link.press('Enter');
    await large.waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    await link.dispatchEvent('click');
    await large.waitFor();
    await isSame(page);
  });

  test('“Back to top” leads there by touch, key and a click alone', async () => {
    const { page } = await openAt('/privacy', ms);
    const link = page.getByRole('link', { name: 'Back to top' });
    const isSame = await holding(link);
    for (const follow of [() => link.tap(), () => link.press('Enter'), () => link.dispatchEvent('click')]) {
      await link.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => scrollY > 300);
      await follow();
      await page.waitForFunction(() => scrollY === 0);
    }
    await isSame(page);
  });

  test('the contact form is filled in by single events and sent by touch', async () => {
    const { page } = await openAt('/contact', ms);
    const form = page.getByRole('form', { name: 'Contact form' });
    for (const [name, words] of Object.entries(MESSAGE)) await put(form.locator(`[name=${name}]`), words);
    await form.getByRole('button', { name: 'Send Message' }).tap();
    await page.getByText('Message Sent', { exact: true }).first().waitFor();
  });
});

describe('“Leave this site”', () => {
  beforeAll(async () => {
    await cms.putLayout({ quickExit: { isOn: true, url: 'https://weather.example/' } });
    await eventually(async () =>
      expect(await (await fetch(`${site.url}/about`)).text()).toContain('data-one-entry'),
    );
  });

  test.each([
    [0, 'a touch', (exit: Locator) => exit.tap()],
    [0, 'a click alone', (exit: Locator) => exit.dispatchEvent('click')],
    [0, 'Escape three times', (_: Locator, page: Page) => escape(page)],
    [1500, 'a touch', (exit: Locator) => exit.tap()],
    [6000, 'Escape three times', (_: Locator, page: Page) => escape(page)],
  ])('%i ms after the first paint leads away by %s', async (ms, _, leave) => {
    const { page, allow } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
    allow(/^foreign: document/);
    await slowDown(page);
    await page.route('https://weather.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sunny</h1>' }),
    );
    await page.goto('/about', { waitUntil: 'commit' });
    await untilAfterPaint(page, ms);
    await leave(page.getByRole('link', { name: /^Leave this site/ }), page);
    await page.getByRole('heading', { name: 'Sunny' }).waitFor();
  });
});

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Sentinel',
  email: 'ada@example.org',
  message: 'May I come and see the garden first?',
};

/** As a password manager, dictation or a paste does it: focus, then one event, and no key. */
const put = (box: Locator, words: string) =>
  box.evaluate((element, text) => {
    const input = element as HTMLInputElement | HTMLTextAreaElement;
    input.focus();
    const kind = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // Bypasses React, which watches the property of the element itself.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  }, words);

async function escape(page: Page) {
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
}

/** Swipes left across the middle of the strip. */
async function swipe(devtools: CDPSession, strip: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  const at = (share: number) => [{ x: x + share * width, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) });
  for (let share = 0.8; share > 0.1; share -= 0.1)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
