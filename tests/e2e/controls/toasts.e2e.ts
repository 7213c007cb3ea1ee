import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { TOAST_DURATION_MS } from '@/content/schema/constants';
import { launchBrowser } from '../../helpers/browser/chromium';
import { eventually } from '../../helpers/site/eventually';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const notices = (page: Page) => region(page).getByRole('listitem');

/** A contact page whose message is always refused, each time with another text. */
async function openContact(
  options: Parameters<typeof newVisitor>[2] = {},
  prepare = async (_page: Page) => {},
) {
  const { page, open } = await newVisitor(browser, site.url, {
    allowed: [/500 .*\/api\/contact/],
    ...options,
  });
  await prepare(page);
  let attempt = 0;
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 500, body: `Sentinel ${(attempt += 1)}` }),
  );
  await open('/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Sentinel');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('A message that is refused');
  return page;
}

async function fail(page: Page, attempt: number) {
  await page.getByRole('button', { name: 'Send Message' }).click();
  await notices(page).getByText(`500: Sentinel ${attempt}`, { exact: true }).waitFor();
}

test('one notice at a time: the newer one takes the place', async () => {
  const page = await openContact();
  await fail(page, 1);
  await fail(page, 2);
  await notices(page).getByText('500: Sentinel 1').waitFor({ state: 'detached' });
  expect(await notices(page).count()).toBe(1);
});

test('a notice goes after 5 s, but not while the pointer or the focus is on it', async () => {
  const page = await openContact({}, (page) => page.clock.install());
  // From here on the test moves the clock, and the toast begins at this moment.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await untilShown(page, 'Sentinel 1');
  await page.clock.runFor(TOAST_DURATION_MS - 1000);
  expect(await notices(page).count()).toBe(1);
  await page.clock.runFor(2000);
  await notices(page).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Send Message' }).click();
  await untilShown(page, 'Sentinel 2');
  await notices(page).hover();
  await page.clock.runFor(TOAST_DURATION_MS * 3);
  expect(await notices(page).count()).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(TOAST_DURATION_MS + 1000);
  await notices(page).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Send Message' }).click();
  await untilShown(page, 'Sentinel 3');
  await page.keyboard.press('F8');
  await page.clock.runFor(TOAST_DURATION_MS * 3);
  expect(await notices(page).count()).toBe(1);
});

/** Network and React need real time, their timers the test's clock. */
async function untilShown(page: Page, words: string) {
  const shown = notices(page).getByText(`500: ${words}`, { exact: true });
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    await page.clock.runFor(20);
    if (await shown.isVisible()) return;
  }
  throw new Error(`No notice says ${words}`);
}

test('F8 goes to the notifications, with a notice or without; the notice closes by keyboard', async () => {
  const page = await openContact();
  const isInside = () => region(page).evaluate((it) => it.contains(document.activeElement));
  await page.keyboard.press('F8');
  expect(await isInside()).toBe(true);
  await fail(page, 1);
  expect(await isInside()).toBe(false);
  await page.keyboard.press('F8');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const close = page.getByRole('button', { name: 'Close', exact: true });
  expect(await close.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await notices(page).waitFor({ state: 'detached' });

  await fail(page, 2);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await notices(page).waitFor({ state: 'detached' });
});

test.each(['the cross', 'Escape'])('a notice goes by itself after another was closed by %s', async (how) => {
  const page = await openContact({}, (page) => page.clock.install());
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const button = page.getByRole('button', { name: 'Send Message' });
  const hasFocus = () => button.evaluate((it) => it === document.activeElement);
  await button.click();
  await untilShown(page, 'Sentinel 1');
  await eventually(async () => expect(await hasFocus()).toBe(true));
  if (how === 'the cross') await page.getByRole('button', { name: 'Close', exact: true }).click();
  else {
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
  }
  await page.clock.runFor(1000);
  await notices(page).waitFor({ state: 'detached' });
  await eventually(async () => expect(await hasFocus()).toBe(true));

  await page.keyboard.press('Enter');
  await untilShown(page, 'Sentinel 2');
  await page.clock.runFor(TOAST_DURATION_MS + 1000);
  await notices(page).waitFor({ state: 'detached' });
});

test('F8 as the very first action goes to the notifications, without any script of the framework', async () => {
  const { page } = await newVisitor(browser, site.url, { allowed: [/ERR_FAILED/] });
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/gallery', { waitUntil: 'commit' });
  await region(page).waitFor({ state: 'attached' });
  await page.keyboard.press('F8');
  expect(await region(page).evaluate((it) => it === document.activeElement)).toBe(true);
});

test('F8 works on a page without a form', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/gallery');
  await page.keyboard.press('F8');
  expect(await region(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

test('with the mouse a notice is drawn away to the right by more than 50 px, not by less', async () => {
  const page = await openContact();
  await fail(page, 1);
  await untilStill(page);
  await drag(page, 40);
  await untilStill(page);
  await drag(page, -120);
  await untilStill(page);
  expect(await notices(page).count()).toBe(1);
  await drag(page, 60);
  // Its timer pauses below the pointer, so that it did not disappear by itself.
  await notices(page).waitFor({ state: 'detached' });
});

test('on a phone a notice is swiped away to the right', async () => {
  const page = await openContact({ viewport: PHONE, hasTouch: true });
  await fail(page, 1);
  await untilStill(page);
  const box = (await notices(page).boundingBox()) ?? { x: 0, y: 0 };
  const swiped = await notices(page).evaluateHandle((it) => {
    const steps: unknown[] = [];
    new MutationObserver(() => steps.push(it.dataset.swipe)).observe(it, { attributes: true });
    return steps;
  });
  const touch = await page.context().newCDPSession(page);
  const y = box.y + 20;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + 60, y }] });
  for (const x of [80, 110, 140])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: box.x + x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction((steps) => steps.includes('end'), swiped);
  await notices(page).waitFor({ state: 'detached' });
});

async function drag(page: Page, distance: number) {
  const box = (await notices(page).boundingBox()) ?? { x: 0, y: 0 };
  const [x, y] = [box.x + 150, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

/** Waits until it has moved in, or back. */
const untilStill = (page: Page) =>
  notices(page).evaluate((it) => Promise.all(it.getAnimations().map((animation) => animation.finished)));
