import { chromium, type Browser } from 'playwright-core';
import { launchBrowserServer } from '../../tests/helpers/browser/chromium';
import { benchSite } from './bench-site';
import { EMPTY_PAGE, startEmptyApp } from './empty-app';
import { median, whole, type Table } from './report';
import { ROUTES } from './routes';

const RUNS = 5;
/** Bytes per second and milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

type Seen = { lcp: number; longest: number; cls: number };
/** Long tasks of the framework's start are over by then. */
const STARTS_BY_ITSELF = 10_000;
const COMES_TO_REST_MS = 2500;

/** What a phone on a slow line shows, really slowed down: the median of five first visits to each page, at 390 px. */
export async function slowPhone(): Promise<Table> {
  const server = await launchBrowserServer();
  const browser = await chromium.connect(server.wsEndpoint());
  const empty = await startEmptyApp();
  const rows = [[EMPTY_PAGE, ...(await visit(browser, empty.url))]];
  await empty.stop();
  const site = await benchSite();
  for (const path of ROUTES) rows.push([path, ...(await visit(browser, site.url + path))]);
  await site.stop();
  await server.close();
  return {
    title: 'Slow 4G and a slow phone',
    head: ['page', 'LCP, ms', 'longest task, ms', 'of the first move, ms', 'CLS'],
    rows,
    note: `The median of ${RUNS} first visits; processor ${SLOWER} times slower than this machine's. The longest task while nobody moves, and the longest that a first move brings.`,
  };
}

async function visit(browser: Browser, url: string): Promise<string[]> {
  const seen: number[][] = [];
  // The first one has its pictures made.
  for (let count = 0; count <= RUNS; count += 1) seen.push(await visitOnce(browser, url));
  const [lcp = NaN, longest = NaN, ofMove = NaN, cls = NaN] = median(seen.slice(1));
  return [whole(lcp), whole(longest), whole(ofMove), cls.toFixed(3)];
}

/** LCP, longest task, longest task of the first move, CLS. */
async function visitOnce(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  const lookAfter = async (ms: number) => {
    await page.waitForTimeout(ms);
    return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  };
  await page.waitForFunction(() => 'next' in window, undefined, { timeout: STARTS_BY_ITSELF });
  const { lcp, longest } = await lookAfter(COMES_TO_REST_MS);
  if (lcp === 0) throw new Error(`The browser says nothing about ${url}.`);
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.longest = 0;
    window.dispatchEvent(new Event('touchstart'));
  });
  const { longest: ofMove, cls } = await lookAfter(COMES_TO_REST_MS);
  await context.close();
  return [lcp, longest, ofMove, cls];
}

/** Runs in the page. */
function watch() {
  const seen: Seen = { lcp: 0, longest: 0, cls: 0 };
  Object.assign(window, { seen });
  // No function with a name: the names that the translator gives to them are not known in the page.
  const notes: [string, (entry: PerformanceEntry) => void][] = [
    ['largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime)],
    ['longtask', ({ duration }) => (seen.longest = Math.max(seen.longest, duration))],
    ['layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value)],
  ];
  for (const [type, note] of notes)
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}
