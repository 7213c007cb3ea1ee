import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload, TypedUser } from 'payload';
import { prop } from '@/content/json';
import { createStaff, richText } from '../../helpers/fixtures/content';
import { openMail } from '../../helpers/cms/own-mail';

const { mails, closeMail } = await openMail();
const { ask, closeCms, openCms } = await import('../../helpers/cms/api');
const { askCms, signIn } = await import('../../helpers/cms/ask-cms');
const { rememberStart } = await import('../../../collections/demo/start');
const { exportContent } = await import('@/server/transfer/export');
const { importContent } = await import('@/server/transfer/import');
const { whatNeedsAttention } = await import('@/panel/dashboard/attention');

const PASSWORD = 'a password for tests';
type Who = 'admin' | 'editor' | 'reviewer' | 'intake';

let cms: Payload;
const tokens = {} as Record<Who, string>;
const ids = {} as Record<Who, string>;
let doctor: string;
beforeAll(async () => {
  cms = await openCms();
  await rememberStart(cms, 'own');
  const team = { collection: 'team-members', draft: false } as const;
  const people = await Promise.all(
    ['Ada Elm, MD', 'Bea Fern, LCSW'].map((name) =>
      cms.create({ ...team, data: { name, title: 'Physician', _status: 'published' } }),
    ),
  );
  doctor = String(people[0]?.id);
  for (const role of ['admin', 'editor', 'reviewer', 'intake'] as const) {
    ids[role] = String((await createStaff(cms, role)).id);
    tokens[role] = await signIn(`${role}@staff.example`, PASSWORD);
  }
  for (const [role, person] of [
    ['reviewer', doctor],
    ['editor', String(people[1]?.id)],
  ] as const)
    await cms.update({ collection: 'staff', id: ids[role], data: { person } });
}, 60_000);
afterAll(async () => {
  await closeCms();
  await closeMail();
});

/** As somebody in the panel does it. */
async function as(who: Who, path: string, method = 'GET', body?: object) {
  const { status, text } = await askCms(path, { method, token: tokens[who], ...(body ? { body } : {}) });
  return { status, body: JSON.parse(text) as unknown };
}

let count = 0;
/** A draft that the editor wrote. */
async function draft(collection = 'conditions') {
  const slug = `text-${(count += 1)}`;
  const text = collection === 'blog' ? { content: richText('Words.') } : { text1: richText('Words.') };
  const { status, body } = await as('editor', `/${collection}?draft=true`, 'POST', {
    title: slug,
    slug,
    ...text,
  });
  expect(status).toBe(201);
  return { id: String(prop(prop(body, 'doc'), 'id')), slug, collection };
}
type Draft = Awaited<ReturnType<typeof draft>>;

const wordsOf = async ({ collection, id }: Draft, who: Who = 'reviewer') =>
  String(prop((await as(who, `/review/state?collection=${collection}&id=${id}`)).body, 'words'));

const review = async (who: Who, action: string, of: Draft, more: object = {}) =>
  as(who, `/review/${action}`, 'POST', {
    collection: of.collection,
    id: of.id,
    words: await wordsOf(of),
    ...more,
  });

const isPublic = async ({ collection, slug }: Draft) =>
  (await ask(`/api/${collection}/${slug}`)).status === 200;
const PUBLISH = { _status: 'published' };

/** Every way to publish, by the editor. Each says which document should be public then. */
const WAYS: Record<string, (of: Draft) => Promise<Draft>> = {
  PATCH: async (of) => {
    await as('editor', `/${of.collection}/${of.id}`, 'PATCH', PUBLISH);
    return of;
  },
  'PATCH with draft=true': async (of) => {
    await as('editor', `/${of.collection}/${of.id}?draft=true`, 'PATCH', PUBLISH);
    return of;
  },
  'bulk edit': async (of) => {
    await as('editor', `/${of.collection}?where[id][in]=${of.id}`, 'PATCH', PUBLISH);
    return of;
  },
  'restoring a version': async (of) => {
    const path = `/${of.collection}/versions`;
    const { body } = await as('editor', `${path}?where[parent][equals]=${of.id}&depth=0&sort=-updatedAt`);
    const version = String(prop((prop(body, 'docs') as unknown[])[0], 'id'));
    await cms.db.updateVersion({
      ...{ collection: 'conditions', id: version, req: {} },
      versionData: {
        version: { ...(prop((prop(body, 'docs') as unknown[])[0], 'version') as object), ...PUBLISH },
      },
    } as never);
    await as('editor', `${path}/${version}`, 'POST', {});
    return of;
  },
  'a plan': async (of) => {
    await cms.jobs.queue({
      task: 'schedulePublish',
      input: {
        ...{ type: 'publish', doc: { relationTo: of.collection, value: of.id } },
        user: { relationTo: 'staff', value: ids.editor },
      } as never,
      waitUntil: new Date(Date.now() - 1000),
    });
    await cms.jobs.run({ silent: true });
    return of;
  },
};

