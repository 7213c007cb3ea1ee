import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { settledPlace, untilUnderHeader } from '../../helpers/browser/scrolling';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, PHONE, SOON, untilHydrated } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;

beforeAll(async () => {
  site = await startSite({ env: administrator });
  browser = await launchBrowser();
  cms = await openCmsApi(site.url);
});

test.each([
  ['about', '/about', 'About Us'],
  ['programs', '/programs', 'Our Programs'],
] as const)('the title of the page %s is its heading with the center’s name', async (name, path, usual) => {
  const { page, open } = await newVisitor(browser, site.url);
  await cms.putPage(name, { 'hero.pageTitle': 'Sentinel hero title' });
  await open(path);
  expect(await page.title()).toBe('Sentinel hero title | Stillwater Gardens');
  await cms.putBody(name, {});
  await open(path);
  expect(await page.title()).toBe(`${usual} | Stillwater Gardens`);
  await cms.putPage(name, { 'hero.pageTitle': 'Why Stillwater Gardens' });
  await open(path);
  expect(await page.title()).toBe('Why Stillwater Gardens | Stillwater Gardens');
});

test('team members show a picture, or their first two initials when it is missing or does not load', async () => {
  const { page, open, allow } = await newVisitor(browser, site.url);
  allow(/404 .*team-02/);
  await page.route(/team-02/, (route) => route.fulfill({ status: 404 }));
  await open('/about');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card('Maren Oakes, MD').scrollIntoViewIfNeeded();
  const picture = card('Maren Oakes, MD').locator('img');
  await picture.evaluate((it: HTMLImageElement) => it.decode());
  expect(await card('Maren Oakes, MD').getByText('MO', { exact: true }).count()).toBe(0);
  expect(await card('Teodor Lindqvist, PhD').getByText('TL', { exact: true }).isVisible()).toBe(true);
  await card('Ines Calloway, LCSW').scrollIntoViewIfNeeded();
  await card('Ines Calloway, LCSW').getByText('IC', { exact: true }).waitFor();
  expect(await card('Ines Calloway, LCSW').locator('img').count()).toBe(0);

  const id = await cms.create('team-members', {
    name: 'Zofia Sentinel',
    title: 'Sentinel of the garden',
    bio: 'Sentinel words about her.',
  });
  try {
    const added = card('Zofia Sentinel');
    await added.waitFor(SOON);
    for (const words of ['ZS', 'Sentinel of the garden', 'Sentinel words about her.'])
      expect(await added.getByText(words, { exact: true }).isVisible()).toBe(true);
  } finally {
    await cms.remove('team-members', id);
  }
  await card('Zofia Sentinel').waitFor({ state: 'detached' });
});

test('the approach has up to three cards, and its button leads to the programs', async () => {
  const card = (title: string) => ({ title, description: `Sentinel words on ${title}` });
  const cards = ['Sentinel one', 'Sentinel two', 'Sentinel three'].map(card);
  await cms.putBody('about', { approach: { cards: [...cards.slice(0, 2), { title: 'Sentinel half' }] } });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/about');
  const section = page.getByRole('region', { name: 'How we work' });
  expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Sentinel one',
    'Sentinel two',
  ]);
  await expect(
    cms.putBody('about', { approach: { cards: [...cards, card('Sentinel four')] } }),
  ).rejects.toThrow('400');
  await section.getByRole('link', { name: 'Explore Our Programs' }).click();
  await page.waitForURL('**/programs');
  await page.getByRole('navigation', { name: 'On this page' }).waitFor();
});

test('the accreditations are a list, and the contact section takes the form that an editor chose', async () => {
  await cms.putBody('about', { contactPreview: { heading: 'Sentinel call', variant: 'simple' } });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/about');
  const list = page.getByRole('region', { name: 'Accreditations and standards' });
  expect(await list.getByRole('list').first().getByRole('listitem').count()).toBe(5);
  const contact = page.getByRole('region', { name: 'Sentinel call' });
  expect(await contact.locator('form address').innerText()).toContain('2400 PGA Boulevard');
});

