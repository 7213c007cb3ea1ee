import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { eventually } from '../../helpers/site/eventually';
import { headOf, typesIn } from '../../helpers/browser/head';
import { pageNames } from '../../helpers/fixtures/page-words';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { newVisitor } from '../../helpers/browser/visitor';

let site: Site;
let browser: Browser;
let cms: CmsApi;
let image: string;
let imageUrl: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  image = await cms.upload('og-default.jpg', 'A picture for sharing');
  const [media] = await cms.find('media', 'where[alt][equals]=A+picture+for+sharing');
  imageUrl = `${site.url}/cms-api/media/file/${(media as { filename: string }).filename}`;
});

const CENTER = 'Stillwater Gardens';
const DEFAULT_TITLE = `${CENTER} | Mental Health Treatment Palm Beach Gardens`;

type Route = {
  path: string;
  collection: 'pages' | 'conditions' | 'therapies' | 'blog';
  /** The value of `name` or `slug`. */
  key: string;
  /** The title without an SEO object (spec §2). */
  title: string;
  types: string[];
  isArticle?: boolean;
};

/** Titles of spec §2 and structured data; a page without an entry has its heading and breadcrumbs. */
const known: Partial<Record<PageName, [title: string, ...types: string[]]>> = {
  homepage: [DEFAULT_TITLE, 'MedicalClinic'],
  about: [`About Stillwater Gardens | ${CENTER}`, 'AboutPage', 'Person'],
  programs: [`Our Programs | ${CENTER}`, 'MedicalWebPage'],
  conditions: [`Conditions We Treat | ${CENTER}`, 'MedicalWebPage'],
  therapies: [`Therapies | ${CENTER}`, 'MedicalWebPage'],
  gallery: [`Our Healing Spaces | ${CENTER}`, 'ImageGallery'],
  contact: [`Contact Us | ${CENTER}`, 'ContactPage'],
  blog: [`Blog | ${CENTER}`, 'Blog'],
  privacy: [`Privacy | ${CENTER}`],
  terms: [`Terms of Use | ${CENTER}`],
};

const fixedPage = (name: PageName): Route => {
  const [title = expect.stringMatching(`^.+ \\| ${CENTER}$`) as unknown as string, ...types] =
    known[name] ?? [];
  const crumbs = name === 'homepage' ? [] : ['BreadcrumbList'];
  return {
    path: pageSchemas[name].path,
    collection: 'pages',
    key: name,
    title,
    types: [...types, ...crumbs],
  };
};

const routes: Route[] = [
  ...pageNames.map(fixedPage),
  {
    path: '/conditions/ptsd',
    collection: 'conditions',
    key: 'ptsd',
    title: `Post-Traumatic Stress Disorder Treatment | ${CENTER}`,
    types: ['MedicalWebPage', 'MedicalCondition', 'BreadcrumbList'],
  },
  {
    path: '/therapies/emdr',
    collection: 'therapies',
    key: 'emdr',
    title: `EMDR | ${CENTER}`,
    types: ['MedicalWebPage', 'MedicalTherapy', 'BreadcrumbList'],
  },
  {
    path: '/blog/php-or-iop',
    collection: 'blog',
    key: 'php-or-iop',
    title: `PHP or IOP? How the two day programs differ | ${CENTER}`,
    types: ['BlogPosting', 'Person', 'BreadcrumbList'],
    isArticle: true,
  },
];

const fullSeo = (key: string) => ({
  title: `Sentinel title of ${key}`,
  description: `Sentinel description of ${key}`,
  keywords: ['sentinel one', `sentinel ${key}`],
  canonicalUrl: `https://canonical.example/${key}`,
  robots: { index: false, follow: false },
  openGraph: {
    title: `Shared title of ${key}`,
    description: `Shared description of ${key}`,
    url: `https://shared.example/${key}`,
    type: 'profile',
    siteName: 'A shared name',
    image,
  },
  twitter: {
    card: 'summary',
    title: `Twitter title of ${key}`,
    description: `Twitter description of ${key}`,
    image,
  },
  structuredData: JSON.stringify({ '@context': 'https://schema.org', '@type': 'Thing', name: key }),
});

const EMPTY_SEO = {
  title: null,
  description: null,
  keywords: [],
  canonicalUrl: null,
  robots: { index: true, follow: true },
  openGraph: { title: null, description: null, url: null, type: null, siteName: null, image: null },
  twitter: { card: null, title: null, description: null, image: null },
  structuredData: null,
};

const setSeo = async ({ collection, key }: Route, seo: object) =>
  cms.update(collection, await cms.idOf(collection, collection === 'pages' ? 'name' : 'slug', key), { seo });

