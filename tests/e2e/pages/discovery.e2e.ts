import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { pageSchemas } from '@/content/schema/schemas';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor, type Visitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
});

/** The texts of the elements with this name, after the browser has parsed the document as XML. */
async function xmlTexts({ page }: Visitor, path: string, name: string) {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^(application|text)\/xml/);
  return page.evaluate(
    ([source, tag]) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      const fault = xml.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent);
      return [...xml.getElementsByTagName(tag)].map(({ textContent }) => textContent);
    },
    [await response.text(), name] as const,
  );
}

async function open() {
  const visitor = await newVisitor(browser, site.url);
  await visitor.open('/');
  return visitor;
}

/** Never published; published; published, but with noindex. */
async function addThree(collection: 'conditions' | 'therapies' | 'blog', name: string) {
  const draft = { title: `Draft ${name}`, slug: `draft-${name}`, _status: 'draft' };
  await cms.call('POST', `/${collection}?draft=true`, draft);
  const words = (kind: string) => ({
    title: `${kind} ${name}`,
    slug: `${kind}-${name}`,
  });
  await cms.create(collection, words('open'));
  await cms.create(collection, { ...words('quiet'), seo: { robots: { index: false } } });
}

describe('sitemap.xml', () => {
  test('has every fixed page and every published document once, and no other', async () => {
    const visitor = await open();
    for (const collection of ['conditions', 'therapies', 'blog'] as const) await addThree(collection, 'map');
    const found = await xmlTexts(visitor, '/sitemap.xml', 'loc');
    expect(new Set(found).size).toBe(found.length);
    const paths = found.map((url) => url.replace(site.url, ''));
    expect(paths).toEqual(
      expect.arrayContaining([
        ...Object.values(pageSchemas).map(({ path }) => path),
        '/conditions/panic-disorder',
        '/therapies/family-systems',
        '/conditions/open-map',
        '/therapies/open-map',
        '/blog/open-map',
      ]),
    );
    expect(paths.filter((path) => /draft-|quiet-/.test(path))).toEqual([]);
    for (const url of found) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  });

  test('loses at once what is unpublished', async () => {
    const visitor = await open();
    const id = await cms.create('conditions', { title: 'Brief', slug: 'brief' });
    expect(await xmlTexts(visitor, '/sitemap.xml', 'loc')).toContain(`${site.url}/conditions/brief`);
    await cms.call('PATCH', `/conditions/${id}`, { _status: 'draft' });
    expect(await xmlTexts(visitor, '/sitemap.xml', 'loc')).not.toContain(`${site.url}/conditions/brief`);
  });
});

describe('the feed', () => {
  test('is well-formed whatever is written, newest first, and has only what is published', async () => {
    const visitor = await open();
    await addThree('blog', 'feed');
    const title = 'Tea & "rest" <b>at</b> 5 o’clock ]]> — 心';
    await cms.create('blog', {
      title,
      slug: 'tea-and-rest',
      excerpt: `${title} & more`,
      publishedOn: new Date().toISOString(),
    });
    const titles = await xmlTexts(visitor, '/blog/feed.xml', 'title');
    expect(titles.slice(0, 2)).toEqual(['Stillwater Gardens Blog', title]);
    expect(titles).toContain('open feed');
    expect(titles).not.toContain('Draft feed');
    expect(await xmlTexts(visitor, '/blog/feed.xml', 'description')).toContain(`${title} & more`);
    for (const link of await xmlTexts(visitor, '/blog/feed.xml', 'link'))
      expect([link, (await fetch(link || site.url)).status]).toEqual([link, 200]);
  });

  test('is announced by every page', async () => {
    const { page } = await open();
    const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
    expect(await link.getAttribute('href')).toBe(`${site.url}/blog/feed.xml`);
  });
});

test('robots.txt names the sitemap and keeps machines out of the panel and the calls', async () => {
  const lines = (await (await fetch(`${site.url}/robots.txt`)).text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-Agent: *',
      'Allow: /',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /cms-api/',
      `Sitemap: ${site.url}/sitemap.xml`,
    ]),
  );
});

test('the icons of the tab and the home screen are there', async () => {
  const { page } = await open();
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(icons).toHaveLength(2);
  for (const icon of icons) {
    const response = await fetch(icon);
    expect([icon, response.status]).toEqual([icon, 200]);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  }
});
