import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults } from '../../helpers/accessibility/axe';
import { launchBrowser } from '../../helpers/browser/chromium';
import { contrastOverPictures } from '../../helpers/accessibility/contrast';
import { forcedColorFaults } from '../../helpers/accessibility/forced-colors';
import { hasJava, htmlFaults } from '../../helpers/accessibility/html-checker';
import { keyboardFaults } from '../../helpers/accessibility/keyboard-walk';
import { kindsOfPages, NOT_THERE } from '../../helpers/fixtures/kinds-of-pages';
import { layoutFaults, setTextSize, setTextSpacing } from '../../helpers/browser/layout-faults';
import { headingFaults, outline } from '../../helpers/accessibility/outline';
import { keptInBrowser } from '../../helpers/site/privacy';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, untilHydrated } from '../../helpers/browser/visitor';

/** One visit to each kind of page checks everything that is visible there. */
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

const WIDE = { width: 1280, height: 800 };
const widths = [768, 320];

test.each(kindsOfPages)('%s is accessible, and contacts no other site', async (path) => {
  const { page, open, foreignRequests } = await newVisitor(browser, site.url, {
    viewport: WIDE,
    reducedMotion: 'reduce',
    savesData: false,
    allowed: [NOT_THERE],
  });
  const faults: string[] = [];
  const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));
  await open(path);
  note('keyboard', await keyboardFaults(page));
  note('reduced motion', await moving(page));
  note('1280 px', [...(await accessibilityFaults(page)), ...(await layoutFaults(page))]);
  note('over pictures at 1280 px', (await contrastOverPictures(page)).faults);
  const landmarks = await outline(page);
  note('outline', headingFaults(landmarks));
  note('forced colors', await forcedColorFaults(page));
  await setTextSize(page, '200%');
  note('text of twice the size', await layoutFaults(page));
  await setTextSize(page, '');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    note(`${width} px`, [...(await accessibilityFaults(page)), ...(await layoutFaults(page))]);
  }
  note('over pictures at 320 px', (await contrastOverPictures(page)).faults);
  await setTextSpacing(page, true);
  note('wide spacing', await layoutFaults(page));
  await setTextSpacing(page, false);
  note('kept', await keptInBrowser(page));
  note('asked of others', foreignRequests);
  expect(faults).toEqual([]);
  expect(landmarks).toMatchSnapshot();
});

test('a walk through every published page stores nothing in the browser and contacts no other site', async () => {
  const { page, foreignRequests } = await newVisitor(browser, site.url, { reducedMotion: 'reduce' });
  const paths = (await publishedPaths()).filter((path) => !kindsOfPages.includes(path));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
    // Scroll so that lazy content loads.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect([path, await keptInBrowser(page)]).toEqual([path, []]);
  }
  expect(foreignRequests).toEqual([]);
});

const checked = hasJava ? test : test.skip;
if (!hasJava) process.stderr.write('No Java here: the HTML of the pages is not checked.\n');
checked('the HTML of every page is valid', async () => {
  const paths = [...new Set([...kindsOfPages, ...(await publishedPaths()), '/map'])];
  const documents = await Promise.all(
    paths.map(async (path) => [path, await (await fetch(site.url + path)).text()] as const),
  );
  expect(await htmlFaults(new Map(documents))).toEqual([]);
});

async function publishedPaths() {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** What moves although the visitor asked for reduced motion. */
const moving = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `animation of ${(effect as KeyframeEffect).target?.className}`),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ src }) => `film ${src}`),
  ]);
