import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { conditionLinks } from '@/content/links/condition-path';
import { knownConditions } from '@/content/words/known-conditions';
import { layoutDefaults } from '@/content/views/site-layout';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { settledPlace, untilAt, untilUnderHeader } from '../../helpers/browser/scrolling';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, SOON, untilHydrated } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

const footer = (page: Page) => page.getByRole('contentinfo');
const linksIn = (page: Page, name: string) =>
  footer(page)
    .getByRole('navigation', { name, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('an empty layout gives the footer of the specification', async () => {
  await cms.putLayout({ contact: emptyContact, footer: emptyFooter });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/terms');
  for (const words of [
    'A sanctuary for mental wellness, providing compassionate, evidence-based care for healing and transformation.',
    'Monday - Friday: 9:00 AM - 6:00 PM',
    `© 2025 ${layoutDefaults.name}. All rights reserved.`,
  ])
    expect(await footer(page).getByText(words, { exact: true }).count()).toBe(1);
  for (const name of ['Our Services', 'Conditions We Treat', 'Contact Us'])
    expect(await footer(page).getByRole('heading', { name, exact: true }).count()).toBe(1);
  const services = await linksIn(page, 'Our Services');
  expect(services.length).toBeGreaterThan(0);
  expect(new Set(services.map(([, url]) => url))).toEqual(new Set(['/therapies']));
  expect(await linksIn(page, 'Conditions We Treat')).toEqual(
    conditionLinks(knownConditions).map(({ label, url }) => [label, url]),
  );
  for (const [name, href] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Sitemap', '#'],
  ] as const)
    expect(await footer(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
});

test('every word and link of the footer comes from the CMS, in open tabs too; half links are left out', async () => {
  await cms.putLayout({ contact: emptyContact, footer: emptyFooter });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/terms');
  await cms.putLayout({ contact: sentinelContact, footer: sentinelFooter });
  await footer(page).getByText('Sentinel company words').waitFor(SOON);
  for (const words of [
    'Sentinel Shore',
    'Sentinel hours',
    'Sentinel street 1',
    '© Sentinel Shore, since ever',
  ])
    expect(await footer(page).getByText(words).first().isVisible()).toBe(true);
  for (const name of ['Sentinel services', 'Sentinel conditions', 'Sentinel contact', 'Sentinel social'])
    expect(await footer(page).getByRole('heading', { name, exact: true }).count()).toBe(1);
  expect(await linksIn(page, 'Sentinel services')).toEqual([['Sentinel service', '/sentinel-service']]);
  expect(await linksIn(page, 'Sentinel conditions')).toEqual(
    Array.from({ length: 10 }, (_, index) => [`Sentinel ${index}`, `/sentinel-condition-${index}`]),
  );
  for (const [name, href] of [
    ['Sentinel network', 'https://linkedin.example/sentinel'],
    ['561-555-0199', 'tel:+15615550199'],
    ['sentinel@shore.example', 'mailto:sentinel@shore.example'],
    ['Privacy', '/sentinel-privacy'],
    ['Terms', '/sentinel-terms'],
  ] as const)
    expect(await footer(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
  await page.waitForFunction(() => document.title === 'Terms of Use | Sentinel Shore');
  await open('/terms');
  expect(await page.title()).toBe('Terms of Use | Sentinel Shore');
  const link = { label: 'One too many', url: '/one-too-many' };
  const conditionLinks = Array.from({ length: 11 }, () => link);
  await expect(cms.putLayout({ footer: { conditionLinks } })).rejects.toThrow('400');
  await cms.putLayout({ contact: emptyContact, footer: emptyFooter });
});

test('a page begins at its top; Back and Forward restore the place', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/');
  const link = page.locator('#levels-of-care').getByRole('link', { name: 'Explore All Programs' });
  await link.scrollIntoViewIfNeeded();
  const before = await settledPlace(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await page.waitForURL('**/programs');
  await untilAt(page, 0);
  await goTo(page, 900);
  await page.goBack();
  await untilAt(page, before);
  await page.goForward();
  await untilAt(page, 900);
  await staysAt(page, 900);
});

test.each([
  ['as usual', 'no-preference', 0, true],
  ['unless less motion is wished', 'reduce', 0, false],
  ['unless its top was painted already', 'no-preference', 1, false],
] as const)(
  'a link far down leads to a page that scrolls smoothly to its top: %s',
  async (_case, reducedMotion, paints, isSmooth) => {
    const { page, open } = await newVisitor(browser, site.url, { reducedMotion });
    await page.addInitScript((painted) => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      Object.assign(window, { placesSeen: seen });
      const entries = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type) =>
        type === 'paint' ? entries('navigation').slice(0, painted) : entries(type);
    }, paints);
    await open('/');
    const link = page.locator('#levels-of-care').getByRole('link', { name: 'Explore All Programs' });
    await link.scrollIntoViewIfNeeded();
    await settledPlace(page);
    await link.click();
    await page.waitForURL('**/programs');
    await untilHydrated(page);
    await untilAt(page, 0);
    const places = await page.evaluate(() => (window as unknown as { placesSeen: number[] }).placesSeen);
    const between = places.filter((place) => place > 0);
    if (isSmooth) {
      expect(between.length).toBeGreaterThan(2);
      expect(between).toEqual(between.toSorted((one, other) => other - one));
    } else expect(places).toEqual([]);
  },
);

test('links to a part of a page do not end at the top, on the same page or another', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/');
  await page
    .locator('#levels-of-care')
    .getByRole('link', { name: /^Learn More about Out/ })
    .click();
  await page.waitForURL('**/programs#outpatient');
  await untilUnderHeader(page, '#outpatient');
  // Focusing a link scrolls the page; people press Enter after that.
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().focus();
  await settledPlace(page);
  await page.keyboard.press('Enter');
  await untilUnderHeader(page, '#php');
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await staysAt(page, place);
});

test.each(['no-preference', 'reduce'] as const)(
  '“Back to top” scrolls smoothly, unless less motion is wished: %s',
  async (reducedMotion) => {
    const { page, open } = await newVisitor(browser, site.url, { reducedMotion });
    await open('/privacy');
    const link = footer(page).getByRole('link', { name: 'Back to top' });
    await link.scrollIntoViewIfNeeded();
    const from = await settledPlace(page);
    expect(from).toBeGreaterThan(500);
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    await link.click();
    await untilAt(page, 0);
    const between = (await places.jsonValue()).filter((place) => place > 50 && place < from - 50);
    if (reducedMotion === 'reduce') expect(between).toEqual([]);
    else expect(between.length).toBeGreaterThan(1);
  },
);

test('the first Tab offers a way past the header', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'content');
});

