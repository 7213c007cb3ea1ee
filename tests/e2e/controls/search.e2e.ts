import { beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../helpers/browser/chromium';
import { expectSound } from '../../helpers/browser/sound';
import { newVisitor, PHONE } from '../../helpers/browser/visitor';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { richText } from '../../helpers/fixtures/content';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

const address = (words: string) => `/search?q=${encodeURIComponent(words)}`;

test('without a script, the field of the not-found page leads to results and on to a page', async () => {
  const { page, open } = await newVisitor(browser, site.url, {
    javaScriptEnabled: false,
    allowed: [/status of 404/],
  });
  expect(await open('/no-such-page')).toBe(404);
  expect(await page.getByText('Did you forget to add the page to the router?').count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('anxiety');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/search?q=anxiety');
  const results = page.getByRole('region', { name: /^\d+ results for “anxiety”$/ });
  const kinds = await results.getByRole('listitem').locator('p:first-child').allTextContents();
  expect(new Set(kinds)).toEqual(new Set(['Condition', 'Therapy', 'Article', 'Page']));
  const first = results.getByRole('link').first();
  expect(await first.textContent()).toMatch(/anxiety/i);
  await first.click();
  await page.waitForURL('**/conditions/anxiety');
});

test('is for no cache, no search engine, no following page and no log', async () => {
  const { status, headers, text } = await fetch(site.url + address('zebrafinch')).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));
  expect(status).toBe(200);
  expect(['cache-control', 'referrer-policy'].map((name) => headers.get(name))).toEqual([
    'private, no-store',
    'no-referrer',
  ]);
  const head = text.slice(0, text.indexOf('</head>'));
  expect(head).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(head).not.toContain('zebrafinch');
  expect(site.log()).not.toContain('zebrafinch');
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('/search');
});

test('words of self-harm bring the crisis card first, and can be called without scrolling far', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE, javaScriptEnabled: false });
  await open(address('quiero morir'));
  const card = page.getByRole('region', { name: 'Talk with somebody now' });
  const call = card.getByRole('link', { name: 'Call 988', exact: true });
  const top = async (part: typeof card) => (await part.boundingBox())!.y;
  expect(await top(call)).toBeLessThan(await top(page.getByRole('searchbox')));
  expect(await top(card)).toBeLessThan(PHONE.height);
  expect(site.log()).not.toContain('morir');
});

test('with a script, words of self-harm leave the address and the history; other words stay', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE });
  await open('/about');
  await open(address('quiero morir'));
  await page.getByRole('region', { name: 'Talk with somebody now' }).waitFor();
  expect(page.url()).toBe(`${site.url}/search`);
  await page.goBack();
  expect(page.url()).toBe(`${site.url}/about`);
  // `goForward()` asks a browser that may still be putting the restored page in its place.
  await page.evaluate(() => history.forward());
  await page.waitForURL(`${site.url}/search`);
  await open(address('anxiety'));
  expect(page.url()).toContain('q=anxiety');
});

test('published content is found within 5 s, by queries of any length, and is accessible', async () => {
  const { page, open } = await newVisitor(browser, site.url, { reducedMotion: 'reduce' });
  expect(await open(address('numbat'))).toBe(200);
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await expectSound(page);
  await cms.create('blog', {
    title: 'Numbat notes',
    slug: 'numbat',
    readTime: 1,
    content: richText('A numbat & <b>more</b>.'),
  });
  await open(address('numbat'));
  await page.getByRole('link', { name: 'Numbat notes' }).waitFor();
  expect(await page.getByText('A numbat & <b>more</b>.', { exact: true }).count()).toBe(1);
  await expectSound(page);
  expect(await open(address(`numbat ${'x'.repeat(5000)}`))).toBe(200);
  expect((await page.getByRole('searchbox').inputValue()).length).toBeLessThanOrEqual(100);
  expect(await open('/search?q=a&q=b')).toBe(200);
  expect(await open('/search')).toBe(200);
  await expectSound(page);
});
