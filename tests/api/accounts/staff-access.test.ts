import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { createPage, createPicture, createStaff, published } from '../../helpers/fixtures/content';

const PASSWORD = 'a password for tests';
const CONTENT = ['conditions', 'therapies', 'blog', 'team-members', 'credentials', 'media', 'pages'] as const;
const ROLES = ['admin', 'editor', 'intake'] as const;
type Role = (typeof ROLES)[number];

let cms: Payload;
const tokens = {} as Record<Role, string>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  cms = await openCms();
  for (const role of ROLES) {
    ids[role] = String((await createStaff(cms, role, PASSWORD)).id);
    tokens[role] = await signIn(`${role}@staff.example`, PASSWORD);
  }
  ids.media = String((await createPicture(cms)).id);
  ids.pages = String((await createPage(cms, 'about')).id);
  for (const collection of ['conditions', 'therapies', 'blog'] as const)
    ids[collection] = String(
      (await cms.create({ collection, data: { title: 'One', slug: 'one', ...published } })).id,
    );
  ids['team-members'] = String(
    (await cms.create({ collection: 'team-members', data: { name: 'Ada', title: 'Nurse', ...published } }))
      .id,
  );
  ids.credentials = String(
    (
      await cms.create({
        collection: 'credentials',
        data: { kind: 'license', name: 'A license', number: '7', issuedBy: 'The state', ...published },
      })
    ).id,
  );
  ids['contact-messages'] = String((await message('first')).id);
}, 60_000);
afterAll(closeCms);

const message = (idempotencyKey: string) =>
  cms.create({
    collection: 'contact-messages',
    data: {
      firstName: 'Vi',
      lastName: 'Sitor',
      email: 'vi@example.org',
      message: 'Words of a visitor',
      status: 'new',
      idempotencyKey,
    },
  });
const as = (role: Role, path: string, method = 'GET', body?: unknown) =>
  askCms(path, { token: tokens[role], method, ...(body === undefined ? {} : { body }) });
const status = async (...call: Parameters<typeof as>) => (await as(...call)).status;
const changeOf = (collection: string) =>
  collection === 'media'
    ? { alt: 'Changed' }
    : collection === 'team-members'
      ? { bio: 'Changed' }
      : collection === 'credentials'
        ? { number: 'Changed' }
        : { seo: { title: 'Changed' } };

describe('an editor', () => {
  test.each(CONTENT)('reads and changes %s', async (collection) => {
    expect(await status('editor', `/${collection}/${ids[collection]}`)).toBe(200);
    expect(await status('editor', `/${collection}/${ids[collection]}`, 'PATCH', changeOf(collection))).toBe(
      200,
    );
  });

  test('creates, drafts and deletes content, but no page', async () => {
    const made = await as('editor', '/conditions?draft=true', 'POST', { title: 'Two', _status: 'draft' });
    expect(made.status).toBe(201);
    const { doc } = JSON.parse(made.text) as { doc: { id: string } };
    expect(await status('editor', '/conditions/versions')).toBe(200);
    expect(await status('editor', `/conditions/${doc.id}`, 'DELETE')).toBe(200);
    expect(
      await status('editor', '/pages', 'POST', { name: 'terms', title: 'T', body: [{ blockType: 'terms' }] }),
    ).toBe(403);
    expect(await status('editor', `/pages/${ids.pages}`, 'DELETE')).toBe(403);
  });

  test('changes the site layout', async () => {
    expect(await status('editor', '/globals/site-layout', 'POST', { header: { contactLabel: 'Call' } })).toBe(
      200,
    );
  });

  test('cannot read, count, change or delete messages', async () => {
    expect(await status('editor', '/contact-messages')).toBe(403);
    expect(await status('editor', '/contact-messages/count')).toBe(403);
    expect(await status('editor', '/contact-messages?where[email][like]=vi')).toBe(403);
    const one = await as('editor', `/contact-messages/${ids['contact-messages']}`);
    expect([one.status, one.text.includes('Words of')]).toEqual([403, false]);
    expect(
      await status('editor', `/contact-messages/${ids['contact-messages']}`, 'PATCH', { status: 'read' }),
    ).toBe(403);
    expect(await status('editor', `/contact-messages/${ids['contact-messages']}`, 'DELETE')).toBe(403);
  });
});

