import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';
import { answerPanel } from '@/server/panel-calls/answer-panel';
import { closeCms, openCms } from '../../helpers/cms/api';
import { published } from '../../helpers/fixtures/content';
import { openStaff, ROLES, type RoleName } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let post = '';
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  post = String(
    (await cms.create({ collection: 'blog', data: { title: 'Post', ...published } as never })).id,
  );
}, 60_000);
afterAll(closeCms);

type Asked = { name: string; args: Record<string, unknown> };

/** The result of a call: the calls of Payload's own function, or the refusal's message. */
async function call(who: RoleName | 'nobody', name: unknown, args: unknown = {}) {
  const passed: Asked[] = [];
  const answer = await answerPanel({
    name,
    args,
    headers: new Headers(who === 'nobody' ? {} : { Authorization: `JWT ${staff.tokens[who]}` }),
    ask: async (asked, given) => {
      passed.push({ name: asked, args: given });
      return { message: 'Payload was asked.' };
    },
  });
  return { passed: passed[0], words: asString(prop(answer, 'message')), answer };
}

describe('a name that the panel has no use for', () => {
  test.each([
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__',
    '__defineGetter__',
    'valueOf',
    'no-such-call',
    'copy-data-from-locale',
    'get-folder-results-component-and-data',
    'render-field',
    'slugify',
    '',
    undefined,
    null,
    7,
    ['form-state'],
    { toString: 'form-state' },
  ])('%p: is never passed to Payload', async (name) => {
    const { passed, words, answer } = await call('admin', name, { collectionSlug: 'blog' });
    expect([passed, words]).toEqual([undefined, 'The panel has no such call.']);
    expect(JSON.stringify(answer).length).toBeLessThan(200);
  });
});

const ABOUT = [
  'pages',
  'blog',
  'media',
  'redirects',
  'credentials',
  'contact-messages',
  'audit-trail',
  'outbox',
  'staff',
];
const READERS: Record<string, readonly RoleName[]> = {
  blog: ['admin', 'editor', 'reviewer'],
  'contact-messages': ['admin', 'intake'],
  'audit-trail': ['admin'],
  outbox: ['admin'],
  staff: ROLES,
};
const GLOBALS: Record<string, readonly RoleName[]> = {
  'site-layout': ['admin', 'editor'],
  brand: ['admin', 'editor'],
  'inbox-settings': ['admin'],
};
const OF_DOCUMENTS = ['form-state', 'table-state', 'render-list', 'render-document', 'render-document-slots'];

describe.each(OF_DOCUMENTS)('%s', (name) => {
  test.each(ABOUT)('of %s: is for those who may read it by REST', async (collectionSlug) => {
    const readers = READERS[collectionSlug] ?? ['admin', 'editor'];
    for (const who of [...ROLES, 'nobody'] as const) {
      const { passed, words } = await call(who, name, { collectionSlug });
      const isAllowed = readers.some((role) => role === who);
      expect([who, passed?.name ?? words]).toEqual([
        who,
        isAllowed ? name : who === 'nobody' ? 'Please sign in.' : expect.stringContaining('may not do this'),
      ]);
      const rest = await staff.as(who, `/${collectionSlug}?limit=1`);
      expect([who, rest.status === 200]).toEqual([who, isAllowed]);
    }
  });

  test.each([
    'payload-jobs',
    'payload-kv',
    'payload-preferences',
    'payload-migrations',
    'none',
    '',
    7,
    ['blog'],
    {},
  ])('of %p: is refused to all roles', async (collectionSlug) => {
    for (const who of ROLES) expect((await call(who, name, { collectionSlug })).passed).toBeUndefined();
  });
});

describe('form-state', () => {
  test.each(Object.keys(GLOBALS))('of %s: is for those who may read it', async (globalSlug) => {
    for (const who of ROLES)
      expect([who, (await call(who, 'form-state', { globalSlug })).passed !== undefined]).toEqual([
        who,
        GLOBALS[globalSlug]?.includes(who),
      ]);
  });

  test('locks only what has locks, for those who may change it', async () => {
    const lock = { id: 'x', returnLockStatus: true };
    for (const [who, collectionSlug, isLocked] of [
      ['editor', 'blog', true],
      ['intake', 'contact-messages', true],
      ['intake', 'staff', false],
      ['admin', 'audit-trail', false],
    ] as const) {
      const { passed } = await call(who, 'form-state', { ...lock, collectionSlug });
      expect([collectionSlug, passed?.args.returnLockStatus]).toEqual([collectionSlug, isLocked]);
    }
  });

  test('of a widget: is refused to all roles', async () => {
    expect((await call('admin', 'form-state', { widgetSlug: 'collections' })).passed).toBeUndefined();
  });
});

