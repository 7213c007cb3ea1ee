import { beforeAll, describe, expect, test } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../helpers/chromium';
import { startSite, type Site } from '../helpers/site';
import { newVisitor, PHONE, untilHydrated } from '../helpers/visitor';

/** The scripts of a page of the framework that shows one word, in bytes after brotli. */
const EMPTY_PAGE = 112_400;
const FONTS = 52_000;

const routes = [
  '/',
  '/about',
  '/programs',
  '/conditions',
  '/conditions/anxiety',
  '/conditions/nowhere',
  '/therapies',
  '/therapies/cbt',
  '/gallery',
  '/contact',
  '/blog',
  '/privacy',
];

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

/** Bytes by kind of what the page fetches until its code has started by itself, while nobody moves. */
async function weigh(page: Page, path: string) {
  const bytes: Record<string, number> = { script: 0, font: 0 };
  const reading: Promise<unknown>[] = [];
  const counted = new Set<string>();
  page.on('response', (response) => {
    // What is fetched to be run later is no script yet.
    const kind = response.url().endsWith('.js') ? 'script' : response.request().resourceType();
    if ((kind !== 'script' && kind !== 'font') || response.frame() !== page.mainFrame()) return;
    if (counted.has(response.url())) return;
    counted.add(response.url());
    reading.push(
      response.body().then((body) => {
        bytes[kind] =
          (bytes[kind] ?? 0) + (kind === 'script' ? brotliCompressSync(body).length : body.length);
      }),
    );
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => 'next' in window);
  for (let read = -1; read < reading.length;) {
    read = reading.length;
    await Promise.all(reading);
  }
  page.removeAllListeners('response');
  return bytes;
}

describe.each(routes)('%s, while nobody touches it', (path) => {
  test('its scripts weigh at most 1.3 times an empty page of the framework, its fonts 52 KB', async () => {
    const { page } = await newVisitor(browser, site.url, { viewport: PHONE, allowed: [/404/] });
    const bytes = await weigh(page, path);
    expect(bytes.script).toBeGreaterThan(0);
    expect(bytes.script).toBeLessThanOrEqual(1.3 * EMPTY_PAGE);
    expect(bytes.font).toBeLessThanOrEqual(FONTS);
  });
});

test('the words of a page are there without its code, and the code comes with the first move', async () => {
  const { page } = await newVisitor(browser, site.url);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(...(request.url().match(/chunks\/.*\.js$/) ?? [])));
  await page.goto('/about', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.mouse.move(400, 400);
  await page.mouse.move(420, 410);
  await untilHydrated(page);
  expect(scripts.length).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Conditions menu' }).hover();
  await page.getByRole('link', { name: 'View All Conditions' }).waitFor();
});

test('large scripts ask to be compiled while they arrive', async () => {
  const html = await (await fetch(`${site.url}/about`)).text();
  const [, list = ''] = html.match(/\((\["\/_next\/static\/chunks\/[^\]]+\])\)<\/script>/) ?? [];
  const addresses = JSON.parse(list) as string[];
  const scripts = await Promise.all(addresses.map(async (path) => (await fetch(site.url + path)).text()));
  const large = scripts.filter((script) => script.length > 100_000);
  expect(large.length).toBeGreaterThan(0);
  for (const script of large) expect(script.slice(0, 30)).toContain('//# allFunctionsCalledOnLoad');
});

test('a pointer that only rests where the page appears is no move', async () => {
  const { page } = await newVisitor(browser, site.url);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await page.goto('/about', { waitUntil: 'load' });
  const rest = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
      return 'next' in window;
    });
  expect(await rest()).toBe(false);
  await page.waitForRequest(/\/api\/pages\/about/);
  expect(await rest()).toBe(true);
  await page.waitForRequest(/\/api\/pages\/about/);
  const before = new Set(scripts);
  const late = page.waitForRequest((request) => request.url().endsWith('.js') && !before.has(request.url()));
  await page.mouse.move(400, 400);
  await page.mouse.move(420, 410);
  await late;
});

test.each(['/', '/contact', '/blog'])('%s looks the same before its code has come', async (path) => {
  const { page } = await newVisitor(browser, site.url);
  await page.goto(path, { waitUntil: 'load' });
  const styles = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  const before = await styles();
  await untilHydrated(page);
  expect(await styles()).toEqual(before);
});

test.each(['domcontentloaded', 'networkidle'] as const)(
  'a first tap at %s, before the code, is done when the code has come',
  async (waitUntil) => {
    const { page } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
    await page.goto('/about', { waitUntil });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  },
);

test('words that are written before the code has come stay, and the form is checked', async () => {
  const { page } = await newVisitor(browser, site.url);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form');
  await form.getByLabel('First Name').fill('Ada');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.locator('[aria-invalid=true]').first().waitFor();
  expect(page.url()).toBe(`${site.url}/contact`);
  expect(await form.getByLabel('First Name').inputValue()).toBe('Ada');
});

test('while nobody moves nothing runs, and then the page keeps itself fresh all the same', async () => {
  const { page } = await newVisitor(browser, site.url);
  const polled = page.waitForRequest(/\/api\/pages\/about/);
  await page.goto('/about', { waitUntil: 'load' });
  expect(await page.evaluate(() => 'next' in window)).toBe(false);
  await polled;
  const { age } = await page.evaluate(() => ({ age: performance.now() }));
  expect(age).toBeGreaterThan(2500);
});
