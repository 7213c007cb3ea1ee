import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import {
  firstItems,
  mainWords,
  oneLine,
  pageNames,
  putSentinels,
  readable,
  singleWords,
  untilReads,
} from '../../helpers/fixtures/page-words';
import { administrator } from '../../helpers/site/panel';
import { sentinels } from '../../helpers/fixtures/sentinels';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE, SOON } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

/** The overviews have test files of their own. */
const overviews: PageName[] = ['conditions', 'therapies'];
const pages = pageNames.filter((name) => !overviews.includes(name));
/** Sentinel URLs do not exist; the router prefetches them. */
const allowed = [/404 .*\/sentinel\//];
/** Not visible before they are selected; tests of the home page check them. */
const hidden = /^Sentinel (services services [1-4] description|testimonials testimonials [1-3] )/;

test.each(pages)(
  'an open tab shows every word that staff wrote on the page %s within 5 s, and so does the server',
  async (name) => {
    const schema = pageSchemas[name];
    const { page, open } = await newVisitor(browser, site.url, { allowed });
    expect(await open(schema.path)).toBe(200);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    const words = await putSentinels(cms, name);
    const heading = readable(words)[0] ?? '';
    await untilReads(page, heading, SOON.timeout);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    const expected = readable(words).filter((text) => !hidden.test(text));
    expect(expected.length).toBeGreaterThan(1);
    await untilAllRead(page, expected);
    for (const [path, url] of Object.entries(words).filter(([path]) => path.endsWith('.url'))) {
      const text = String(words[path.replace(/url$/, 'text')]);
      const link = page.locator('main').getByRole('link', { name: text, exact: true });
      expect(await link.getAttribute('href')).toBe(url);
    }
    const pictures = Object.keys(words).filter((path) => /image|images|picture/i.test(path));
    for (const path of pictures.filter((path) => !decorative.has(path))) {
      for (const alt of Array.isArray(words[path]) ? [`Alt ${path}.0`, `Alt ${path}.1`] : [`Alt ${path}`])
        expect(await page.getByRole('img', { name: alt, exact: true }).count()).toBe(1);
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await eventually(async () => {
      const served = oneLine(await (await fetch(site.url + schema.path)).text());
      expect(expected.filter((text) => !served.includes(text))).toEqual([]);
    }, 5000);

    const phone = await newVisitor(browser, site.url, { viewport: PHONE, allowed });
    await phone.open(schema.path);
    await untilAllRead(phone.page, expected);
  },
);

/** It lies behind the text of the hero. */
const decorative = new Set(['hero.backgroundImage']);

test.each(pages)(
  'on the page %s each missing text falls back alone, every other one at a time',
  async (name) => {
    const schema = pageSchemas[name];
    const singles = singleWords(schema);
    const { page, open } = await newVisitor(browser, site.url, { allowed });
    for (const half of [0, 1]) {
      const words = sentinels(schema, () => null);
      for (const { path } of singles.filter((_, index) => index % 2 === half)) words[path] = null;
      await cms.putPage(name, { ...words, 'gallery.images': [] });
      // The second half comes with a poll.
      if (half === 0) await open(schema.path);
      const expected = singles.map(({ path, fallback }) => oneLine(String(words[path] ?? fallback)));
      await untilAllRead(page, expected);
    }
  },
);

test.each(pages)('the page %s without any content is complete from its built-in words', async (name) => {
  const schema = pageSchemas[name];
  await cms.putBody(name, {});
  const { page, open } = await newVisitor(browser, site.url);
  await open(schema.path);
  const texts = singleWords(schema).map(({ fallback }) => oneLine(fallback));
  await untilAllRead(page, [...texts, ...firstItems(schema)]);
  expect(await mainWords(page)).not.toContain('undefined');
});

test('a section that staff switch off leaves an open tab within 5 s, and links no longer lead to it', async () => {
  await cms.putBody('programs', {});
  await cms.putBody('homepage', {});
  const programs = await newVisitor(browser, site.url);
  await programs.open('/programs');
  const home = await newVisitor(browser, site.url);
  await home.open('/');
  const card = home.page.locator('#levels-of-care li a').first();
  expect(await card.getAttribute('href')).toBe('/programs#php');
  expect(await programs.page.locator('#php').count()).toBe(1);

  await cms.putBody('programs', { levelsOfCare: { isShown: false } });
  await programs.page.locator('#php').waitFor({ state: 'detached', timeout: SOON.timeout });
  expect(await programs.page.getByRole('navigation', { name: 'On this page' }).count()).toBe(0);
  await home.page.locator('#levels-of-care li a[href="/programs"]').first().waitFor(SOON);
  await eventually(async () => {
    const served = await (await fetch(`${site.url}/programs`)).text();
    expect(served).not.toMatch(/id="php"|href="#php"|Partial Hospitalization Program/);
    expect(await (await fetch(site.url)).text()).not.toContain('/programs#php"');
  }, 5000);
});

test('another palette, icon and picture for sharing show within 5 s, in drawings, map and missing pages too', async () => {
  const icon = await cms.upload('team-01.jpg', 'An icon');
  const setBrand = (data: object) => cms.call('POST', '/globals/brand', { ...data, _status: 'published' });
  await setBrand({ palette: 'harbor', favicon: icon, socialPicture: icon });
  const text = async (path: string) => (await fetch(site.url + path)).text();
  await eventually(async () => expect(await text('/')).toContain('data-palette="harbor"'), 5000);

  const head = await text('/conditions');
  expect(head).toMatch(/<link rel="icon" href="\/cms-api\/media\/file\/[^"]+"/);
  expect(head).toMatch(/<meta property="og:image" content="[^"]+\/cms-api\/media\/file\/[^"]+"/);
  expect(await text('/no-such-page')).toContain('data-palette="harbor"');
  expect(await text('/map')).not.toContain('#0f5e5b');

  // Blocked scripts and styles, and missing files, fail the visit.
  const { page, open } = await newVisitor(browser, site.url);
  await open('/conditions');
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
  );
  expect(primary).toBe('#28577d');
  const drawing = page.locator('main img[src^="/art/harbor/water-"]').first();
  await drawing.waitFor();
  expect(
    await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  expect((await fetch(`${site.url}/art/neon/bullet.svg`)).status).toBe(404);
  await setBrand({ palette: 'lagoon', favicon: null, socialPicture: null });
  await eventually(async () => expect(await text('/')).not.toContain('data-palette'), 5000);
});

/** The first testimonial disappears after 8 s and comes back later. */
const untilAllRead = (page: Page, words: string[]) =>
  eventually(async () => {
    const shown = await mainWords(page);
    expect(words.filter((text) => !shown.includes(text))).toEqual([]);
  }, 60_000);