test('render-document opens the document, and no other view of it', async () => {
  const args = {
    collectionSlug: 'blog',
    docID: post,
    paramsOverride: { segments: ['collections', 'staff'] },
  };
  const { passed } = await call('editor', 'render-document', args);
  expect(passed?.args).toEqual({ collectionSlug: 'blog', docID: post });
  for (const [who, isAllowed] of [
    ['admin', true],
    ['editor', false],
    ['intake', false],
  ] as const)
    expect(
      (await call(who, 'render-document', { collectionSlug: 'inbox-settings' })).passed !== undefined,
    ).toBe(isAllowed);
});

test('a widget is one of the dashboard’s', async () => {
  expect((await call('intake', 'render-widget', { widgetSlug: 'collections' })).passed?.name).toBe(
    'render-widget',
  );
  for (const widgetSlug of ['constructor', 'none', undefined])
    expect((await call('intake', 'render-widget', { widgetSlug })).passed).toBeUndefined();
});

describe('schedule-publish', () => {
  const plans = async () =>
    (await cms.find({ collection: 'payload-jobs', where: { taskSlug: { equals: 'schedulePublish' } } })).docs;
  const plan = (more: object = {}) => ({
    type: 'unpublish',
    date: new Date(Date.now() + 86_400_000),
    timezone: 'America/New_York',
    doc: { relationTo: 'blog', value: post },
    ...more,
  });

  test('is for roles that may publish: it never reaches Payload, which checks no role', async () => {
    for (const [who, count] of [
      ['nobody', 0],
      ['intake', 0],
      ['editor', 1],
    ] as const) {
      expect([who, (await call(who, 'schedule-publish', plan())).passed]).toEqual([who, undefined]);
      expect([who, (await plans()).length]).toEqual([who, count]);
    }
    expect((await plans())[0]?.input).toMatchObject({
      type: 'unpublish',
      doc: { relationTo: 'blog', value: post },
      user: { relationTo: 'staff', value: staff.ids.editor },
    });
  });

  test('plans in one’s own name, whatever is sent', async () => {
    const user = { relationTo: 'staff', value: staff.ids.admin };
    await call('editor', 'schedule-publish', plan({ user, global: undefined, type: 'publish' }));
    const newest = (await plans()).find(({ input }) => prop(input, 'type') === 'publish');
    expect(newest?.input).toMatchObject({ user: { value: staff.ids.editor } });
  });

  test.each([
    ['of messages', { doc: { relationTo: 'contact-messages', value: 'x' } }],
    ['of accounts', { doc: { relationTo: 'staff', value: 'x' } }],
    ['of a global without drafts', { doc: undefined, global: 'inbox-settings' }],
    ['of two things', { global: 'site-layout' }],
    ['to take the layout down', { doc: undefined, global: 'site-layout' }],
    ['to take a page down', { doc: { relationTo: 'pages', value: 'x' } }],
    ['of nothing', { doc: undefined }],
    ['of another kind', { type: 'delete' }],
    ['on no day', { date: 'soon' }],
    ['on no day at all', { date: undefined }],
  ])('takes no plan %s, from an administrator either', async (_, odd) => {
    const before = (await plans()).length;
    const { words } = await call('admin', 'schedule-publish', plan(odd));
    expect([(await plans()).length, words === 'Success']).toEqual([before, false]);
  });

  test('can be canceled by roles that may publish, and by no other', async () => {
    const [first] = await plans();
    const before = (await plans()).length;
    for (const who of ['nobody', 'intake'] as const) {
      await call(who, 'schedule-publish', { deleteID: first?.id });
      expect((await plans()).length).toBe(before);
    }
    await call('editor', 'schedule-publish', { deleteID: first?.id });
    expect((await plans()).map(({ id }) => id)).not.toContain(first?.id);
    expect((await plans()).length).toBe(before - 1);
  });

  test('takes back nothing but plans', async () => {
    const job = await cms.jobs.queue({ task: 'tendOutbox', input: {} });
    await call('admin', 'schedule-publish', { deleteID: String(job.id) });
    expect(await cms.count({ collection: 'payload-jobs', where: { id: { equals: job.id } } })).toEqual({
      totalDocs: 1,
    });
  });
});
