import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../../helpers/site/eventually';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

test.each([
  ['/', 200],
  ['/conditions/anxiety', 200],
  ['/accessibility', 200],
  ['/privacy-practices', 200],
  ['/988/es', 200],
  ['/no-such-page', 404],
  ['/conditions/no-such', 404],
  ['/blog/no-such', 404],
  ['/%E0%A4%A', 404],
  ['/%', 404],
  ['//x', 404],
])('%s (%d) has the crisis line before any script runs', async (path, status) => {
  const answer = await fetch(`${site.url}${path}`);
  const html = await answer.text();
  expect(answer.status).toBe(status);
  for (const way of ['tel:988', 'sms:988', 'tel:911', '/988', '/988/es'])
    expect(html).toContain(`href="${way}"`);
});

test('without a connection the page and its crisis line stay on the screen', async () => {
  const { page, open } = await newVisitor(browser, site.url, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
  await open('/conditions/anxiety');
  await page.context().setOffline(true);
  await page.getByText('There is no internet connection.').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Depression' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anxiety Treatment' }).waitFor();
  await page
    .getByRole('complementary', { name: 'Help in a crisis' })
    .getByRole('link', { name: '911' })
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await page.getByText('There is no internet connection.').waitFor({ state: 'detached' });
});

test('the sheet for a first visit prints alone, with the telephone; the page prints whole', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/conditions/ptsd');
  await page.emulateMedia({ media: 'print' });
  const question = page.getByText('Do I have to tell what happened?');
  const symptoms = page.getByRole('heading', { name: 'Symptoms' });
  const phone = page.getByRole('contentinfo').getByText('(561) 555-0142').last();
  expect([await symptoms.isVisible(), await question.isVisible(), await phone.isVisible()]).toEqual([
    true,
    true,
    true,
  ]);
  await page.evaluate(() => void (document.documentElement.dataset.print = 'sheet'));
  expect([await symptoms.isVisible(), await question.isVisible(), await phone.isVisible()]).toEqual([
    false,
    true,
    true,
  ]);
});

test('“Leave this site” is there only where an editor has switched it on', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/');
  expect(await page.getByRole('link', { name: /^Leave this site/ }).count()).toBe(0);
});

describe('“Leave this site”', () => {
  /** What was in the tab before the visit. */
  const EARLIER = 'data:text/plain,earlier';

  beforeAll(async () => {
    await cms.putLayout({ quickExit: { isOn: true, url: 'https://weather.example/' } });
    // On a busy machine a cached older page may be served.
    for (const path of ['/', '/about', '/blog', '/conditions/depression', '/contact', '/privacy'])
      await eventually(async () =>
        expect(await (await fetch(site.url + path)).text()).toContain('data-one-entry'),
      );
  });
  afterAll(() => cms.putLayout({ quickExit: { isOn: false } }));

  async function newGuardedVisitor() {
    const visitor = await newVisitor(browser, site.url);
    const { page, allow } = visitor;
    allow(/^foreign: document/);
    await page.goto(EARLIER);
    await page.route('https://weather.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Sunny</h1>' }),
    );
    const hasLeft = async () => {
      await page.getByRole('heading', { name: 'Sunny' }).waitFor();
      await page.goBack();
      expect(page.url()).toBe(EARLIER);
    };
    return { ...visitor, exit: page.getByRole('link', { name: /^Leave this site/ }), hasLeft };
  }

  test('takes the whole visit out of the history of the tab', async () => {
    const { page, open, exit, hasLeft } = await newGuardedVisitor();
    await open('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Depression' }).click();
    await page.getByRole('heading', { level: 1, name: 'Depression Treatment' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    // Navigation within the page leaves no history entries either.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click());
    await page.waitForURL('**/privacy#content');
    // Nor does navigation inside the map's frame.
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'The map' }));
    // The button may be pressed before the page has loaded: its fonts never arrive.
    await page.route('**/fonts/*.woff2', () => undefined);
    await page.locator('a[href="/contact"]:visible').first().click();
    const map = page.frameLocator('iframe');
    await map.getByRole('link', { name: 'Show the interactive map' }).click();
    await map.locator('iframe').contentFrame().getByText('The map').waitFor();
    await exit.click();
    await hasLeft();

    await open('/about');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await hasLeft();
  });

  test('does so while React takes over the page, which stops clicks on their way to the window', async () => {
    const { page, exit, hasLeft } = await newGuardedVisitor();
    const atOnce = { waitUntil: 'commit' } as const;
    // A part of the page whose code never arrives keeps React from finishing.
    let isHeld = false;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('There is no internet connection.')) isHeld = true;
      else await route.fulfill({ response });
    });
    await page.goto('/', atOnce);
    await eventually(async () => {
      expect(isHeld).toBe(true);
      expect(await isListening(page)).toBe(true);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Depression' }).click();
    await page.waitForURL('**/conditions/depression', atOnce);
    await eventually(async () => expect(await isListening(page)).toBe(true));
    await exit.click();
    await hasLeft();
  });

  test('does so before the scripts of the framework have come', async () => {
    const { page, exit, hasLeft } = await newGuardedVisitor();
    const atOnce = { waitUntil: 'commit' } as const;
    await page.route('**/_next/static/chunks/*.js', () => undefined);
    await page.goto('/', atOnce);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Depression' }).click();
    await page.waitForURL('**/conditions/depression', atOnce);
    await page.locator('a[href="/blog"]:visible').first().click();
    await page.waitForURL('**/blog', atOnce);
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('sleep');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog?q=sleep**', atOnce);
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click());
    await page.waitForURL('**#content', atOnce);
    await exit.click();
    await hasLeft();

    await page.goto('/about', atOnce);
    await page.getByRole('contentinfo').waitFor();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await hasLeft();
  });
});

/** React marks the document when it has begun to listen there. */
const isListening = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));
