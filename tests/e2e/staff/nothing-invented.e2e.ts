import { describe, expect, test } from '@jest/globals';
import { dirname, join } from 'node:path';
import { facts } from '../../../seed/facts';
import { pageSchemas } from '@/content/schema/schemas';
import { pathsInCode } from '@/content/links/paths-in-code';
import { seed, siteEnvironment } from '../../helpers/site/node-process';
import { startSite, type Site } from '../../helpers/site/site';

/** What no visitor of a public address may take for the center's own: the demo's facts, and the specification's defaults. */
const DEMO = [facts.phone, facts.email];
const DEFAULTS = ['555-0100', 'contact@example.com'];
const TOWN = 'Palm Beach Gardens';

const PUBLIC = 'https://www.example.org';
const ADDRESSES = { 'a public address': { SITE_URL: PUBLIC }, 'a loop-back address': {} };

const everyPath = async (site: Site) => {
  const listed = [
    ...(await (await fetch(`${site.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ];
  const paths = listed.map(([, address = '']) => new URL(address).pathname);
  const fixed = Object.values(pageSchemas).map(({ path }) => path);
  return [...new Set([...fixed, ...pathsInCode, '/search', '/no-such-page', ...paths])];
};

type Shown = { path: string; html: string; words: string; title: string };

async function everyPage(site: Site): Promise<Shown[]> {
  const pages: Shown[] = [];
  for (const path of await everyPath(site)) {
    const html = await (await fetch(site.url + path)).text();
    const body = html.slice(html.indexOf('<body')).replace(/<script[^>]*>[^]*?<\/script>/g, ' ');
    pages.push({
      path,
      html,
      words: body.replace(/<[^>]+>/g, ' '),
      title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    });
  }
  return pages;
}

/** The telephone and mail links of a page, without those of help lines: they have at most three digits, or begin with 1-8. */
const contactLinks = ({ html }: Shown) =>
  [...html.matchAll(/href="((?:tel|sms|mailto):[^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^(?:tel|sms):(?:\d{3}\b|\+?1?-?8\d\d)/.test(href));

const pathsWith = (pages: Shown[], is: (page: Shown) => unknown) => pages.filter(is).map(({ path }) => path);

/** Nothing of what only a real center may say of itself. */
function expectNothingInvented(pages: Shown[]) {
  for (const invented of [...DEMO, ...DEFAULTS])
    expect([invented, pathsWith(pages, ({ html }) => html.includes(invented))]).toEqual([invented, []]);
  expect(pathsWith(pages, (page) => contactLinks(page).length > 0)).toEqual([]);
  expect(pathsWith(pages, ({ title }) => title.includes(TOWN))).toEqual([]);
  expect(pathsWith(pages, ({ words }) => /(?:medically|clinically) reviewed/i.test(words))).toEqual([]);
}

async function startOwn(env: Record<string, string>) {
  const folder = join(dirname(process.env.MEDIA_DIR ?? ''), `own-${env.SITE_URL ? 'public' : 'local'}`);
  const own = { ...env, START_WITH: 'own', MEDIA_DIR: join(folder, 'media') };
  const databaseUri = `${process.env.DATABASE_URI}-own-${env.SITE_URL ? 'public' : 'local'}`;
  await seed(siteEnvironment({ url: 'http://127.0.0.1:3000', databaseUri, env: own }));
  return startSite({ databaseUri, env: own, shouldSeed: false });
}

test('demo at a public address: every page says so and is not indexed, and nobody can be called, written to or believed', async () => {
  const pages = await everyPage(await startSite({ env: ADDRESSES['a public address'] }));
  expect(pages.length).toBeGreaterThan(30);
  expect(pathsWith(pages, ({ words }) => !words.includes('Demo site.'))).toEqual([]);
  expect(pathsWith(pages, ({ html }) => !/<meta name="robots" content="noindex/.test(html))).toEqual([]);
  expect(pathsWith(pages, (page) => contactLinks(page).length > 0)).toEqual([]);
  expect(pathsWith(pages, ({ words }) => /(?:medically|clinically) reviewed/i.test(words))).toEqual([]);
  expect(pathsWith(pages, ({ html }) => /<form[^>]*method="post"/i.test(html))).toEqual([]);
});

test('demo at a loop-back address: the telephone is a link, for whoever tries the site out', async () => {
  const pages = await everyPage(await startSite({ databaseUri: `${process.env.DATABASE_URI}-local` }));
  const home = pages.find(({ path }) => path === '/');
  expect(home && contactLinks(home).length).toBeGreaterThan(0);
});

describe.each(Object.entries(ADDRESSES))('own start at %s', (_, env: Record<string, string>) => {
  test('no page has a fact of the demo; at a public address none has an invented one', async () => {
    const pages = await everyPage(await startOwn(env));
    for (const invented of [facts.name, ...DEMO])
      expect([invented, pathsWith(pages, ({ html }) => html.includes(invented))]).toEqual([invented, []]);
    expect(pathsWith(pages, ({ words }) => words.includes('Demo site.'))).toEqual([]);
    if (env.SITE_URL) expectNothingInvented(pages);
    // The defaults of the specification stand as words.
    else expect(pathsWith(pages, ({ words }) => words.includes('555-0100'))).toContain('/contact');
  });
});

describe.each(Object.entries(ADDRESSES))(
  'no database and no copy at %s',
  (_, env: Record<string, string>) => {
    test('no page has a fact of the demo; at a public address none has an invented one', async () => {
      const folder = join(dirname(process.env.MEDIA_DIR ?? ''), `away-${env.SITE_URL ? 'public' : 'local'}`);
      const site = await startSite({
        databaseUri: 'mongodb://127.0.0.1:9/away?serverSelectionTimeoutMS=200',
        env: { ...env, COPY_DIR: join(folder, 'copy'), MEDIA_DIR: join(folder, 'media') },
        shouldSeed: false,
      });
      const pages = await everyPage(site);
      for (const invented of [facts.name, ...DEMO])
        expect([invented, pathsWith(pages, ({ html }) => html.includes(invented))]).toEqual([invented, []]);
      if (env.SITE_URL) expectNothingInvented(pages);
    });
  },
);
