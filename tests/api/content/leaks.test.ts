import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import sitemap from '@/app/sitemap';
import { pageSchemas } from '@/content/schema/schemas';
import { showFeed } from '@/server/handlers/feed';
import { ask, closeCms, METHODS, openCms } from '../../helpers/cms/api';
import { askCms } from '../../helpers/cms/ask-cms';
import { createPage, published } from '../../helpers/fixtures/content';
import {
  COLLECTIONS,
  putCredentials,
  putDocument,
  putTeam,
  STATES,
} from '../../helpers/fixtures/hidden-documents';
import { openStaff, ROLES, type RoleName } from '../../helpers/cms/staff';

/** Contained in everything that the public may not see, and in nothing else. */
const SECRET = /sentinel|@staff\.example/i;

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
const siteTokens = {} as Record<RoleName, string>;
const documentPaths: string[] = [];

beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  for (const role of ROLES) {
    const { text } = await staff.as(role, '/staff/site-token', 'POST');
    siteTokens[role] = (JSON.parse(text) as { token: string }).token;
  }
  for (const collection of COLLECTIONS)
    for (const state of STATES) documentPaths.push(...(await putDocument(cms, collection, state)));
  await putTeam(cms);
  await putCredentials(cms);
  const { id } = await createPage(cms, 'about', { words: { 'hero.pageTitle': 'Open words' } });
  await cms.update({
    collection: 'pages',
    id,
    draft: true,
    data: {
      body: [{ blockType: 'about', hero: { pageTitle: 'Sentinel of a page' } }],
      seo: { title: 'Sentinel of a title' },
      _status: 'draft',
    },
  });
  await createPage(cms, 'privacy', { words: { 'hero.pageTitle': 'Sentinel of a draft' }, isDraft: true });
  await cms.updateGlobal({ slug: 'site-layout', data: { contact: { name: 'Open' }, ...published } });
  const layout = { contact: { name: 'Sentinel of the layout' }, _status: 'draft' as const };
  await cms.updateGlobal({ slug: 'site-layout', draft: true, data: layout });
  await cms.create({
    collection: 'contact-messages',
    data: {
      firstName: 'Sentinel',
      lastName: 'Visitor',
      email: 'sentinel@example.org',
      message: 'Sentinel words',
      status: 'new',
      idempotencyKey: 'sentinel',
      newNote: 'Sentinel notes',
    },
  });
}, 120_000);
afterAll(closeCms);

const lists = [
  ...Object.keys(pageSchemas).map((name) => `/api/pages/${name}`),
  '/api/globals/site-layout',
  '/api/therapies',
  '/api/conditions',
  '/api/team-members',
  '/api/blog',
  '/api/credentials',
  '/api/conditions/open-text',
];
/** Endpoints that the API does not have, and must not have by accident. */
const absent = [
  'staff',
  'contact-messages',
  'media',
  'redirects',
  'payload-jobs',
  'payload-kv',
  'payload-preferences',
  'payload-locked-documents',
  'blog/versions',
  'conditions/versions',
  'pages',
  'globals/other',
  'pages/about/draft',
].map((path) => `/api/${path}`);
const every = () => [...lists, ...absent, ...documentPaths];
/** The three collections share their code: query variants are tried on one of them. */
const some = () => [...lists, ...absent, ...documentPaths.filter((path) => path.includes('/conditions/'))];

const queries = [
  '?draft=true',
  '?preview=true&draft=1',
  '?where[_status][equals]=draft',
  '?where[or][0][title][like]=Sentinel',
  '?where={"title":{"like":"Sentinel"}}',
  '?trash=true&where[deletedAt][exists]=true',
  '?sort=-title&limit=0&pagination=false&page=1',
  '?select[title]=true&select[_status]=true',
  '?populate[team-members][name]=true&populate[staff][email]=true&depth=10',
  '?depth=10&showHiddenFields=true&overrideAccess=true',
  '?context[draftRead]=true&context[siteRead]=true&context[previewed]=x&req[user][role]=admin',
  '?locale=all&fallback-locale=none&joins[x]=y',
  '?token=x&_status=draft&id[$ne]=null&slug[$regex]=.*',
];
const headers: Record<string, string>[] = [
  { 'X-Site-Draft': '1' },
  { 'X-Site-Draft': '1', Authorization: 'Bearer nonsense' },
  { Authorization: 'JWT nonsense' },
  { Authorization: 'staff API-Key sentinel' },
  { Cookie: 'payload-token=nonsense; payload-preview=nonsense.nonsense; __prerender_bypass=1' },
  { 'X-HTTP-Method-Override': 'GET', 'X-Payload-HTTP-Method-Override': 'GET' },
  {
    'X-Forwarded-Host': 'localhost',
    'X-Original-URL': '/cms-api/conditions',
    'X-Middleware-Subrequest': 'proxy',
  },
  { Accept: 'text/html', 'Accept-Language': 'x', 'If-None-Match': 'W/"x"', Range: 'bytes=0-' },
];

async function leaksIn(calls: [path: string, init?: Parameters<typeof ask>[1]][]) {
  const leaks: string[] = [];
  for (const [path, init] of calls) {
    const response = await ask(path, init);
    const told = `${await response.text()} ${JSON.stringify([...response.headers])}`;
    // A response may repeat the requested URL.
    if (SECRET.test(told.replaceAll('sentinel-place', '')))
      leaks.push(`${JSON.stringify(init ?? {})} ${path}`);
  }
  return leaks;
}

