import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { conditions } from '@/content/schema/pages/conditions';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { richText } from '../../helpers/fixtures/content';
import { administrator } from '../../helpers/site/panel';
import { sentinel, sentinelPath, sentinels } from '../../helpers/fixtures/sentinels';
import { startSite, type Site } from '../../helpers/site/site';
import { expectSound } from '../../helpers/browser/sound';
import { newVisitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

/** A published condition with this slug and nothing but `parts`. */
const addCondition = (slug: string, parts: Record<string, unknown>) =>
  cms.create('conditions', { title: `Condition ${slug}`, slug, ...parts });

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Learn More about / }) })
    .evaluateAll((items) =>
      items.map((item) => ({
        title: item.querySelector('h3')?.textContent,
        description: item.querySelector('p')?.textContent,
        path: item.querySelector('a')?.getAttribute('href'),
      })),
    );

const headings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ textContent }) => textContent));

test('the overview shows what the CMS says', async () => {
  await cms.putPage('conditions', sentinels(conditions));
  const { page, open } = await newVisitor(browser, site.url);
  await open('/conditions');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(sentinel('hero.mainHeading'));
  expect(await page.title()).toBe(`${sentinel('hero.mainHeading')} | Stillwater Gardens`);
  for (const path of [
    'hero.subtitle',
    'overview.sectionHeading',
    'overview.paragraph',
    'closing.sectionHeading',
    'closing.paragraph',
  ]) {
    expect(await page.getByText(sentinel(path), { exact: true }).count()).toBe(1);
  }
  const part = (index: number, name: string) => `conditionsList.conditions.${index}.${name}`;
  expect((await cards(page)).slice(0, 8)).toEqual(
    Array.from({ length: 8 }, (_, index) => ({
      title: sentinel(part(index, 'title')),
      description: sentinel(part(index, 'description')),
      path: sentinelPath(part(index, 'path')),
    })),
  );
});

test('each missing part of the overview falls back alone; without one whole entry the eight stand', async () => {
  await cms.putBody('conditions', {
    hero: { mainHeading: 'Kites above the reed' },
    conditionsList: {
      conditions: [
        { title: 'No path', description: 'A card that leads nowhere' },
        { title: 'No description', path: '/conditions/anxiety' },
      ],
    },
  });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/conditions');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Kites above the reed');
  await page.getByText('A diagnosis is a place to start from. It does not say who you are.').waitFor();
  await page.getByRole('heading', { name: 'Not on this list?' }).waitFor();
  expect((await cards(page)).slice(0, 8).map(({ title, path }) => [title, path])).toEqual([
    ['Anxiety', '/conditions/anxiety'],
    ['Depression', '/conditions/depression'],
    ['Bipolar Disorder', '/conditions/bipolar'],
    ['Post-Traumatic Stress Disorder', '/conditions/ptsd'],
    ['Panic Disorder', '/conditions/panic-disorder'],
    ['Obsessive-Compulsive Disorder', '/conditions/ocd'],
    ['ADD/ADHD', '/conditions/adhd'],
    ['Schizophrenia', '/conditions/schizophrenia'],
  ]);
  expect(await page.getByText('No path').count()).toBe(0);
});

test('a condition shows what the CMS says', async () => {
  await addCondition('heron-worry', {
    title: 'Heron worry',
    summary: 'A summary about herons',
    heading1: 'When herons stand still',
    text1: richText('First words about herons.', 'Second words about herons.'),
    symptoms: richText('Looking at the water.'),
    treatments: richText('Quiet mornings.', 'Long evenings.'),
  });
  const { page, open } = await newVisitor(browser, site.url);
  expect(await open('/conditions/heron-worry')).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Heron worry Treatment');
  expect(await page.title()).toBe('Heron worry Treatment | Stillwater Gardens');
  expect(await headings(page)).toEqual(['When herons stand still', 'Symptoms', 'How we treat Heron worry']);
  for (const words of [
    'A summary about herons',
    'First words about herons.',
    'Second words about herons.',
    'Looking at the water.',
    'Quiet mornings.',
    'Long evenings.',
  ])
    expect(await page.getByRole('main').getByText(words, { exact: true }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Get Help Today' }).getAttribute('href')).toBe('/contact');
});

test('the introduction needs a heading and a text, and Symptoms needs symptoms', async () => {
  await addCondition('only-heading', { heading1: 'A heading alone' });
  await addCondition('only-text', { text1: richText('A text alone'), symptoms: richText('One sign') });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/conditions/only-heading');
  expect(await headings(page)).toEqual([]);
  await open('/conditions/only-text');
  expect(await headings(page)).toEqual(['Symptoms']);
  expect(await page.getByText('A text alone').count()).toBe(0);
});

test('a condition that staff add appears in the menu and the overview without a build', async () => {
  await addCondition('reed-fever', { title: 'Reed fever', summary: 'Reeds everywhere' });
  const { page, open } = await newVisitor(browser, site.url);
  await open('/conditions');
  // The eight cards stay; it follows them in a plain list.
  expect(await cards(page)).toHaveLength(8);
  const link = page.getByRole('main').getByRole('link', { name: 'Reed fever', exact: true });
  expect(await link.getAttribute('href')).toBe('/conditions/reed-fever');
  await page.getByRole('banner').getByRole('link', { name: 'Conditions', exact: true }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Reed fever' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reed fever Treatment' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/conditions/reed-fever');
});

test('a missing condition is a 404 with its own words, and no card leads there', async () => {
  await cms.putBody('conditions', {
    conditionsList: {
      conditions: [{ title: 'Nowhere', description: 'Leads nowhere', path: '/conditions/nowhere' }],
    },
  });
  const { page, open } = await newVisitor(browser, site.url, {
    reducedMotion: 'reduce',
    allowed: [/status of 404 .*\/conditions\/nowhere/],
  });
  expect(await open('/conditions/nowhere')).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Condition Not Found', exact: true }).waitFor();
  await page.getByText('The requested condition could not be found.', { exact: true }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectSound(page);

  await open('/conditions');
  expect((await cards(page)).map(({ path }) => path)).toContain('/conditions/anxiety');
  expect(await page.getByText('Leads nowhere').count()).toBe(0);
});

test.each(['/conditions', '/conditions/anxiety', '/conditions/panic-disorder'])(
  '%s is accessible and fits on narrow screens',
  async (path) => {
    const { page, open } = await newVisitor(browser, site.url, { reducedMotion: 'reduce' });
    await open(path);
    await expectSound(page);
  },
);
