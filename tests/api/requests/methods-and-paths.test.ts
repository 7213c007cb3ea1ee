import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import config from '@payload-config';
import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';
import { previewOf } from '../../../collections/admin/preview';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms } from '../../helpers/cms/ask-cms';
import { createPicture, published } from '../../helpers/fixtures/content';
import { openStaff, ROLES } from '../../helpers/cms/staff';

const WHO = [...ROLES, 'nobody'] as const;
let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let picture: { id: string; filename: string };
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  const made = await createPicture(cms, { name: 'draft.jpg' });
  picture = { id: String(made.id), filename: asString(prop(made, 'filename')) };
}, 60_000);
afterAll(closeCms);

const asWho = (who: (typeof WHO)[number]) => (who === 'nobody' ? {} : { token: staff.tokens[who] });

describe('a method in another’s place', () => {
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const OF_PANEL = { ...FORM, 'X-Payload-HTTP-Method-Override': 'GET' };

  test.each([
    ['X-HTTP-Method-Override', 'GET'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['x-http-method', 'GET'],
    ['X-Method-Override', 'GET'],
    ['X-Payload-HTTP-Method-Override', 'DELETE'],
    ['X-Payload-HTTP-Method-Override', 'get'],
  ])('%s: %s is refused for all, with every kind of body', async (name, method) => {
    for (const who of WHO)
      for (const headers of [{}, FORM, { 'Content-Type': 'application/json' }])
        for (const path of ['/pages', `/media/file/${picture.filename}`]) {
          const asked = {
            method: 'POST',
            body: 'limit=1',
            headers: { ...headers, [name]: method },
            ...asWho(who),
          };
          const { status, text } = await askCms(path, asked);
          expect([who, path, [400, 401].includes(status), text.includes('docs')]).toEqual([
            who,
            path,
            true,
            false,
          ]);
        }
  });

  test('the one of the panel is a read, with the rules of a read', async () => {
    const body = 'limit=1&depth=0&draft=true';
    const status = async (who: (typeof WHO)[number], path: string, more: object = {}) =>
      (await askCms(path, { method: 'POST', body, headers: { ...OF_PANEL, ...more }, ...asWho(who) })).status;
    expect(await Promise.all(WHO.map((who) => status(who, '/pages')))).toEqual([200, 200, 403, 403, 401]);
    expect(await Promise.all(WHO.map((who) => status(who, '/contact-messages')))).toEqual([
      200, 403, 403, 200, 401,
    ]);
    expect(await status('editor', '/pages', { Origin: 'https://evil.example' })).toBe(403);
    expect(await status('editor', '/pages', { 'Content-Type': 'application/json' })).toBe(400);
    expect(await status('editor', '/pages?_method=GET')).toBe(400);
  });

  test('gives no file of the library that a read would not give', async () => {
    const path = `/media/file/${picture.filename}`;
    const post = async (who: (typeof WHO)[number]) =>
      (await askCms(path, { method: 'POST', body: 'x=1', headers: OF_PANEL, ...asWho(who) })).status;
    const read = async (who: (typeof WHO)[number]) => (await askCms(path, asWho(who))).status;
    expect(await Promise.all(WHO.map(read))).toEqual([200, 200, 200, 404, 404]);
    expect(await Promise.all(WHO.map(post))).toEqual([200, 200, 200, 404, 401]);
  });

  test('the URL in an override is checked like the URL itself', async () => {
    const headers = OF_PANEL;
    for (const body of ['page=1e308', 'where[title][near]=1,2,3', 'where[createdAt][equals]=soon'])
      expect([
        body,
        (await askCms('/conditions', { method: 'POST', body, headers, ...asWho('editor') })).status,
      ]).toEqual([body, 400]);
  });
});

describe('no picture is fetched from an address', () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  afterAll(() => asked.mockRestore());
  const given = {
    alt: 'A garden',
    url: 'http://127.0.0.1:9/garden.jpg',
    filename: 'garden.jpg',
    mimeType: 'image/jpeg',
    focalX: 10,
    focalY: 20,
  };
  const form = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };

  test.each(['admin', 'editor'] as const)('for %s, however it is put', async (who) => {
    const count = await cms.count({ collection: 'media' });
    const tries: [string, string, unknown][] = [
      ['/media', 'POST', given],
      ['/media?uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=2', 'POST', given],
      ['/media?uploadEdits[crop][x]=1&uploadEdits[widthInPixels]=9', 'POST', given],
      ['/media', 'POST', form({ _payload: JSON.stringify(given) })],
      ['/media', 'POST', form({ _payload: JSON.stringify(given), file: given.url })],
      [
        '/media',
        'POST',
        form({
          _payload: JSON.stringify(given),
          file: JSON.stringify({ ...given, size: 1, clientUploadContext: { prefix: '' } }),
        }),
      ],
      [`/media/${picture.id}/duplicate`, 'POST', given],
      [`/media/paste-url?src=${encodeURIComponent(given.url)}`, 'GET', undefined],
      [`/media/paste-url/${picture.id}?src=${encodeURIComponent(given.url)}`, 'GET', undefined],
    ];
    for (const [path, method, body] of tries) {
      const { status } = await staff.as(who, path, method, body);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
    expect(await cms.count({ collection: 'media' })).toEqual(count);
    expect(asked).not.toHaveBeenCalled();
  });

  test('a change without a file keeps the file, whatever it says of it, and takes the focal point', async () => {
    const path = `/media/${picture.id}?uploadEdits[focalPoint][x]=31&uploadEdits[focalPoint][y]=62&uploadEdits[crop][x]=1&uploadEdits[widthInPixels]=2`;
    const before = await cms.findByID({ collection: 'media', id: picture.id });
    for (const body of [given, form({ _payload: JSON.stringify(given) })]) {
      const { status } = await staff.as('editor', path, 'PATCH', body);
      expect(status).toBe(200);
      const { url, filename, filesize } = before;
      expect(await cms.findByID({ collection: 'media', id: picture.id })).toMatchObject({
        url,
        filename,
        filesize,
        alt: 'A garden',
        focalX: 31,
        focalY: 62,
      });
    }
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('settings of the panel', () => {
  const big = { value: { columns: 'x'.repeat(70_000) } };

  test.each([
    ['/payload-preferences/columns', 'POST'],
    ['/payload-preferences', 'POST'],
  ])('%s by %s: are not taken when they are large, with a clear message', async (path, method) => {
    const { status, text } = await staff.as('editor', path, method, { ...big, key: 'columns' });
    expect([status, text]).toEqual([413, expect.stringContaining('at most 64 KB')]);
  });

  test('are not taken from a list either', async () => {
    const user = { relationTo: 'staff', value: staff.ids.editor };
    const data = { key: 'collection-blog', user, ...big } as never;
    await expect(cms.create({ collection: 'payload-preferences', data })).rejects.toThrow('at most 64 KB');
    const small = { key: 'collection-blog', user, value: { limit: 10 } } as never;
    const editor = await cms.findByID({ collection: 'staff', id: staff.ids.editor });
    const { id } = await cms.create({
      collection: 'payload-preferences',
      data: small,
      user: { ...editor, collection: 'staff' },
    } as never);
    const change = { collection: 'payload-preferences', id, data: big } as const;
    await expect(cms.update(change as never)).rejects.toThrow('at most 64 KB');
  });
});

describe('settings of the panel: an account', () => {
  const ofAccount = (who: (typeof ROLES)[number]) => ({
    relationTo: 'staff' as const,
    value: staff.ids[who],
  });

  test('keeps its newest ones, within a limit', async () => {
    const user = ofAccount('admin');
    for (let turn = 0; turn < 205; turn += 1)
      await cms.db.create({
        collection: 'payload-preferences',
        data: { key: `old-${turn}`, user, value: 1 },
      });
    for (const key of ['new', 'new', 'newer'])
      expect((await staff.as('admin', `/payload-preferences/${key}`, 'POST', { value: 2 })).status).toBe(200);
    const { docs } = await cms.find({
      collection: 'payload-preferences',
      where: { 'user.value': { equals: user.value } },
      pagination: false,
    });
    const keys = docs.map(({ key }) => key);
    expect([keys.length, keys.includes('new'), keys.includes('newer')]).toEqual([200, true, true]);
    expect([keys.includes('old-0'), keys.includes('old-204')]).toEqual([false, true]);
  });

  test.each([
    ['-createdAt', true],
    ['assignee.hash', false],
    ['status,-assignee__email', false],
    ['no-such-column', false],
  ])('is not shown a list by %s again: kept %s', async (sort, isKept) => {
    const account = await cms.findByID({ collection: 'staff', id: staff.ids.intake });
    const stored = await cms.create({
      collection: 'payload-preferences',
      data: { key: 'collection-contact-messages', user: ofAccount('intake'), value: { limit: 10, sort } },
      user: { ...account, collection: 'staff' },
    } as never);
    expect(prop(stored, 'value')).toEqual(isKept ? { limit: 10, sort } : { limit: 10 });
  });
});

test('a link to a preview is for those who edit or review: a form that asks for one in another name gets none', async () => {
  const { id } = await cms.create({
    collection: 'conditions',
    data: { title: 'Draft', slug: 'draft', ...published } as never,
  });
  for (const who of WHO) {
    const account = who === 'nobody' ? null : await cms.findByID({ collection: 'staff', id: staff.ids[who] });
    const user = account && { ...account, collection: 'staff' };
    const req = { user, payload: cms, headers: new Headers(), context: {} } as never;
    for (const [collection, doc, readers] of [
      ['conditions', { id, slug: 'draft' }, ['admin', 'editor', 'reviewer']],
      ['site-layout', {}, ['admin', 'editor']],
    ] as const)
      expect([who, collection, (await previewOf(collection)(doc, { req })) !== null]).toEqual([
        who,
        collection,
        (readers as readonly string[]).includes(who),
      ]);
  }
});

describe('redirects stay inside', () => {
  test.each([
    '/.//evil',
    '/..//evil',
    '/%2e%2e//evil',
    '/\\evil',
    '/%5cevil',
    '/\t/evil',
    '/%09//evil',
    '/%252e%252e//evil',
  ])('to %j is refused, and one that is stored leads nowhere', async (url) => {
    const to = { type: 'custom' as const, url };
    for (const body of [
      { from: '/old', to },
      { from: url, to: { type: 'custom', url: '/about' } },
    ])
      expect((await staff.as('editor', '/redirects', 'POST', body)).status).toBe(400);
    const { id } = await cms.create({
      collection: 'redirects',
      data: { from: '/was-there', to: { type: 'custom', url: '/about' } },
    });
    await cms.db.updateOne({ collection: 'redirects', id, data: { to } });
    const { findRedirect } = await import('@/server/cms/redirects');
    expect(await findRedirect('/was-there')).toBeUndefined();
    await cms.delete({ collection: 'redirects', id });
  });
});

test.each(['/admin', '/Admin/login', '/cms-api/staff/login', '/api/blog', '/_next/static/x.js', '/readyz'])(
  'a redirect from %s is refused',
  async (from) => {
    const answer = await staff.as('editor', '/redirects', 'POST', {
      from,
      to: { type: 'custom', url: '/about' },
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('belongs to the panel')]);
  },
);

test('closed collections respond 404 to all clients', async () => {
  const { collections } = await config;
  const closed = collections.filter(({ endpoints }) => endpoints === false).map(({ slug }) => slug);
  expect(closed).toContain('payload-migrations');
  for (const who of WHO)
    for (const slug of closed)
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        expect([slug, method, (await staff.as(who, `/${slug}`, method)).status]).toEqual([slug, method, 404]);
});
