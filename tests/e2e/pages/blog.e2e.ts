import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { richText } from '../../helpers/fixtures/content';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { expectSound } from '../../helpers/browser/sound';
import { newVisitor } from '../../helpers/browser/visitor';
import { ARTICLES_AT_ONCE } from '@/sections/blog/filters';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  for (const { slug, ...post } of quokkas) await addPost(slug, post);
});

const categories = new Map<string, string>();

async function addPost(slug: string, { category: name, ...parts }: Record<string, unknown>) {
  const id =
    typeof name === 'string' ? (categories.get(name) ?? (await cms.create('categories', { name }))) : '';
  if (typeof name === 'string') categories.set(name, id);
  return cms.create('blog', { slug, title: `Article ${slug}`, ...parts, ...(id ? { category: id } : {}) });
}

/** No other article contains the word quokka, in any case. */
const quokkas = [
  { slug: 'quokka-sleep', title: 'How a QUOKKA sleeps', category: 'Night', featured: true },
  { slug: 'in-excerpt', title: 'A second one', excerpt: 'All about the Quokka.', category: 'Night' },
  { slug: 'in-tags', title: 'A third one', tags: ['small quokka', 'sun'], category: 'Day' },
];

const search = (page: Page) => page.getByPlaceholder('Search articles...');
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const count = (page: Page) => page.getByText(/^Found \d+ articles?$/);
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const address = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);
const untilCount = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

describe('the list', () => {
  test('shows an article as the CMS has it, with three tags and the number of the others', async () => {
    const image = await cms.upload('blog-01.jpg', 'A lamp beside a book');
    await addPost('heron-notes', {
      title: 'Heron notes',
      excerpt: 'Standing still, and why.',
      category: 'Birds',
      tags: ['water', 'reed', 'wind', 'light', 'dusk'],
      content: richText('word '.repeat(16 * 220 + 1)),
      featured: true,
      image,
    });
    const filename = String(prop(await cms.call('GET', `/media/${image}`), 'filename'));
    const { page, open } = await newVisitor(browser, site.url);
    await open('/blog?q=heron+notes');
    const card = page.getByRole('article').filter({ hasText: 'Heron notes' });
    expect(await card.getByRole('listitem').allTextContents()).toEqual(['water', 'reed', 'wind', '+2 more']);
    for (const words of ['Standing still, and why.', 'Birds', 'Featured', '17 min read'])
      expect(await card.getByText(words, { exact: true }).count()).toBe(1);
    expect(await card.locator('img').getAttribute('src')).toContain(encodeURIComponent(filename));
    await card.getByRole('link', { name: 'Heron notes' }).click();
    await page.waitForURL('**/blog/heron-notes');
  });

  test('finds by title, excerpt and tags in any case, within a category, and lives in the address', async () => {
    const { page, open } = await newVisitor(browser, site.url);
    await open('/blog');
    const all = await count(page).textContent();
    expect(await page.getByRole('link', { name: 'Clear filters' }).count()).toBe(0);

    await search(page).fill('qUoKKa');
    await untilCount(page, 'Found 3 articles');
    expect(await titles(page).allTextContents()).toEqual([
      'How a QUOKKA sleeps',
      expect.stringMatching(/^A (second|third) one$/),
      expect.stringMatching(/^A (second|third) one$/),
    ]);
    await page.waitForURL('**/blog?q=qUoKKa');
    await category(page).selectOption('Day');
    await untilCount(page, 'Found 1 article');
    expect(await titles(page).allTextContents()).toEqual(['A third one']);
    expect(address(page)).toBe('/blog?q=qUoKKa&category=Day');

    await page.goBack();
    await untilCount(page, 'Found 3 articles');
    expect(await category(page).inputValue()).toBe('all');
    await page.goForward();
    await untilCount(page, 'Found 1 article');

    await page.getByRole('link', { name: 'A third one' }).click();
    await page.getByRole('heading', { level: 1, name: 'A third one' }).waitFor();
    await page.goBack();
    await untilCount(page, 'Found 1 article');
    expect(await search(page).inputValue()).toBe('qUoKKa');

    await page.getByRole('link', { name: 'Clear filters' }).click();
    await untilCount(page, String(all));
    expect([await search(page).inputValue(), await category(page).inputValue()]).toEqual(['', 'all']);
    expect(address(page)).toBe('/blog');
  });

  test('an address with filters is served with its articles, without scripts too', async () => {
    const { page, open } = await newVisitor(browser, site.url, { javaScriptEnabled: false });
    await open('/blog?q=quokka&category=Night');
    expect(await count(page).textContent()).toBe('Found 2 articles');
    expect(await search(page).inputValue()).toBe('quokka');
    expect(await category(page).inputValue()).toBe('Night');
    await search(page).fill('quokka sleeps');
    await search(page).press('Enter');
    await page.waitForURL(/q=quokka(\+|%20)sleeps/);
    expect(await titles(page).allTextContents()).toEqual(['How a QUOKKA sleeps']);
  });

  test('without scripts, “Load more” is a link to the same list with more articles', async () => {
    for (let index = 0; index <= ARTICLES_AT_ONCE; index += 1)
      await addPost(`tide-${index}`, { title: `Tide ${index}`, category: 'Tides' });
    const { page, open } = await newVisitor(browser, site.url, { javaScriptEnabled: false });
    await open('/blog?category=Tides');
    await untilCount(page, `Found ${ARTICLES_AT_ONCE + 1} articles`);
    expect(await titles(page).count()).toBe(ARTICLES_AT_ONCE);
    const more = page.getByRole('link', { name: 'Load more', exact: true });
    await more.click();
    await page.waitForURL(/shown=/);
    expect(await titles(page).count()).toBe(ARTICLES_AT_ONCE + 1);
    expect(await category(page).inputValue()).toBe('Tides');
    expect(await more.count()).toBe(0);
  });

  test("has 'Featured Articles' and 'Latest Articles', or 'All Articles' when none are featured", async () => {
    const { page, open } = await newVisitor(browser, site.url);
    const sections = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await open('/blog?q=quokka&category=Night');
    expect((await sections()).slice(0, 2)).toEqual(['Featured Articles', 'Latest Articles']);
    await open('/blog?q=quokka&category=Day');
    expect((await sections())[0]).toBe('All Articles');
    expect(await page.getByText('Featured Articles').count()).toBe(0);
    const options = await category(page).getByRole('option').allTextContents();
    expect(options[0]).toBe('All Categories');
    expect(options.filter((name) => name === 'Night')).toHaveLength(1);
    const call = page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' });
    expect(await call.getAttribute('href')).toBe('/contact');
  });

  test('without a match says so and offers all of them', async () => {
    const { page, open } = await newVisitor(browser, site.url, { reducedMotion: 'reduce' });
    await open('/blog?q=quokka+on+the+moon');
    await page.getByRole('heading', { name: 'No articles found', exact: true }).waitFor();
    await untilCount(page, 'Found 0 articles');
    await expectSound(page);
    await page.getByRole('link', { name: 'View all articles', exact: true }).click();
    await titles(page).first().waitFor();
    expect(address(page)).toBe('/blog');
  });
});

