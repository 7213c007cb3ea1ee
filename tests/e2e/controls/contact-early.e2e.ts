import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor } from '../../helpers/browser/visitor';
import { DESKTOP, PHONE } from '../../helpers/browser/visitor-sizes';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: { RATE_LIMIT_FACTOR: '100' } }), launchBrowser()]);
});

async function fillIn(page: Page, message: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Sentinel');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

describe.each([
  ['without JavaScript', { javaScriptEnabled: false }],
  ['while its scripts do not come', {}],
] as const)('the contact form %s', (_, options) => {
  async function openAsleep(path: string) {
    const { page } = await newVisitor(browser, site.url, { ...options, allowed: [/422|ERR_FAILED/] });
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return page;
  }

  test.each(['/contact', '/'])('sends from %s, and says so on a page that can be reloaded', async (path) => {
    const page = await openAsleep(path);
    await fillIn(page, 'May I come and see the garden first?');
    await page.getByRole('heading', { level: 1, name: 'Message Sent' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact/sent');
    await page.getByText("We'll get back to you as soon as possible.").waitFor();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1, name: 'Message Sent' }).waitFor();
  });

  test('returns with errors beside the fields, and with the typed text', async () => {
    const page = await openAsleep('/contact');
    await fillIn(page, 'Short');
    await page.getByText('Message must be at least 10 characters').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Short');
  });
});

test.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('errors whose rules come late on %s: nothing moves when they come', async (_, viewport) => {
  const { page, open } = await newVisitor(browser, site.url, { viewport });
  await open('/contact');
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.and(page.locator('[aria-busy=true]')).waitFor();
  const places = () =>
    form.evaluate((element) =>
      [...element.querySelectorAll('fieldset label, [type=submit]')].map(
        (part) => part.getBoundingClientRect().top - element.getBoundingClientRect().top,
      ),
    );
  const before = await places();
  release();
  await form.getByText('Message must be at least 10 characters').waitFor();
  // Browsers count a shift from 3 pixels on; a thicker border adds one.
  const moved = (await places()).map((place, index) => Math.abs(place - (before[index] ?? NaN)));
  expect(moved.length).toBeGreaterThan(5);
  for (const pixels of moved) expect(pixels).toBeLessThan(3);
  expect(await form.getAttribute('aria-busy')).toBe('false');
});