describe('author × way of publishing × approval', () => {
  test.each(Object.keys(WAYS))('%s publishes what is approved, and nothing else', async (way) => {
    const held = await draft();
    await WAYS[way]?.(held);
    expect([way, await isPublic(held)]).toEqual([way, false]);
    const approved = await draft();
    expect((await review('reviewer', 'approve', approved)).status).toBe(200);
    await WAYS[way]?.(approved);
    expect([way, await isPublic(approved)]).toEqual([way, true]);
  });

  test.each(['conditions', 'therapies', 'blog'])(
    '%s are held until they are approved',
    async (collection) => {
      const text = await draft(collection);
      const refused = await as('editor', `/${collection}/${text.id}`, 'PATCH', PUBLISH);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        403,
        expect.stringMatching(/not approved/),
      ]);
      await review('reviewer', 'approve', text);
      expect((await as('editor', `/${collection}/${text.id}`, 'PATCH', PUBLISH)).status).toBe(200);
      const { review: shown } = prop(await (await ask(`/api/${collection}/${text.slug}`)).json(), 'data') as {
        review: object;
      };
      expect(shown).toMatchObject({ reviewer: 'Ada Elm, MD' });
    },
  );

  test('a copy carries no approval along, published at once or later', async () => {
    const text = await draft();
    await review('reviewer', 'approve', text);
    const slug = `${text.slug}-copy`;
    const direct = await as('editor', `/conditions/${text.id}/duplicate`, 'POST', { slug, ...PUBLISH });
    const copies = await cms.find({
      collection: 'conditions',
      draft: true,
      where: { title: { contains: text.slug } },
    });
    for (const { id } of copies.docs.filter(({ id }) => String(id) !== text.id))
      expect((await as('editor', `/conditions/${id}`, 'PATCH', PUBLISH)).status).toBe(403);
    expect(prop(prop(direct.body, 'doc'), '_status')).not.toBe('published');
    expect(await isPublic({ ...text, slug })).toBe(false);
  });

  test('other words after the approval are held, and the approved ones may come back', async () => {
    const text = await draft();
    await review('reviewer', 'approve', text);
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: 'We cure it in 30 days.' });
    expect((await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH)).status).toBe(403);
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: null });
    const back = await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH);
    expect([back.status, await isPublic(text)]).toEqual([200, true]);
  });

  test('approval is refused for one’s own words, and for words that changed after the reviewer read them', async () => {
    const text = await draft();
    expect((await review('editor', 'approve', text)).status).toBe(403);
    const read = await wordsOf(text);
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: 'Another word.' });
    const late = await as('reviewer', '/review/approve', 'POST', {
      collection: 'conditions',
      id: text.id,
      words: read,
    });
    expect(late.status).toBe(409);
    expect((await review('intake', 'approve', text, { words: read })).status).toBe(403);
    // The administrator wrote nothing, but nobody's name could stand under the text.
    expect((await review('admin', 'approve', text)).status).toBe(403);
  });

  test('words that come in through the trash are held too', async () => {
    const text = await draft();
    const path = `/conditions/${text.id}`;
    const now = new Date().toISOString();
    await as('editor', `${path}?trash=true`, 'PATCH', { ...PUBLISH, deletedAt: now, summary: 'We cure it.' });
    await as('editor', `${path}?trash=true`, 'PATCH', { deletedAt: null });
    await as('editor', `/conditions?trash=true&where[id][in]=${text.id}`, 'PATCH', { deletedAt: null });
    expect(await isPublic(text)).toBe(false);
    // What was public before it went into the trash comes back as it was.
    const approved = await draft();
    await review('reviewer', 'approve', approved);
    await as('editor', `/conditions/${approved.id}`, 'PATCH', PUBLISH);
    await as('editor', `/conditions/${approved.id}`, 'PATCH', { deletedAt: now });
    expect(await isPublic(approved)).toBe(false);
    await as('editor', `/conditions/${approved.id}?trash=true`, 'PATCH', { deletedAt: null });
    expect(await isPublic(approved)).toBe(true);
    await as('editor', `/conditions/${approved.id}`, 'PATCH', { deletedAt: now });
    await as('editor', `/conditions/${approved.id}?trash=true`, 'PATCH', {
      ...PUBLISH,
      summary: 'We cure it in 3 days.',
    });
    await as('editor', `/conditions/${approved.id}?trash=true`, 'PATCH', { deletedAt: null });
    expect(JSON.stringify(await (await ask(`/api/conditions/${approved.slug}`)).json())).not.toContain(
      '3 days',
    );
  });

  test('a link that leads elsewhere, and words for search engines and shared links, are words', async () => {
    const linked = (fields: object) => {
      const text = richText('Read on.');
      text.root.children.push({
        type: 'paragraph',
        version: 1,
        children: [
          {
            ...{ type: 'link', version: 3, id: 'a', fields },
            children: [{ type: 'text', version: 1, text: 'Here' }],
          },
        ],
      } as never);
      return { text1: text };
    };
    const other = await draft();
    const doc = { relationTo: 'conditions', value: isNaN(Number(other.id)) ? other.id : Number(other.id) };
    const url = 'https://evil.example/';
    const changes: [before: object, after: object][] = [
      [linked({ linkType: 'internal', doc, url }), linked({ linkType: 'custom', doc, url })],
      [{}, { seo: { twitter: { description: 'We cure it in 3 days.' } } }],
      [{}, { seo: { structuredData: '{"@type":"Drug","name":"A cure in 3 days"}' } }],
    ];
    for (const [before, after] of changes) {
      const text = await draft();
      await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', before);
      expect((await review('reviewer', 'approve', text)).status).toBe(200);
      const { status } = await as('editor', `/conditions/${text.id}`, 'PATCH', { ...after, ...PUBLISH });
      expect([JSON.stringify(after).slice(0, 40), status]).toEqual([JSON.stringify(after).slice(0, 40), 403]);
    }
  });

  test('an editor cannot name a reviewer by hand', async () => {
    const text = await draft();
    const vouched = { review: { reviewer: doctor, reviewedOn: '2026-11-01T12:00:00.000Z' } };
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', vouched);
    const doc = await cms.findByID({ collection: 'conditions', id: text.id, draft: true, depth: 0 });
    expect([doc.review?.reviewer ?? null, doc.review?.reviewedOn ?? null]).toEqual([null, null]);
  });

  test('an import brings it as a draft', async () => {
    const text = await draft();
    await review('reviewer', 'approve', text);
    await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH);
    const folder = join(await mkdtemp(join(tmpdir(), 'export-')), 'out');
    await exportContent(cms, folder);
    await cms.delete({ collection: 'conditions', id: text.id, trash: true });
    await importContent(cms, folder, { isDryRun: false });
    expect(await isPublic(text)).toBe(false);
    const { docs } = await cms.find({
      collection: 'conditions',
      draft: true,
      where: { slug: { equals: text.slug } },
    });
    expect(docs.map(({ _status }) => _status)).toEqual(['draft']);
  });

  test('a plan that came to nothing says why on the dashboard', async () => {
    const text = await draft();
    await WAYS['a plan']?.(text);
    const user = {
      ...(await cms.findByID({ collection: 'staff', id: ids.editor })),
      collection: 'staff',
    } as TypedUser;
    const groups = await whatNeedsAttention({ payload: cms, user, now: new Date() });
    const notes = groups.flatMap(({ items }) => items).filter(({ words }) => words === text.slug);
    expect(notes.map(({ note }) => note).join()).toMatch(
      /planned by The editor, and nobody else had approved the words/,
    );
  });
});