describe('an article', () => {
  test('shows what the CMS says', async () => {
    const image = await cms.upload('blog-02.jpg', 'A window at night');
    await addPost('lantern', {
      title: 'Lantern light',
      excerpt: 'An excerpt about lanterns.',
      content: richText('First words about light.', 'Second words about light.'),
      category: 'Evenings',
      tags: ['one', 'two', 'three', 'four', 'five'],
      featured: true,
      image,
    });
    const { page, open } = await newVisitor(browser, site.url);
    expect(await open('/blog/lantern')).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Lantern light');
    expect(await page.title()).toBe('Lantern light | Stillwater Gardens');
    const main = page.getByRole('main');
    for (const words of [
      'An excerpt about lanterns.',
      'First words about light.',
      'Second words about light.',
      'Evenings',
      'Featured',
    ])
      expect(await main.getByText(words, { exact: true }).count()).toBe(1);
    await main.getByRole('img', { name: 'A window at night' }).waitFor();
    const tags = main.getByRole('region', { name: 'Tags' }).getByRole('listitem');
    expect(await tags.allTextContents()).toEqual(['one', 'two', 'three', 'four', 'five']);

    const links = (name: string, role: 'complementary' | 'region') =>
      main
        .getByRole(role, { name })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await links('Get Professional Support', 'complementary')).toEqual(['/contact', '/programs']);
    expect(await links('Continue Reading', 'region')).toEqual(['/blog', '/conditions', '/therapies']);
    await main.getByRole('link', { name: 'Back to blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  });

  test('leaves out what it does not have', async () => {
    await addPost('plain', { title: 'Plain words' });
    const { page, open } = await newVisitor(browser, site.url);
    await open('/blog/plain');
    const main = page.getByRole('main');
    expect(await main.getByRole('img').count()).toBe(0);
    expect(await main.getByText('Featured').count()).toBe(0);
    expect(await main.getByRole('heading', { name: 'Tags' }).count()).toBe(0);
    await main.getByText('Get Professional Support').waitFor();
  });

  test('that is missing is a 404 with its own words, on direct load and on the way there', async () => {
    const nowhere = { text: 'Read about nowhere', url: '/blog/nowhere' };
    await cms.putBody('homepage', { hero: { primaryCtaButton: nowhere } });
    const { page, open } = await newVisitor(browser, site.url, {
      reducedMotion: 'reduce',
      allowed: [/status of 404 .*\/blog\/nowhere/],
    });
    const expectMissing = async () => {
      await page.getByRole('heading', { level: 1, name: 'Article Not Found', exact: true }).waitFor();
      const text = "The article you're looking for doesn't exist or may have been removed.";
      expect(await page.getByText(text, { exact: true }).count()).toBe(1);
      const back = page.getByRole('link', { name: 'Back to Blog', exact: true });
      expect(await back.getAttribute('href')).toBe('/blog');
    };
    expect(await open('/blog/nowhere')).toBe(404);
    await expectMissing();
    await expectSound(page);
    await open('/');
    await page.getByRole('link', { name: 'Read about nowhere' }).click();
    await expectMissing();
  });
});

test.each(['/blog', '/blog/quokka-sleep'])('%s is accessible and fits on narrow screens', async (path) => {
  const { page, open } = await newVisitor(browser, site.url, { reducedMotion: 'reduce' });
  await open(path);
  await expectSound(page);
});
