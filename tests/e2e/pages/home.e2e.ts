import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { homepage } from '@/content/schema/pages/homepage';
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_PAUSE_MS } from '@/content/schema/constants';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { sentinel, sentinels } from '../../helpers/fixtures/sentinels';
import { untilUnderHeader } from '../../helpers/browser/scrolling';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
const words = sentinels(homepage, () => null);
/** Sentinel URLs do not exist; the router prefetches them. */
const allowed = [/404 .*\/sentinel\//];

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

async function openHome(options: Parameters<typeof newVisitor>[2] = {}, path = '/') {
  const visitor = await newVisitor(browser, site.url, { allowed, ...options });
  await visitor.open(path);
  return visitor;
}

test('the sections stand in the order of the specification, under the site’s default title', async () => {
  await cms.putPage('homepage', words);
  const { page } = await openHome();
  expect(await page.locator('main h2').allTextContents()).toEqual(
    [
      'about.sectionHeading',
      'services.sectionHeading',
      'conditions.heading',
      'levelsOfCare.heading',
      'accreditations.heading',
      'testimonials.heading',
      'contactPreview.heading',
    ].map(sentinel),
  );
  expect(await page.title()).toBe('Stillwater Gardens | Mental Health Treatment Palm Beach Gardens');
});

test.each(['about', 'programs', 'conditions', 'levels-of-care', 'why-choose'])(
  'the address /#%s lands below the sticky header',
  async (anchor) => {
    for (const viewport of [undefined, PHONE]) {
      const { page } = await openHome(viewport && { viewport }, `/#${anchor}`);
      await untilUnderHeader(page, `#${anchor}`);
    }
  },
);

test('without content the links are those of the specification', async () => {
  await cms.putBody('homepage', {});
  const { page } = await openHome();
  const main = page.locator('main');
  const links: [name: string | RegExp, href: string][] = [
    ['Get Started Today', '/contact'],
    ['Learn More About Our Approach', '/about'],
    ['About Stillwater Gardens', '/about'],
    ['Explore Our Treatment Programs', '/programs'],
    ['Find Out How We Can Help', '/conditions'],
    ['Explore All Programs', '/programs'],
    ['Schedule a Consultation', '/contact'],
  ];
  for (const [name, href] of links)
    expect([name, await main.getByRole('link', { name, exact: true }).getAttribute('href')]).toEqual([
      name,
      href,
    ]);
  expect(await hrefs(page, '#conditions li a')).toEqual(
    ['anxiety', 'bipolar', 'ptsd', 'ocd', 'adhd', 'schizophrenia'].map((slug) => `/conditions/${slug}`),
  );
  expect(await hrefs(page, '#levels-of-care li a')).toEqual([
    '/programs#php',
    '/programs#iop',
    '/programs#outpatient',
  ]);
  await main.getByRole('link', { name: 'Learn More about Intensive Outpatient' }).click();
  await page.waitForURL('**/programs#iop');
  await untilUnderHeader(page, '#iop');
});

test('condition cards and services appear only when they are whole, and at most as many as fit', async () => {
  const whole = (title: string) => ({ title, description: `Sentinel words on ${title}` });
  const conditions = [
    { ...whole('Sentinel sleep'), slug: 'sleep' },
    { ...whole('Sentinel elsewhere'), slug: '/blog' },
    { title: 'Sentinel without words', slug: 'nothing' },
  ];
  const services = [whole('Sentinel walks'), { title: 'Sentinel without words' }, whole('Sentinel talks')];
  await cms.putBody('homepage', { conditions: { conditions }, services: { services } });
  const sleep = await cms.create('conditions', { title: 'Sleep', slug: 'sleep' });
  const { page } = await openHome();
  expect(await hrefs(page, '#conditions li a')).toEqual(['/conditions/sleep', '/blog']);
  expect(await page.locator('#programs summary').allTextContents()).toEqual([
    'Sentinel walks',
    'Sentinel talks',
  ]);
  expect(await page.getByText('Sentinel without words').count()).toBe(0);
  await cms.remove('conditions', sleep);

  const many = (count: number) => Array.from({ length: count }, (_, index) => whole(`Sentinel ${index}`));
  await cms.putBody('homepage', { conditions: { conditions: many(6) }, services: { services: many(5) } });
  await expect(cms.putBody('homepage', { conditions: { conditions: many(7) } })).rejects.toThrow('400');
  await expect(cms.putBody('homepage', { services: { services: many(6) } })).rejects.toThrow('400');
});

test.each([
  ['wide', undefined],
  ['narrow', PHONE],
])(
  'a service is selected by click and by keyboard on a %s screen, and its detail is shown',
  async (_, viewport) => {
    await cms.putPage('homepage', words);
    const { page } = await openHome({ hasTouch: true, ...(viewport && { viewport }) });
    const row = (index: number) => page.locator('#programs summary').nth(index);
    const shows = async (index: number) => {
      const detail = (of: number) =>
        page.getByText(sentinel(`services.services.${of}.description`), { exact: true });
      await detail(index).waitFor();
      for (const other of [0, 1, 2, 3, 4])
        expect([other, await detail(other).isVisible()]).toEqual([other, other === index]);
    };
    await shows(0);
    await row(3).tap();
    await shows(3);
    await row(3).click();
    await shows(3);
    for (const [key, index] of [
      ['ArrowDown', 4],
      ['ArrowDown', 0],
      ['End', 4],
      ['Home', 0],
      ['ArrowUp', 4],
    ] as const) {
      await page.keyboard.press(key);
      await shows(index);
      expect(await row(index).evaluate((it) => it === document.activeElement)).toBe(true);
    }
    await row(2).focus();
    await page.keyboard.press('Enter');
    await shows(2);
    await row(1).dispatchEvent('click');
    await shows(1);
  },
);

test('on a wide screen the rows are five of one height, whichever service is shown', async () => {
  await cms.putBody('homepage', {});
  const { page } = await openHome();
  const rows = page.locator('#programs summary');
  const heights = () =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  const first = await heights();
  expect(new Set(first).size).toBe(1);
  for (const index of [1, 2, 3, 4]) {
    await rows.nth(index).click();
    expect(await heights()).toEqual(first);
  }
});

test('testimonials advance every 8 s, wrap, and rest 15 s after a choice by hand', async () => {
  await cms.putPage('homepage', words);
  const { page, open } = await newVisitor(browser, site.url, { allowed });
  await page.clock.install();
  await open('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const shows = async (index: number) => {
    await pass(page, 50);
    const author = page.getByText(sentinel(`testimonials.testimonials.${index}.author`));
    await author.waitFor();
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('.slide')].filter((it) =>
          it.checkVisibility({ visibilityProperty: true }),
        ).length === 1,
    );
    expect(await author.isVisible()).toBe(true);
    expect(await dot(index).getAttribute('aria-current')).toBe('true');
  };
  const dot = (index: number) => page.getByRole('button', { name: `Testimonial ${index + 1} of 4` });
  await dot(0).click();
  await shows(0);
  await pass(page, CAROUSEL_PAUSE_MS + CAROUSEL_AUTOPLAY_MS - 1000);
  await shows(0);
  await pass(page, 2000);
  await shows(1);
  await pass(page, CAROUSEL_AUTOPLAY_MS - 2000);
  await shows(1);
  await pass(page, 2000);
  await shows(2);

  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await shows(3);
  expect(await dot(3).getAttribute('aria-current')).toBe('true');
  await pass(page, CAROUSEL_PAUSE_MS + CAROUSEL_AUTOPLAY_MS + 1000);
  await shows(0);
  await page.getByRole('button', { name: 'Previous testimonial' }).focus();
  await page.keyboard.press('Enter');
  await shows(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await shows(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Next testimonial',
  );
  await page.keyboard.press('Enter');
  await shows(2);
});