describe('a reviewer', () => {
  test('reads drafts, by preview too, and changes nothing', async () => {
    const text = await draft();
    expect((await as('reviewer', `/conditions/${text.id}?draft=true`)).status).toBe(200);
    expect(
      (await as('reviewer', '/preview/link', 'POST', { collection: 'conditions', id: text.id })).status,
    ).toBe(200);
    expect(
      (await as('reviewer', '/preview/end', 'POST', { collection: 'conditions', id: text.id })).status,
    ).toBe(403);
    const home = await cms.create({
      collection: 'pages',
      data: { name: 'about', title: 'About', body: [] },
      draft: true,
    });
    expect((await as('reviewer', '/preview/link', 'POST', { collection: 'pages', id: home.id })).status).toBe(
      403,
    );
    for (const [path, method, body] of [
      [`/conditions/${text.id}`, 'PATCH', { title: 'Mine' }],
      [`/conditions/${text.id}`, 'DELETE', undefined],
      ['/conditions', 'POST', { title: 'Mine', slug: 'mine' }],
      ['/globals/reviews', 'POST', { secondPerson: 'off' }],
    ] as const)
      expect([path, method, (await as('reviewer', path, method, body)).status]).toEqual([path, method, 403]);
    expect((await as('reviewer', '/contact-messages')).status).toBe(403);
  });

  test('returns a text once, with a note, and one mail that holds a link and no word of it', async () => {
    const text = await draft();
    const note = 'The second sentence promises a cure.';
    expect((await review('reviewer', 'return', text, { note })).body).toEqual({
      returned: true,
      isMailed: true,
    });
    expect((await review('reviewer', 'return', text, { note })).status).toBe(409);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: editor@staff.example');
    expect(mails[0]).toContain(`https://center.example/admin/collections/conditions/${text.id}`);
    expect(mails[0]).not.toMatch(/promises|text-\d/);
    const { body } = await as('editor', `/review/state?collection=conditions&id=${text.id}`);
    expect(body).toMatchObject({ returned: { note, by: 'The reviewer' }, isOwnText: true, isNeeded: true });
  });

  test('alone says that a change was a typo, and only of their own review', async () => {
    const text = await draft();
    await review('reviewer', 'approve', text);
    await as('editor', `/conditions/${text.id}`, 'PATCH', { ...PUBLISH, summary: null });
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: 'A comma, mended.' });
    const mended = await cms.findByID({ collection: 'conditions', id: text.id, draft: true, depth: 0 });
    expect(mended.review?.reviewer ?? null).toBeNull();
    expect((await review('editor', 'typo', text)).status).toBe(403);
    await cms.update({ collection: 'staff', id: ids.admin, data: { person: (await other()).id } });
    expect((await review('admin', 'typo', text)).status).toBe(403);
    expect((await review('reviewer', 'typo', text)).status).toBe(200);
    expect((await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH)).status).toBe(200);
    const body = await (await ask(`/api/conditions/${text.slug}`)).json();
    expect(prop(body, 'data')).toMatchObject({
      summary: 'A comma, mended.',
      review: { reviewer: 'Ada Elm, MD' },
    });
  });
});

