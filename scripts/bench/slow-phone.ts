import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright-core';
import { launchBrowserServer } from '../../tests/helpers/browser/chromium';
import { newPhone, slowDown, SLOWER } from '../../tests/helpers/browser/slow-phone';
import { DESKTOP, PHONE } from '../../tests/helpers/browser/visitor-sizes';
import { benchSite } from './servers/bench-site';
import { EMPTY_PAGE, startEmptyApp } from './servers/empty-app';
import { median, whole, type Table } from './report';
import { ROUTES } from './routes';

/** `BENCH_RUNS=1` for a quick run. */
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Layout shifts and long tasks count up to this long after the load event. */
const COMES_TO_REST_MS = 2500;

type Seen = { lcp: number; what: string; longest: number; cls: number };

/**
 * First visits to each page on slow 4G and a slow processor, at 390 and 1440 px: the median, compared with an
 * empty page.
 */
export async function slowPhone(): Promise<Table> {
  const server = await launchBrowserServer();
  const browser = await chromium.connect(server.wsEndpoint());
  const empty = await startEmptyApp();
  const before = loadavg()[0] ?? 0;
  const rows = [await row(browser, EMPTY_PAGE, empty.url)];
  await empty.stop();
  const site = await benchSite();
  for (const path of [...ROUTES, '/nowhere']) rows.push(await row(browser, path, site.url + path));
  await site.stop();
  await server.close();
  return {
    title: 'Slow 4G and a slow phone',
    head: ['page', 'LCP at 390, ms', 'at 1440, ms', 'of', 'longest task at 390, ms', 'CLS'],
    rows,
    note: `The median of ${RUNS} first visits each; 562 ms, 1.47 Mbit/s, processor ${SLOWER} times slower than this machine's, whose load was ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after. A page may weigh on a loaded machine what the empty page does.`,
  };
}

async function row(browser: Browser, name: string, url: string) {
  const small = await visits(browser, url, PHONE);
  const wide = await visits(browser, url, DESKTOP);
  return [name, whole(small.lcp), whole(wide.lcp), small.what, whole(small.longest), small.cls.toFixed(3)];
}

async function visits(browser: Browser, url: string, viewport: typeof PHONE): Promise<Seen> {
  // The first visit resizes the pictures.
  await visit(browser, url, viewport, false);
  const seen: Seen[] = [];
  for (let count = 0; count < RUNS; count += 1) seen.push(await visit(browser, url, viewport, true));
  const [lcp = NaN, longest = NaN, cls = NaN] = median(seen.map((it) => [it.lcp, it.longest, it.cls]));
  return { lcp, longest, cls, what: seen[0]?.what ?? '' };
}

async function visit(browser: Browser, url: string, viewport: typeof PHONE, isSlow: boolean): Promise<Seen> {
  const context = await newPhone(browser, viewport);
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  if (isSlow) await page.waitForTimeout(COMES_TO_REST_MS);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  if (isSlow && seen.lcp === 0) throw new Error(`The browser says nothing about ${url}.`);
  return seen;
}

/** Runs in the page. */
function watch() {
  const seen: Seen = { lcp: 0, what: '', longest: 0, cls: 0 };
  Object.assign(window, { seen });
  // No named functions: the compiler's helper for function names does not exist in the page.
  const notes: [string, (entry: PerformanceEntry) => void][] = [
    [
      'largest-contentful-paint',
      (entry) => {
        seen.lcp = entry.startTime;
        seen.what = (entry as PerformanceEntry & { element?: Element }).element?.localName ?? '';
      },
    ],
    ['longtask', ({ duration }) => (seen.longest = Math.max(seen.longest, duration))],
    ['layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value)],
  ];
  for (const [type, note] of notes)
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}