describe('a visitor of the public calls sees nothing that is not public', () => {
  test('by any path', async () => {
    expect(await leaksIn(every().map((path) => [path]))).toEqual([]);
    for (const path of [...absent, ...documentPaths.filter((path) => !/\/changed-place$/.test(path))])
      if (!path.includes('therapies/')) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test.each(queries)('by the query %s', async (query) => {
    expect(await leaksIn(some().map((path) => [`${path}${query}`]))).toEqual([]);
  });

  test.each(headers)('by the headers %j', async (given) => {
    expect(await leaksIn(some().map((path) => [path, { headers: given }]))).toEqual([]);
  });

  test.each(METHODS.filter((method) => method !== 'GET'))('by the verb %s', async (method) => {
    const hasBody = !['HEAD', 'OPTIONS'].includes(method);
    const body = hasBody ? { body: JSON.stringify({ draft: true, where: { id: { exists: true } } }) } : {};
    const type = { headers: { 'Content-Type': 'application/json' } };
    expect(await leaksIn(some().map((path) => [path, { method, ...type, ...body }]))).toEqual([]);
  });

  test('by an address that is written in another way', async () => {
    const ways = documentPaths.flatMap((path) => {
      const end = path.split('/').at(-1) ?? '';
      return [
        path.replace(end, encodeURIComponent(end).replace(/-/g, '%2D')),
        path.replace(end, end.toUpperCase()),
        path.replace(end, `${end}%00`),
        path.replace(end, `${end}/`),
        path.replace(end, `..%2Fconditions%2F${end}`),
        path.replace(end, `' OR '1'='1`),
      ];
    });
    expect(await leaksIn(ways.map((path) => [path]))).toEqual([]);
  });

  test('in feed and sitemap', async () => {
    const feed = await showFeed(new Request('http://127.0.0.1:3000/blog/feed.xml?draft=true'));
    expect(await feed.text()).not.toMatch(SECRET);
    const map = JSON.stringify(await sitemap());
    for (const state of STATES.filter((name) => name !== 'changed'))
      expect(map).not.toContain(`${state}-place`);
    expect(map).not.toMatch(SECRET);
  });
});

describe('the token of the site', () => {
  const tricks = ['', ...queries.slice(0, 3)];
  const bearer = (role: RoleName, more = {}) => ({
    headers: { Authorization: `Bearer ${siteTokens[role]}`, ...more },
  });

  test.each(ROLES)('of %s alone shows what visitors see', async (role) => {
    const calls = some().flatMap((path) =>
      tricks.map((trick) => [`${path}${trick}`, bearer(role)] as [string, object]),
    );
    expect(await leaksIn(calls)).toEqual([]);
  });

  test('of intake shows no draft, even on request', async () => {
    const calls = every().map(
      (path) => [path, bearer('intake', { 'X-Site-Draft': '1' })] as [string, object],
    );
    expect(await leaksIn(calls)).toEqual([]);
  });

  test.each(['admin', 'editor'] as const)(
    'of %s shows drafts on request, and nothing from the trash',
    async (role) => {
      const told = async (path: string) => {
        const response = await ask(path, bearer(role, { 'X-Site-Draft': '1' }));
        expect([path, response.headers.get('cache-control')]).toEqual([
          path,
          expect.stringMatching(response.status === 200 ? /^private, no-store$/ : /no-store/),
        ]);
        return response.text();
      };
      for (const path of [
        '/api/pages/about',
        '/api/globals/site-layout',
        '/api/conditions',
        '/api/team-members',
      ])
        expect([path, SECRET.test(await told(path))]).toEqual([path, true]);
      for (const collection of COLLECTIONS) {
        expect(await told(`/api/${collection}/never-published-place`)).toMatch(/Sentinel never-published/);
        expect(await told(`/api/${collection}/trashed-place`)).not.toMatch(SECRET);
        expect(await told(`/api/${collection}`)).not.toMatch(/Sentinel trashed/);
      }
      for (const path of absent) expect([path, SECRET.test(await told(path))]).toEqual([path, false]);
    },
  );
});

describe('the panel’s own calls', () => {
  const paths = () => [
    ...['pages', 'conditions', 'therapies', 'blog', 'team-members', 'credentials'].flatMap((name) => [
      `/${name}`,
      `/${name}/versions`,
      `/${name}/count`,
    ]),
    '/globals/site-layout',
    '/globals/site-layout/versions',
    '/globals/brand/versions',
    '/payload-jobs',
    '/payload-kv',
    '/redirects',
    ...documentPaths.map((path) => path.replace('/api', '')),
  ];
  const allowed = (told: string) => told.replace(/"(?:name|email)":"[^"]*"/g, '');

  test.each(['nobody', 'intake'] as const)('tell %s nothing of what is not public', async (who) => {
    for (const path of paths())
      for (const trick of path.endsWith('-place') ? ['', '?draft=true&trash=true'] : ['', ...queries]) {
        const { text } = await staff.as(who, `${path}${trick}`);
        expect([path, trick, SECRET.test(text.replaceAll('sentinel-place', ''))]).toEqual([
          path,
          trick,
          false,
        ]);
      }
  });

  test('tell an editor nothing of messages', async () => {
    for (const trick of ['', ...queries])
      for (const path of [
        '/contact-messages',
        '/contact-messages/count',
        '/payload-locked-documents?depth=3',
      ]) {
        const { text } = await staff.as('editor', path.includes('?') ? path : `${path}${trick}`);
        expect([path, trick, /sentinel/i.test(allowed(text))]).toEqual([path, trick, false]);
      }
  });

  test('take no token of the site', async () => {
    for (const role of ROLES)
      for (const path of ['/conditions?draft=true', '/contact-messages', '/staff', '/pages/versions']) {
        const { status } = await askCms(path, { headers: { Authorization: `Bearer ${siteTokens[role]}` } });
        expect([role, path, status]).toEqual([role, path, 403]);
      }
  });
});