test.each(['php', 'iop', 'outpatient'])('/programs#%s lands below the sticky header', async (anchor) => {
  await cms.putBody('programs', {});
  for (const viewport of [undefined, PHONE]) {
    const { page, open } = await newVisitor(browser, site.url, viewport && { viewport });
    await open(`/programs#${anchor}`);
    await untilUnderHeader(page, `#${anchor}`);
  }
});

test('an anchor holds its place when the fonts come after the words', async () => {
  await cms.putBody('programs', {});
  const { page } = await newVisitor(browser, site.url, { viewport: PHONE });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => scrollY > 100);
    await route.continue();
  });
  await page.goto('/programs#outpatient');
  await untilHydrated(page);
  await settledPlace(page);
  await untilUnderHeader(page, '#outpatient');
});

test('the links to the levels at the head of the page lead to them, with mouse and keyboard', async () => {
  await cms.putBody('programs', {});
  const { page, open } = await newVisitor(browser, site.url);
  await open('/programs');
  const onThisPage = page.getByRole('navigation', { name: 'On this page' });
  await onThisPage.getByRole('link', { name: 'Outpatient', exact: true }).click();
  await untilUnderHeader(page, '#outpatient');
  await onThisPage.getByRole('link', { name: 'Partial Hospitalization' }).focus();
  await settledPlace(page);
  await page.keyboard.press('Enter');
  await untilUnderHeader(page, '#php');
  expect(new URL(page.url()).hash).toBe('#php');
});

test('a program shows what it has: features up to four, and who it is for', async () => {
  const feature = (n: number) => ({ text: `Sentinel feature ${n}` });
  const program = {
    title: 'Sentinel days',
    description: 'Sentinel words',
    features: [1, 2, 3, 4].map(feature),
  };
  await cms.putBody('programs', {
    levelsOfCare: {
      programs: [{ ...program, subtitle: 'Sentinel hours', whoItsFor: 'Sentinel people' }, program],
    },
  });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/programs');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBe(2);
  expect(await cards.nth(0).getByRole('listitem').allInnerTexts()).toEqual(
    [1, 2, 3, 4].map((n) => `Sentinel feature ${n}`),
  );
  for (const words of ['Sentinel hours', 'Sentinel words', 'Who it is for', 'Sentinel people'])
    expect(await cards.nth(0).getByText(words, { exact: true }).isVisible()).toBe(true);
  expect(await cards.nth(1).getByText('Who it is for').count()).toBe(0);
  const five = { ...program, features: [1, 2, 3, 4, 5].map(feature) };
  await expect(cms.putBody('programs', { levelsOfCare: { programs: [five] } })).rejects.toThrow('400');
});

test('up to six insurance providers, and the three calls lead where the specification says', async () => {
  const provider = (n: number) => ({ name: `Sentinel plan ${n}` });
  await cms.putBody('programs', { insurance: { providers: [1, 2, 3, 4, 5, 6].map(provider) } });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/programs');
  const insurance = page.getByRole('region', { name: 'Insurance and payment' });
  expect(await insurance.getByRole('list').first().getByRole('listitem').count()).toBe(6);
  const seven = [1, 2, 3, 4, 5, 6, 7].map(provider);
  await expect(cms.putBody('programs', { insurance: { providers: seven } })).rejects.toThrow('400');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['View All Therapies', '/therapies'],
    ['Verify Your Insurance', '/contact'],
    ['Schedule a Consultation', '/contact'],
  ] as const)
    expect(await main.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
});

test('after a visit that began at a program every link leads exactly where it says', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/programs#iop');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(`${site.url}/`);
  await page.locator('#levels-of-care a[href="/programs#php"]').click();
  await page.waitForURL(`${site.url}/programs#php`);
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(`${site.url}/`);
  await banner.getByRole('link', { name: 'Our Programs', exact: true }).click();
  await page.waitForURL(`${site.url}/programs`);
});
