import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { launchBrowser } from '../../helpers/browser/chromium';
import { eventually } from '../../helpers/site/eventually';
import { mainWords, oneLine, pageNames, singleWords } from '../../helpers/fixtures/page-words';
import { freePort, startSite, type Site } from '../../helpers/site/site';
import { expectSound } from '../../helpers/browser/sound';
import { newVisitor } from '../../helpers/browser/visitor';

const PASSWORD = 'never-in-a-log';

let site: Site;
let browser: Browser;
let database: string;
beforeAll(async () => {
  const server = `127.0.0.1:${await freePort()}`;
  database = `mongodb://${server}/center`;
  const databaseUri = `mongodb://keeper:${PASSWORD}@${server}/center`;
  [site, browser] = await Promise.all([startSite({ databaseUri, shouldSeed: false }), launchBrowser()]);
});

/** The browser's own console message about each call that the site refuses. */
const allowed = [/status of 503 .*\/(api|cms-api)\//];
const away = () => newVisitor(browser, site.url, { reducedMotion: 'reduce', allowed });

/** Text shown where content is missing or comes from lists. */
const besides: Partial<Record<PageName, string[]>> = {
  homepage: ['Unable to load conditions at this time.'],
  conditions: ['Post-Traumatic Stress Disorder'],
  therapies: ['Dialectical Behavior Therapy (DBT)'],
  gallery: ['Gallery images are being updated. Please check back soon.'],
  contact: ['Insurance Verification', 'Private Pay Options'],
  blog: ['Unable to load articles at this time.', 'Schedule a Consultation'],
};
const built = pageNames.map((name) => {
  const schema = pageSchemas[name];
  const words = singleWords(schema)
    // Without people, About has no team section.
    .filter(({ path }) => name !== 'about' || !path.startsWith('teamOverview.'))
    .map(({ fallback }) => oneLine(fallback));
  return [schema.path, [...words, ...(besides[name] ?? [])]] as const;
});

test.each(built)('%s answers 200 with its built-in words, and is accessible', async (path, words) => {
  const { page, open } = await away();
  expect(await open(path)).toBe(200);
  await eventually(async () => {
    const shown = await mainWords(page);
    expect(words.filter((text) => !shown.includes(text))).toEqual([]);
  });
  await page.getByText('© 2025 Our Treatment Center. All rights reserved.').waitFor();
  expect(await page.getByRole('link', { name: 'Get Help Now' }).first().getAttribute('href')).toBe(
    '/contact',
  );
  await expectSound(page);
});

test('the home page says what is missing, with the words of the specification', async () => {
  const { page, open } = await away();
  await open('/');
  const conditions = page.getByRole('region', { name: 'Conditions we treat' });
  const notice = conditions.getByRole('alert');
  await notice
    .getByRole('heading', { name: 'Unable to load conditions at this time.', exact: true })
    .waitFor();
  const text = 'Please try again later or contact us for more information.';
  expect(await notice.getByText(text, { exact: true }).count()).toBe(1);
});

describe('detail pages', () => {
  const condition = (name: string) => [
    'Error Loading Page',
    `There was an error loading the ${name} treatment information.`,
  ];
  const therapy = (name: string) => [
    'Error Loading Page',
    `There was an error loading the ${name} therapy information.`,
  ];
  const quiet = (name: string) => [
    'Therapy Not Found',
    `The ${name} therapy information could not be found.`,
  ];
  const article = [
    'Article Not Found',
    "The article you're looking for doesn't exist or may have been removed.",
  ];
  test.each([
    ['/conditions/anxiety', condition('anxiety')],
    ['/conditions/depression', condition('depression')],
    ['/conditions/bipolar', condition('bipolar disorder')],
    ['/conditions/ptsd', condition('PTSD')],
    ['/conditions/panic-disorder', condition('panic disorder')],
    ['/conditions/ocd', condition('OCD')],
    ['/conditions/adhd', condition('ADHD')],
    ['/conditions/schizophrenia', condition('schizophrenia')],
    ['/conditions/cbt', therapy('CBT')],
    ['/conditions/mindfulness-therapy', therapy('mindfulness')],
    ['/therapies/cbt', therapy('CBT')],
    ['/therapies/mindfulness-therapy', therapy('mindfulness')],
    ['/therapies/emdr', quiet('EMDR')],
    ['/therapies/dbt', quiet('DBT')],
    ['/therapies/family-systems', quiet('Family Systems')],
    ['/blog/any-article', article],
  ])('%s says so in its own words', async (path, [title = '', text = '']) => {
    const { page } = await away();
    expect((await page.goto(path))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(await page.getByText(text, { exact: true }).count()).toBe(1);
  });

  test.each(['/conditions/anxiety', '/therapies/cbt', '/therapies/emdr', '/blog/any-article'])(
    '%s is accessible and fits on narrow screens',
    async (path) => {
      const { page, open } = await away();
      await open(path);
      await page.getByRole('heading', { level: 1, name: /^Error Loading Page$|Not Found$/ }).waitFor();
      await expectSound(page);
    },
  );
});

test('a path that no page has is still 404', async () => {
  const { page, open, allow } = await away();
  allow(/status of 404/);
  expect(await open('/no/such/page')).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found', exact: true }).waitFor();
  await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
});

test('a message that cannot be stored stays in the form, and the visitor reads why', async () => {
  const { page, open } = await away();
  await open('/contact');
  const entries = {
    'First name': 'Ada',
    'Last name': 'Sentinel',
    Email: 'ada@example.org',
    Message: 'May I come and see the garden first?',
  };
  const field = (label: string) => page.getByRole('textbox', { name: label });
  for (const [label, text] of Object.entries(entries)) await field(label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await toast.getByText('Error', { exact: true }).waitFor();
  const text = '503: The site is being looked after right now. Please try again in a minute.';
  expect(await toast.getByText(text, { exact: true }).count()).toBe(1);
  for (const [label, words] of Object.entries(entries)) expect(await field(label).inputValue()).toBe(words);
});

test('the log says once which database is away, and never its password', async () => {
  await Promise.all(['/conditions', '/api/therapies', '/api/blog'].map((path) => fetch(site.url + path)));
  const said = site
    .log()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said.filter((line) => line.includes(database))).toEqual([
    `The database at ${database} cannot be reached.`,
  ]);
  expect(site.log()).not.toContain(PASSWORD);
  expect(said.join('\n')).not.toMatch(/^\s+at /m);
});

test('programs get the fixed pages in the sitemap, and no empty feed', async () => {
  const text = async (path: string) => (await fetch(site.url + path)).text();
  expect(await text('/sitemap.xml')).toContain(`<loc>${site.url}/therapies</loc>`);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect((await fetch(`${site.url}/blog/feed.xml`)).status).toBe(503);
});
