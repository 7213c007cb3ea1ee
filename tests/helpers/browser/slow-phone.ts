import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { PHONE } from './visitor-sizes';

/** Slow 4G: bytes per second and milliseconds. */
export const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};
/** How much slower the phone's processor is than this machine's. */
export const SLOWER = 4;

/** Loads further pages in this tab over slow 4G with a slow processor. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** A phone, or with another window size a plain screen. */
export const newPhone = (browser: Browser, viewport = PHONE): Promise<BrowserContext> =>
  browser.newContext({
    viewport,
    ...(viewport === PHONE && { deviceScaleFactor: 2, isMobile: true, hasTouch: true }),
  });

/** Milliseconds since the page's first paint, once at least this many have passed. */
export const untilAfterPaint = (page: Page, ms: number) =>
  page.waitForFunction(
    (wanted) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return paint && performance.now() - paint.startTime >= wanted;
    },
    ms,
    { polling: 50 },
  );

/**
 * Measures the time from the next touch, by the browser's clock, until the menu is visible: in
 * `window.menuTook`. Runs in the page.
 */
export function timeMenu() {
  document.addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      // No named function: the compiler of the benchmarks wraps these in a helper that the page does not
      // have.
      const looking = setInterval(() => {
        if (!document.querySelector('dialog.site-menu')?.checkVisibility()) return;
        clearInterval(looking);
        requestAnimationFrame(() => Object.assign(window, { menuTook: performance.now() - timeStamp }));
      }, 5);
    },
    { capture: true, once: true },
  );
}

export const menuTook = async (page: Page) =>
  (
    await page.waitForFunction(() => (window as { menuTook?: number }).menuTook)
  ).jsonValue() as Promise<number>;

/**
 * @returns a function that returns the milliseconds that the page's main thread has worked since, by the
 *   clock of its processor: time in which other processes had the processor does not count
 */
export async function timeMainThread(devtools: CDPSession) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
  };
  const from = await now();
  return async () => (await now()) - from;
}