/** The head as served, without scripts. */
async function servedHead(path: string) {
  const visitor = await newVisitor(browser, site.url, { javaScriptEnabled: false });
  expect(await visitor.open(path)).toBe(200);
  return headOf(visitor.page);
}

describe.each(routes)('$path', (route) => {
  const { path, key } = route;

  test('has every tag of the SEO object', async () => {
    await setSeo(route, fullSeo(key));
    const head = await servedHead(path);
    expect(head.title).toBe(`Sentinel title of ${key}`);
    expect(head.canonical).toBe(`https://canonical.example/${key}`);
    expect(head.tags).toMatchObject({
      description: `Sentinel description of ${key}`,
      keywords: `sentinel one,sentinel ${key}`,
      robots: 'noindex, nofollow',
      'og:title': `Shared title of ${key}`,
      'og:description': `Shared description of ${key}`,
      'og:url': `https://shared.example/${key}`,
      'og:type': 'profile',
      'og:site_name': 'A shared name',
      'og:image': imageUrl,
      'og:image:alt': 'A picture for sharing',
      'twitter:card': 'summary',
      'twitter:title': `Twitter title of ${key}`,
      'twitter:description': `Twitter description of ${key}`,
      'twitter:image': imageUrl,
    });
    expect(head.structured).toEqual([{ '@context': 'https://schema.org', '@type': 'Thing', name: key }]);
  });

  test('without one has its own title, the default tags and structured data', async () => {
    await setSeo(route, EMPTY_SEO);
    const head = await servedHead(path);
    expect(head.title).toEqual(route.title);
    expect(head.canonical).toBe(`${site.url}${path === '/' ? '' : path}`);
    expect(head.tags.description).toMatch(/\w/);
    expect(head.tags).not.toHaveProperty('keywords');
    expect(head.tags).toMatchObject({
      robots: 'index, follow',
      'og:title': head.title,
      'og:description': head.tags.description,
      'og:url': head.canonical,
      'og:type': route.isArticle ? 'article' : 'website',
      'og:site_name': CENTER,
      'twitter:card': 'summary_large_image',
      'twitter:title': head.title,
      'twitter:description': head.tags.description,
    });
    expect(head.tags['twitter:image']).toBe(head.tags['og:image']);
    expect((await fetch(String(head.tags['og:image']))).headers.get('content-type')).toMatch(/^image\//);
    expect(typesIn(head.structured)).toEqual(expect.arrayContaining(route.types));
    for (const thing of head.structured)
      expect(thing).toMatchObject({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
  });
});

test.each([
  [
    'conditions',
    { summary: 'About kites' },
    ['"@type":"MedicalCondition","name":"Kite","description":"About kites"'],
  ],
  [
    'therapies',
    { summary: 'About kites' },
    ['"@type":"MedicalTherapy","name":"Kite","description":"About kites"'],
  ],
  [
    'blog',
    { excerpt: 'About kites', tags: ['string'] },
    ['"headline":"Kite","description":"About kites"', '"articleSection":"Wind","keywords":["string"]'],
  ],
] as const)('the structured data of %s is made from their content', async (collection, words, parts) => {
  const more = collection === 'blog' ? { category: await cms.create('categories', { name: 'Wind' }) } : {};
  await cms.create(collection, { title: 'Kite', slug: 'kite', ...words, ...more });
  const head = await servedHead(`/${collection}/kite`);
  const source = JSON.stringify(head.structured);
  for (const part of parts) expect(source).toContain(part);
  expect(source).toContain(`"position":3,"name":"Kite","item":"${site.url}/${collection}/kite"`);
});

test('from page to page nothing is left over: the tags are those of a direct visit', async () => {
  for (const route of routes) await setSeo(route, EMPTY_SEO);
  await setSeo(fixedPage('about'), fullSeo('about'));
  const walk = ['/gallery', '/about', '/blog', '/about', '/programs', '/about', '/'];
  const direct = new Map<string, unknown>();
  for (const path of new Set(walk)) direct.set(path, await settledHead(path));

  const { page: tab, open } = await newVisitor(browser, site.url);
  await open('/about');
  for (const path of walk) {
    await tab.getByRole('banner').locator(`nav a[href="${path}"]`).first().click();
    await tab.waitForURL(site.url + path);
    await eventually(async () => expect(await headOf(tab)).toEqual(direct.get(path)));
  }
});

async function settledHead(path: string) {
  const visitor = await newVisitor(browser, site.url);
  await visitor.open(path);
  return headOf(visitor.page);
}
