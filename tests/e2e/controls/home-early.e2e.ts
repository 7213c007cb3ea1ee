import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { homepage } from '@/content/schema/pages/homepage';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { administrator } from '../../helpers/site/panel';
import { sentinel, sentinels } from '../../helpers/fixtures/sentinels';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP, newVisitor, PHONE, untilHydrated } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
  await cms.putPage(
    'homepage',
    sentinels(homepage, () => null),
  );
  // On a busy machine a cached older page may be served.
  await eventually(async () =>
    expect(await (await fetch(site.url)).text()).toContain(sentinel('services.services.2.description')),
  );
});

describe.each([
  ['before its scripts have come', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  async function openAsleep(path: string, viewport = PHONE) {
    const { page } = await newVisitor(browser, site.url, { viewport, hasTouch: true, javaScriptEnabled });
    if (javaScriptEnabled) await page.route(/\.js$/, () => new Promise(() => undefined));
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    return page;
  }

  test.each([PHONE, DESKTOP])('a service is chosen by touch and key at %p', async (viewport) => {
    const page = await openAsleep('/', viewport);
    const row = (index: number) => page.locator('#programs summary').nth(index);
    const detail = (index: number) =>
      page.getByText(sentinel(`services.services.${index}.description`), { exact: true });
    await row(2).tap();
    await detail(2).waitFor();
    expect(await detail(0).isVisible()).toBe(false);
    await row(4).press('Enter');
    await detail(4).waitFor();
    await row(1).dispatchEvent('click');
    await detail(1).waitFor();
    expect(await detail(4).isVisible()).toBe(false);
  });

  test('the testimonials are a strip that scrolls', async () => {
    const page = await openAsleep('/');
    const author = (index: number) => page.getByText(sentinel(`testimonials.testimonials.${index}.author`));
    await author(0).scrollIntoViewIfNeeded();
    expect(await author(1).isVisible()).toBe(false);
    await page.locator('.carousel-strip').focus();
    await page.keyboard.press('ArrowRight');
    await author(1).waitFor();
    expect(await page.getByRole('button', { name: 'Next testimonial' }).isVisible()).toBe(false);
  });

  test('a picture of the gallery is a link to the picture', async () => {
    const page = await openAsleep('/gallery');
    const link = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.tap();
    await page.waitForURL(`**${href}`);
  });
});

test('what is on the page at first paint is the same after the scripts have come, and keeps its place', async () => {
  const { page } = await newVisitor(browser, site.url, { viewport: PHONE, hasTouch: true });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.locator('#programs summary').nth(3).tap();
  const controls = '#programs *, [data-carousel], [data-carousel] *, [data-film]';
  const before = await page.evaluateHandle((selector) => [...document.querySelectorAll(selector)], controls);
  release();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Next testimonial' }).waitFor();
  const isSame = await page.evaluate(
    ([them, selector]) => {
      const now = document.querySelectorAll(selector);
      return now.length === them.length && them.every((element, index) => element === now[index]);
    },
    [before, controls] as const,
  );
  expect(isSame).toBe(true);
  await page.getByText(sentinel('services.services.3.description'), { exact: true }).waitFor();
});