const other = () =>
  cms.create({
    collection: 'team-members',
    data: { name: 'Cyd Alder', title: 'Nurse', _status: 'published' },
  });

describe('a center of one', () => {
  beforeAll(async () => {
    await cms.updateGlobal({ slug: 'reviews', data: { secondPerson: 'off' } });
  });

  test('publishes a condition with a reviewer and a day, and not without', async () => {
    const text = await draft();
    const refused = await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      403,
      expect.stringMatching(/with a reviewer/),
    ]);
    const vouched = { review: { reviewer: doctor, reviewedOn: '2026-11-01T12:00:00.000Z' } };
    expect((await as('editor', `/conditions/${text.id}`, 'PATCH', { ...PUBLISH, ...vouched })).status).toBe(
      200,
    );
  });

  test('loses the review with the words, also where a form sends the former one along', async () => {
    const text = await draft('blog');
    const vouched = { reviewer: doctor, reviewedOn: '2026-11-01T12:00:00.000Z' };
    const path = `/blog/${text.id}`;
    await as('editor', path, 'PATCH', { ...PUBLISH, review: vouched });
    const reviewer = async () =>
      prop(prop(prop(await (await ask(`/api/blog/${text.slug}`)).json(), 'data'), 'review'), 'reviewer');
    expect(await reviewer()).toBe('Ada Elm, MD');
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: 'Our program cures depression in 30 days.' });
    expect(await reviewer()).toBeUndefined();
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: 'We waive copays.', review: vouched });
    expect(await reviewer()).toBeUndefined();
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: null });
    expect(await reviewer()).toBe('Ada Elm, MD');
    await as('editor', path, 'PATCH', { ...PUBLISH, tags: ['sleep'], featured: true });
    expect(await reviewer()).toBe('Ada Elm, MD');
    const read = { reviewer: doctor, reviewedOn: '2026-11-20T12:00:00.000Z' };
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: 'Read again.', review: read });
    expect(await reviewer()).toBe('Ada Elm, MD');
  });

  test('an approval that runs beside a save does not forget who saved', async () => {
    const third = await cms.create({
      ...{ collection: 'team-members', draft: false },
      data: { name: 'Cy Oak, MD', title: 'Physician', _status: 'published' },
    });
    await cms.update({ collection: 'staff', id: ids.admin, data: { person: String(third.id) } });
    for (let trial = 0; trial < 4; trial += 1) {
      const text = await draft();
      const path = `/conditions/${text.id}?draft=true`;
      await Promise.all([
        review('admin', 'approve', text),
        as('admin', path, 'PATCH', { summary: `Own words ${trial}.` }),
      ]);
      expect((await as('reviewer', path)).body).toMatchObject({ summary: `Own words ${trial}.` });
      expect((await review('admin', 'approve', text)).status).toBe(403);
    }
  });
});