const goTo = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await untilAt(page, top);
};

/** The scroll position is still the same after the next poll. */
async function staysAt(page: Page, top: number) {
  await page.waitForResponse(/\/api\/pages\//);
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3);
}

const emptyContact = {
  name: null,
  description: null,
  phone: null,
  email: null,
  address: null,
  hours: null,
};

const emptyFooter = {
  contactTitle: null,
  servicesTitle: null,
  serviceLinks: [],
  conditionsTitle: null,
  conditionLinks: [],
  socialTitle: null,
  socialLinks: [],
  copyright: { text: null, privacyUrl: null, termsUrl: null },
};

const sentinelContact = {
  name: 'Sentinel Shore',
  description: 'Sentinel company words',
  phone: '561-555-0199',
  email: 'sentinel@shore.example',
  address: 'Sentinel street 1',
  hours: 'Sentinel hours',
};

const sentinelFooter = {
  contactTitle: 'Sentinel contact',
  servicesTitle: 'Sentinel services',
  serviceLinks: [
    { label: 'Sentinel service', url: '/sentinel-service' },
    { label: 'Sentinel without address' },
  ],
  conditionsTitle: 'Sentinel conditions',
  conditionLinks: Array.from({ length: 10 }, (_, index) => ({
    label: `Sentinel ${index}`,
    url: `/sentinel-condition-${index}`,
  })),
  socialTitle: 'Sentinel social',
  socialLinks: [
    { platform: 'Sentinel network', url: 'https://linkedin.example/sentinel', icon: 'linkedin' },
    { platform: 'Sentinel without address', icon: 'facebook' },
  ],
  copyright: { text: '© {name}, since ever', privacyUrl: '/sentinel-privacy', termsUrl: '/sentinel-terms' },
};
