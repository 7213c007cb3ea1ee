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

/** Bytes by kind of what the page fetches until nothing is under way, while nobody moves. */
async function weigh(page: Page, path: string) {
  const bytes: Record<string, number> = { script: 0, font: 0, media: 0 };
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if ((kind !== 'script' && kind !== 'font') || response.frame() !== page.mainFrame()) return;
    reading.push(
      response.body().then((body) => {
        bytes[kind] =
          (bytes[kind] ?? 0) + (kind === 'script' ? brotliCompressSync(body).length : body.length);
      }),
    );
  });
  // The film of the home page would keep the network busy.
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  return bytes;
}

describe.each(routes)('%s, while nobody touches it', (path) => {
  test('its scripts weigh at most 1.3 times an empty page of the framework, its fonts 52 KB', async () => {
    const { page } = await newVisitor(browser, site.url, { viewport: PHONE, allowed: [/ERR_FAILED|404/] });
    const bytes = await weigh(page, path);
    expect(bytes.script).toBeGreaterThan(0);
    expect(bytes.script).toBeLessThanOrEqual(1.3 * EMPTY_PAGE);
    expect(bytes.font).toBeLessThanOrEqual(FONTS);
  });
});

test('the words of a page are there without its code, and the code comes with the first move', async () => {
  const { page } = await newVisitor(browser, site.url);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.mouse.move(400, 400);
  await untilHydrated(page);
  expect(scripts.length).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Conditions menu' }).hover();
  await page.getByRole('link', { name: 'View All Conditions' }).waitFor();
});

test('a first tap that comes before the code is done when the code has come', async () => {
  const { page } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
});
