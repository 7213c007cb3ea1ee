import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms } from '../../helpers/cms/ask-cms';
import { createPage, createPicture, createStaff, published, richText } from '../../helpers/fixtures/content';

const SECRET = 'Secret words';
const COLLECTIONS = [
  'pages',
  'conditions',
  'therapies',
  'blog',
  'team-members',
  'credentials',
  'media',
  'contact-messages',
  'staff',
] as const;
const ids: Record<string, string> = {};
let cms: Payload;

beforeAll(async () => {
  cms = await openCms();
  const text = { title: SECRET, slug: 'secret', heading1: SECRET };
  ids.staff = String((await createStaff(cms, 'editor')).id);
  ids.media = String((await createPicture(cms, { alt: SECRET, name: 'open.jpg' })).id);
  ids.pages = String((await createPage(cms, 'about', { words: { 'hero.pageTitle': SECRET } })).id);
  ids.conditions = String(
    (await cms.create({ collection: 'conditions', data: { ...text, ...published } })).id,
  );
  ids.therapies = String((await cms.create({ collection: 'therapies', data: { ...text, ...published } })).id);
  ids.blog = String(
    (
      await cms.create({
        collection: 'blog',
        data: { title: SECRET, slug: 'secret', content: richText(SECRET), ...published },
      })
    ).id,
  );
  ids['team-members'] = String(
    (
      await cms.create({
        collection: 'team-members',
        data: { name: SECRET, title: SECRET, image: ids.media, ...published },
      })
    ).id,
  );
  ids.credentials = String(
    (
      await cms.create({
        collection: 'credentials',
        data: { kind: 'license', name: SECRET, number: '7', issuedBy: SECRET, ...published },
      })
    ).id,
  );
  ids['contact-messages'] = String(
    (
      await cms.create({
        collection: 'contact-messages',
        data: {
          firstName: SECRET,
          lastName: 'B',
          email: 'secret@visitor.example',
          message: SECRET,
          status: 'new',
          idempotencyKey: 'a',
        },
      })
    ).id,
  );
  await cms.updateGlobal({
    slug: 'site-layout',
    data: { contact: { name: SECRET }, ...published },
  });
}, 60_000);
afterAll(closeCms);

const OTHER_DOORS: Record<string, string>[] = [
  { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'X-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
  { Authorization: 'JWT nonsense' },
  { Authorization: 'Bearer null' },
  { Authorization: 'users API-Key x' },
  { Cookie: 'payload-token=nonsense' },
];
const leaks = /Secret words|secret@|@staff\.example/;
const tricks = [
  '',
  '?draft=true',
  '?depth=5&limit=0&pagination=false',
  '?where[_status][equals]=published',
  '?where[id][exists]=true&trash=true',
  '?overrideAccess=true&context[siteRead]=true&siteRead=true',
  '?select[title]=true&select[email]=true&populate[staff][email]=true',
  '?joins=true&locale=all&fallback-locale=none',
];

describe.each(COLLECTIONS)('a visitor of the CMS’s own REST', (collection) => {
  test(`cannot list ${collection}, with any query`, async () => {
    for (const trick of tricks) {
      const { status, text } = await askCms(`/${collection}${trick}`);
      expect([trick, status]).toEqual([trick, 403]);
      expect(text).not.toMatch(leaks);
    }
  });

  test(`cannot read one of ${collection}, its versions or their number`, async () => {
    const paths = [
      `/${ids[collection]}`,
      `/${ids[collection]}?draft=true`,
      '/versions',
      '/count',
      `/versions/${ids[collection]}`,
    ];
    for (const path of paths) {
      const { status, text } = await askCms(`/${collection}${path}`);
      expect([path, [401, 403, 404, 500].includes(status)]).toEqual([path, true]);
      expect(text).not.toMatch(leaks);
      expect(text).not.toMatch(/"totalDocs":[1-9]/);
    }
  });

  test(`cannot create, change or delete in ${collection}`, async () => {
    const before = await cms.count({ collection });
    const data = {
      title: 'X',
      name: 'X',
      slug: 'x',
      email: 'x@example.org',
      password: 'a long password',
      role: 'admin',
      _status: 'published',
      alt: 'x',
    };
    const calls: [string, string][] = [
      ['POST', ''],
      ['PATCH', `/${ids[collection]}`],
      ['PATCH', '?where[id][exists]=true'],
      ['DELETE', `/${ids[collection]}`],
      ['DELETE', '?where[id][exists]=true'],
      ['POST', `/${ids[collection]}/duplicate`],
      ['POST', `/versions/${ids[collection]}`],
    ];
    for (const [method, path] of calls) {
      const { status } = await askCms(`/${collection}${path}`, { method, body: data });
      expect([method, path, status >= 400]).toEqual([method, path, true]);
    }
    expect(await cms.count({ collection })).toEqual(before);
    expect(
      JSON.stringify(await cms.findByID({ collection, id: ids[collection] ?? '', showHiddenFields: true })),
    ).not.toMatch(/"X"|"x"|x@example/);
  });

  test(`cannot read ${collection} by another verb or header`, async () => {
    for (const headers of OTHER_DOORS) {
      const isPost = 'Content-Type' in headers;
      const { status, text } = await askCms(`/${collection}`, { method: isPost ? 'POST' : 'GET', headers });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(leaks);
    }
  });

  test(`cannot read ${collection} by the Local API without rights`, async () => {
    await expect(cms.find({ collection, overrideAccess: false })).rejects.toThrow();
    await expect(cms.find({ collection, overrideAccess: false, draft: true })).rejects.toThrow();
  });
});

test('a visitor cannot read the site layout there, nor change it', async () => {
  for (const path of ['', '?draft=true', '/versions']) {
    const { status, text } = await askCms(`/globals/site-layout${path}`);
    expect(status).toBe(403);
    expect(text).not.toMatch(leaks);
  }
  const { status } = await askCms('/globals/site-layout', {
    method: 'POST',
    body: { header: { contactLabel: 'X' } },
  });
  expect(status).toBe(403);
});

test('a visitor sees a file that a published document shows, by its address', async () => {
  const { status, headers } = await askCms('/media/file/open.jpg');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

describe('accounts', () => {
  const body = { email: 'first@example.org', password: 'a long password', name: 'First', role: 'admin' };

  test('a visitor cannot register, while there are accounts', async () => {
    const { status } = await askCms('/staff/first-register', { method: 'POST', body });
    expect(status).toBe(403);
  });

  test('a visitor cannot reset, unlock or verify one', async () => {
    for (const [path, data] of [
      ['/staff/unlock', { email: 'editor@staff.example' }],
      ['/staff/reset-password', { token: 'x', password: 'another password' }],
      ['/staff/verify/x', {}],
      ['/staff/refresh-token', {}],
    ] as const)
      expect([path, (await askCms(path, { method: 'POST', body: data })).status >= 400]).toEqual([
        path,
        true,
      ]);
    expect(JSON.parse((await askCms('/staff/me')).text)).toMatchObject({ user: null });
  });

  test('no client can register over REST when there is no account at all', async () => {
    await cms.delete({ collection: 'staff', where: { id: { exists: true } } });
    for (const path of ['/staff/first-register', '/staff'])
      expect((await askCms(path, { method: 'POST', body })).status).toBe(403);
    expect(await cms.count({ collection: 'staff' })).toEqual({ totalDocs: 0 });
  });
});

test('GraphQL is off', async () => {
  for (const path of ['/graphql', '/graphql-playground'])
    expect(
      (await askCms(path, { method: 'POST', body: { query: '{ Pages { docs { id } } }' } })).status,
    ).toBe(404);
});