describe('intake', () => {
  test('reads messages, notes who answers and moves them on', async () => {
    expect(await status('intake', '/contact-messages')).toBe(200);
    const change = { status: 'answered', newNote: 'Called back.', assignee: ids.intake };
    expect(await status('intake', `/contact-messages/${ids['contact-messages']}`, 'PATCH', change)).toBe(200);
  });

  test('cannot delete messages', async () => {
    expect(await status('intake', `/contact-messages/${ids['contact-messages']}`, 'DELETE')).toBe(403);
  });

  test.each(CONTENT)(
    'cannot read, create, change or delete %s, nor read its versions',
    async (collection) => {
      const path = `/${collection}/${ids[collection]}`;
      expect(await status('intake', `/${collection}`)).toBe(403);
      expect(await status('intake', path)).toBe(403);
      expect(await status('intake', path, 'PATCH', changeOf(collection))).toBe(403);
      expect(await status('intake', path, 'DELETE')).toBe(403);
      expect(await status('intake', `/${collection}`, 'POST', { title: 'X', name: 'X', alt: 'X' })).toBe(403);
      if (collection !== 'media') expect(await status('intake', `/${collection}/versions`)).toBe(403);
    },
  );

  test('cannot change the site layout', async () => {
    expect(await status('intake', '/globals/site-layout', 'POST', { header: { contactLabel: 'X' } })).toBe(
      403,
    );
  });
});

describe('an administrator', () => {
  test('reads, changes and deletes messages', async () => {
    const { id } = await message('for-admin');
    expect(await status('admin', `/contact-messages/${id}`)).toBe(200);
    expect(await status('admin', `/contact-messages/${id}`, 'PATCH', { status: 'closed' })).toBe(200);
    expect(await status('admin', `/contact-messages/${id}`, 'DELETE')).toBe(200);
  });

  test('removes accounts, and makes none with a password that she knows', async () => {
    const body = { name: 'New', email: 'new@staff.example', password: PASSWORD, role: 'intake' };
    expect(await status('admin', '/staff', 'POST', body)).toBe(403);
    const { id } = await cms.create({ collection: 'staff', data: { ...body, role: 'intake' } });
    expect(await status('admin', `/staff/${id}`, 'DELETE')).toBe(200);
  });
});

test('no role can create a message in the panel, not even an administrator', async () => {
  const body = {
    firstName: 'X',
    lastName: 'X',
    email: 'x@example.org',
    message: 'Words',
    status: 'new',
    idempotencyKey: 'x',
  };
  for (const role of ROLES) expect(await status(role, '/contact-messages', 'POST', body)).toBe(403);
});

describe.each(['editor', 'intake'] as const)('%s', (role) => {
  const other = role === 'editor' ? 'intake' : 'editor';

  test('sees of colleagues the name and nothing else', async () => {
    const { text } = await as(role, '/staff?depth=0&limit=0');
    const { docs } = JSON.parse(text) as { docs: Record<string, unknown>[] };
    const colleague = docs.find(({ id }) => id === ids.admin);
    expect(colleague).toEqual({
      id: ids.admin,
      name: 'The admin',
      collection: 'staff',
      sessions: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(docs.find(({ id }) => id === ids[role])).toMatchObject({ email: `${role}@staff.example`, role });
  });

  test('cannot make, change, unlock or delete another one', async () => {
    const body = { name: 'X', email: 'x@staff.example', password: PASSWORD, role: 'admin' };
    expect(await status(role, '/staff', 'POST', body)).toBe(403);
    for (const id of [ids.admin, ids[other]]) {
      expect(
        await status(role, `/staff/${id}`, 'PATCH', { name: 'X', password: 'taken over by me' }),
      ).toBeGreaterThanOrEqual(403);
      expect(await status(role, `/staff/${id}`, 'DELETE')).toBe(403);
    }
    expect(await status(role, '/staff/unlock', 'POST', { email: 'admin@staff.example' })).toBe(403);
    expect((await cms.findByID({ collection: 'staff', id: ids.admin ?? '' })).name).toBe('The admin');
  });

  test('changes the own name, never the own role', async () => {
    expect(
      await status(role, `/staff/${ids[role]}`, 'PATCH', { name: `Renamed ${role}`, role: 'admin' }),
    ).toBe(200);
    expect(await cms.findByID({ collection: 'staff', id: ids[role] ?? '' })).toMatchObject({
      name: `Renamed ${role}`,
      role,
    });
  });
});

test('no answer about staff carries a hash, a salt or a session', async () => {
  const { text } = await as('admin', '/staff');
  expect(text).not.toMatch(/"(hash|salt|resetPasswordToken)"/);
});
