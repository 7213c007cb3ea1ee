import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PHONE } from './visitor-sizes';

/** Slow 4G: bytes per second and milliseconds. */
export const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};
/** The processor of the phone, against this machine's. */
export const SLOWER = 4;

/** Each next page of the context in this tab comes over slow 4G to a slow processor. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** A phone, or with another size of the window a plain screen. */
export const newPhone = (browser: Browser, viewport = PHONE): Promise<BrowserContext> =>
  browser.newContext({
    viewport,
    ...(viewport === PHONE && { deviceScaleFactor: 2, isMobile: true, hasTouch: true }),
  });

/** Milliseconds of the page since its first paint, once there are as many as asked for. */
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
 * From the next touch, by the clock of the browser that took it, until the menu is seen: in `window.menuTook`. Runs in the
 * page.
 */
export function timeMenu() {
  document.addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      // No function with a name: what translates the benchmarks marks these with what the page does not have.
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
