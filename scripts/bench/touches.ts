import { loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { launchBrowserServer } from '../../tests/helpers/browser/chromium';
import {
  menuTook,
  newPhone,
  slowDown,
  timeMenu,
  untilAfterPaint,
} from '../../tests/helpers/browser/slow-phone';
import { benchSite } from './servers/bench-site';
import { startEmptyApp } from './servers/empty-app';
import { median, ratio, whole, type Table } from './report';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const MOMENTS = [0, 1500, 6000];

type Felt = { inp: number; longest: number; cls: number };

/**
 * Responsiveness on a slow phone: opening the menu at three moments, and a visit that uses every interactive
 * element.
 */
export async function touches(): Promise<Table> {
  const server = await launchBrowserServer();
  const browser = await chromium.connect(server.wsEndpoint());
  const load = loadavg()[0] ?? 0;
  const empty = await startEmptyApp();
  const least = await visit(browser, empty.url, async () => undefined);
  await empty.stop();
  const site = await benchSite();
  const rows: Table['rows'] = [];
  for (const ms of MOMENTS)
    rows.push([
      `menu open after a tap ${ms / 1000} s after the first paint, ms`,
      ...(await menu(browser, site.url, ms)),
    ]);
  for (const [path, react] of Object.entries(VISITS)) {
    const { felt, scripts } = await visit(browser, site.url + path, react);
    rows.push([`${path}, used: INP, ms`, whole(felt.inp), '≤ 200']);
    rows.push([
      `${path}, used: longest task, ms`,
      whole(felt.longest),
      `≤ ${whole(least.felt.longest + 30)}`,
    ]);
    rows.push([`${path}, used: CLS`, felt.cls.toFixed(3), '≤ 0.02']);
    const most = path === '/contact' ? '≤ 1.40' : '≤ 1.25';
    rows.push([`${path}, used: all scripts : empty page`, ratio(scripts, least.scripts), most]);
  }
  const html = Buffer.from(await (await fetch(site.url)).arrayBuffer());
  rows.push(['/: HTML before packing, KB', (html.length / 1000).toFixed(1), '≤ 80']);
  rows.push(['/: HTML, brotli, KB', (brotliCompressSync(html).length / 1000).toFixed(1), '']);
  await site.stop();
  await server.close();
  return {
    title: 'Touches on a slow phone',
    head: ['what', 'now', 'wanted'],
    rows,
    note: `390 px, slow 4G, processor 4 times slower; the median of ${RUNS}. The longest task of an empty page of the framework is ${whole(least.felt.longest)} ms here, at a load of ${load.toFixed(1)}.`,
  };
}

async function menu(browser: Browser, url: string, ms: number) {
  const took: number[][] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const context = await newPhone(browser);
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(timeMenu);
    await page.goto(`${url}/about`, { waitUntil: 'commit' });
    await untilAfterPaint(page, ms);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    took.push([await menuTook(page)]);
    await context.close();
  }
  return [whole(median(took)[0] ?? NaN), '≤ 200'];
}

/** The interactive elements of each page, used once each. */
const VISITS: Record<string, (page: Page) => Promise<unknown>> = {
  '/': async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByLabel('Conditions menu').last().tap();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await page.locator('#programs summary').nth(2).tap();
    await page.getByRole('button', { name: 'Next testimonial' }).tap();
  },
  '/blog': async (page) => {
    await page.getByPlaceholder('Search articles...').tap();
    await page.keyboard.type('sleep');
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  },
  '/contact': async (page) => {
    await page.getByLabel('First name').tap();
    await page.keyboard.type('Ada');
    await page.getByRole('button', { name: 'Send Message' }).tap();
    await page
      .getByText('Message must be at least 10 characters')
      .or(page.getByText(/required/i))
      .first()
      .waitFor();
  },
};

async function visit(browser: Browser, url: string, react: (page: Page) => Promise<unknown>) {
  const runs: number[][] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const context = await newPhone(browser);
    const page = await context.newPage();
    await slowDown(page);
    const scripts = weighScripts(page);
    await page.addInitScript(feel);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => 'next' in window);
    await react(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }));
      await page.waitForTimeout(50);
    }
    // The browser reports input timings late.
    await page.waitForTimeout(1500);
    const { inp, longest, cls } = await page.evaluate(() => (window as unknown as { felt: Felt }).felt);
    runs.push([inp, longest, cls, await scripts()]);
    await context.close();
  }
  const [inp = NaN, longest = NaN, cls = NaN, scripts = NaN] = median(runs);
  return { felt: { inp, longest, cls }, scripts };
}

/** Bytes of all scripts so far, compressed with brotli. */
function weighScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (!url.endsWith('.js') || sizes.has(url)) return;
    sizes.set(
      url,
      response.body().then((body) => brotliCompressSync(body).length),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}

/** Runs in the page: the slowest input, the longest task, and layout shifts without an input. */
function feel() {
  const felt: Felt = { inp: 0, longest: 0, cls: 0 };
  Object.assign(window, { felt });
  const notes: [string, (entry: PerformanceEntry) => void][] = [
    [
      'event',
      (entry) => {
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          felt.inp = Math.max(felt.inp, entry.duration);
      },
    ],
    ['longtask', ({ duration }) => (felt.longest = Math.max(felt.longest, duration))],
    [
      'layout-shift',
      (entry) => {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) felt.cls += shift.value;
      },
    ],
  ];
  for (const [type, note] of notes)
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
}
