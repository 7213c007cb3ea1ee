import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { contrastOverPictures } from '../../helpers/accessibility/contrast';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});

test('the film loads after the first paint, loops without sound, and can be paused', async () => {
  for (const viewport of [undefined, PHONE]) {
    const { page, open } = await newVisitor(browser, site.url, {
      ...(viewport && { viewport }),
      savesData: false,
    });
    const films = filmRequests(page);
    await open('/');
    await untilMoving(page);
    expect(films.length).toBeGreaterThan(0);
    const film = page.locator('video');
    expect(await film.evaluate((it: HTMLVideoElement) => [it.loop, it.muted, it.autoplay])).toEqual([
      true,
      true,
      true,
    ]);
    const painted = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (paint?.startTime ?? Infinity);
    });
    await films[0]?.response();
    const loaded = films[0]?.timing().startTime ?? 0;
    expect(loaded).toBeGreaterThan(painted);

    await page.getByRole('button', { name: 'Pause the film' }).click();
    await page.getByRole('button', { name: 'Play the film' }).waitFor();
    expect(await film.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
    await page.getByRole('button', { name: 'Play the film' }).press('Enter');
    await untilMoving(page);
  }
});

test('files are given in parts, as players ask for them, and nothing past their end', async () => {
  const part = async (path: string, range: string) => {
    const response = await fetch(site.url + path, { headers: { Range: range } });
    const { byteLength } = await response.arrayBuffer();
    return [response.status, byteLength, response.headers.get('content-range')?.replace(/\d+$/, 'all')];
  };
  for (const path of ['/brand/icon-512.png', '/fonts/figtree.woff2', '/art/ripple.svg']) {
    expect([path, ...(await part(path, 'bytes=0-1'))]).toEqual([path, 206, 2, 'bytes 0-1/all']);
    expect([path, ...(await part(path, 'bytes=99999999-'))]).toEqual([path, 416, 0, 'bytes */all']);
  }
});

test('the words on the film can be read on each of its frames', async () => {
  for (const viewport of [undefined, PHONE]) {
    const { page, open } = await newVisitor(browser, site.url, {
      ...(viewport && { viewport }),
      savesData: false,
    });
    await open('/');
    await untilMoving(page);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    const film = page.locator('video');
    for (const part of [0, 0.33, 0.66]) {
      await film.evaluate(showFrame, part);
      const { measured, faults } = await contrastOverPictures(page);
      expect(measured).toBeGreaterThan(2);
      expect([part, faults]).toEqual([part, []]);
    }
  }
});

test('people who asked for less motion see a still picture until they press Play', async () => {
  const { page, open } = await newVisitor(browser, site.url, { reducedMotion: 'reduce', savesData: false });
  const films = filmRequests(page);
  await open('/');
  await page.waitForLoadState('load');
  await untilStill(page);
  expect(films.map((request) => request.url())).toEqual([]);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await untilMoving(page);
});

test('people who save data see a still picture', async () => {
  const { page, open } = await newVisitor(browser, site.url, { savesData: true });
  const films = filmRequests(page);
  await open('/');
  await untilStill(page);
  expect(films.map((request) => request.url())).toEqual([]);
});

test('a film that cannot be loaded leaves the still picture', async () => {
  const { page, open, allow } = await newVisitor(browser, site.url, { savesData: false });
  allow(/500 .*\.webm/);
  await page.route(/\.webm/, (route) => route.fulfill({ status: 500 }));
  await open('/');
  await page.locator('video').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /the film/ }).count()).toBe(0);
  await untilStill(page);
});

function filmRequests(page: Page) {
  const films: Request[] = [];
  page.on('request', (request) => /\.(webm|mp4)/.test(request.url()) && films.push(request));
  return films;
}

/** Runs in the page: shows the frame at a fraction of the film's length. */
async function showFrame(film: HTMLVideoElement, part: number) {
  film.currentTime = film.duration * part;
  await new Promise((resolve) => film.requestVideoFrameCallback(resolve));
}

const untilMoving = (page: Page) =>
  page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film !== null && !film.paused && film.currentTime > 0;
  });

/** Waits until the picture behind the text is loaded and nothing moves after the next poll. */
async function untilStill(page: Page) {
  const poster = page.locator('main img').first();
  await poster.evaluate((it: HTMLImageElement) => it.decode());
  expect(await poster.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  await page.waitForResponse(/\/api\/pages\/homepage/);
  expect(await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBe(0);
}
