import { beforeAll, describe, expect, test } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE } from '../../helpers/browser/visitor';

/** The scripts of a one-word page of the framework, in bytes after brotli. */
const EMPTY_PAGE = 112_400;
const FONTS = 46_000;

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

/** Bytes by type of everything that the page has fetched so far. */
function weighing(page: Page) {
  const bytes: Record<string, number> = { script: 0, font: 0 };
  const reading: Promise<unknown>[] = [];
  const counted = new Set<string>();
  page.on('response', (response) => {
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
  return async () => {
    for (let read = -1; read < reading.length;) {
      read = reading.length;
      await Promise.all(reading);
    }
    return bytes;
  };
}

/** A visit that scrolls through and uses every interactive element once. */
async function use(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).tap();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700);
  await page.waitForLoadState('networkidle');
}

describe.each(routes)('%s, scrolled through and touched', (path) => {
  test('its scripts weigh at most 1.25 times an empty page of the framework, its fonts 46 KB', async () => {
    const { page, open } = await newVisitor(browser, site.url, {
      viewport: PHONE,
      hasTouch: true,
      allowed: [/404/],
    });
    const weighed = weighing(page);
    await open(path);
    await use(page);
    const bytes = await weighed();
    expect(bytes.script).toBeGreaterThan(0.9 * EMPTY_PAGE);
    expect(bytes.script).toBeLessThanOrEqual(1.25 * EMPTY_PAGE);
    expect(bytes.font).toBeLessThanOrEqual(FONTS);
  });
});

test('a page whose form was used weighs at most 1.4 times an empty one', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
  const weighed = weighing(page);
  await open('/contact');
  await page.getByLabel('Message').fill('Short');
  await page.getByRole('button', { name: 'Send Message' }).tap();
  await page.getByText('Message must be at least 10 characters').waitFor();
  expect((await weighed()).script).toBeLessThanOrEqual(1.4 * EMPTY_PAGE);
});

test('no code of a view comes before a poll has brought something new; then it is shown, in the same nodes', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/about');
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
    );
  await page.waitForResponse(/\/api\/pages\/about/);
  await page.waitForLoadState('networkidle');
  const before = await scripts();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) Object.assign(element, { isOld: true });
    document.querySelector<HTMLElement>('main a')?.focus();
  });
  await page.route('**/api/pages/about', async (route) => {
    const body = (await (await route.fetch()).text()).replace(
      /"text":"About [^"]*"/,
      '"text":"A sentinel heading"',
    );
    await route.fulfill({ body, contentType: 'application/json' });
  });
  await page.getByRole('heading', { level: 1, name: 'A sentinel heading' }).waitFor();
  expect(await scripts()).toBeGreaterThan(before);
  expect(await page.title()).toMatch(/^A sentinel heading/);
  const after = await page.evaluate(() => ({
    fresh: [...document.querySelectorAll('body *')].filter((element) => !('isOld' in element)).length,
    focus: document.activeElement?.tagName,
  }));
  expect(after).toEqual({ fresh: 0, focus: 'A' });
});

type TraceEvent = { name: string; args: { elementCount?: number } };

test('a node that is added to a page makes the browser compute few styles', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
  await open('/about');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const events: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await page.evaluate(() => {
    document.head.append(document.createElement('script'));
    return getComputedStyle(document.querySelector('a')!).color;
  });
  await session.send('Tracing.end');
  await ended;
  const computed = (events as TraceEvent[]).filter(({ name }) => name === 'UpdateLayoutTree');
  expect(computed).not.toHaveLength(0);
  // With a rule of the whole page that ends in `:is(…)` or in a bare `a` it was 105.
  expect(computed.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)).toBeLessThan(40);
});