test('testimonials start by themselves after 8 s, and with the focus left on a button go on 15 s after it was used', async () => {
  await cms.putPage('homepage', words);
  const { page, open } = await newVisitor(browser, site.url, { allowed });
  await page.clock.install();
  await open('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const current = () =>
    page.evaluate(() =>
      document
        .querySelector('button[aria-label^="Testimonial "][aria-current="true"]')
        ?.getAttribute('aria-label'),
    );
  await pass(page, 50);
  const first = await current();
  // The visitor uses no pointer, key or scrolling.
  await pass(page, CAROUSEL_AUTOPLAY_MS + 500);
  expect(await current()).not.toBe(first);

  const next = page.getByRole('button', { name: 'Next testimonial' });
  await next.focus();
  await page.keyboard.press('Enter');
  await pass(page, 50);
  const chosen = await current();
  await pass(page, CAROUSEL_PAUSE_MS - 1000);
  expect(await current()).toBe(chosen);
  await pass(page, CAROUSEL_AUTOPLAY_MS + 2000);
  expect(await current()).not.toBe(chosen);
  expect(await next.evaluate((it) => it === document.activeElement)).toBe(true);
});

/** Advances the clock in steps: between them React, which uses real time, starts its next timers. */
async function pass(page: Page, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 250) {
    await page.clock.runFor(Math.min(left, 250));
    await page.evaluate(async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
    });
  }
}

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
