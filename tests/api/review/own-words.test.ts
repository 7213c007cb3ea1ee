import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prop } from '@/content/json';
import type { Draft, Who } from '../../helpers/cms/review-team';
import { openMail } from '../../helpers/cms/own-mail';

const { closeMail } = await openMail();
const { PUBLISH, reviewTeamForTests } = await import('../../helpers/cms/review-team');

const { team, as, draft, review } = reviewTeamForTests();
beforeAll(async () => {
  const data = { name: 'Cy Oak, MD', title: 'Physician', _status: 'published' } as const;
  const { id } = await team.cms.create({ collection: 'team-members', draft: false, data });
  await team.cms.update({ collection: 'staff', id: team.ids.admin, data: { person: String(id) } });
});
afterAll(closeMail);

const save = (who: Who, { collection, id }: Draft, summary: string, query = 'draft=true') =>
  as(who, `/${collection}/${id}?${query}`, 'PATCH', { summary });
const approve = async (who: Who, text: Draft) => (await review(who, 'approve', text)).status;

/** Restores, as a draft like the panel, the newest version with these words. */
async function restore(who: Who, { collection, id }: Draft, summary: string | null) {
  const versions = `/${collection}/versions`;
  const { body } = await as(who, `${versions}?where[parent][equals]=${id}&sort=-updatedAt&limit=0&depth=0`);
  const version = (prop(body, 'docs') as { id: string; version: { summary?: string | null } }[]).find(
    (one) => (one.version.summary ?? null) === summary,
  );
  expect((await as(who, `${versions}/${version?.id}?draft=true`, 'POST', {})).status).toBe(200);
}

test('restored words are of those who wrote them, and of who restored them', async () => {
  const text = await draft();
  await save('editor', text, 'Of the editor.');
  await save('admin', text, 'Of both.');
  expect(await approve('reviewer', text)).toBe(200);
  await restore('admin', text, 'Of the editor.');
  expect(await approve('editor', text)).toBe(403);
  expect(await approve('admin', text)).toBe(403);
  expect(await approve('reviewer', text)).toBe(200);
});

test('an autosaved version is of who wrote it, also when another person autosaved after that', async () => {
  const text = await draft();
  expect(await approve('reviewer', text)).toBe(200);
  await save('editor', text, 'Autosaved by the editor.', 'draft=true&autosave=true');
  await save('admin', text, 'Autosaved by the admin.', 'draft=true&autosave=true');
  expect(await approve('reviewer', text)).toBe(200);
  await restore('admin', text, 'Autosaved by the editor.');
  expect(await approve('editor', text)).toBe(403);
  expect(await approve('reviewer', text)).toBe(200);
});

test('words that are typed again are of those who wrote them first', async () => {
  const text = await draft();
  await save('editor', text, 'Of the editor.');
  await save('editor', text, 'Of the editor, again.');
  expect(await approve('reviewer', text)).toBe(200);
  await save('admin', text, 'Of the editor.');
  expect(await approve('editor', text)).toBe(403);
});

test('an approved text is not approved a second time by its author', async () => {
  const text = await draft();
  expect(await approve('reviewer', text)).toBe(200);
  expect(await approve('editor', text)).toBe(403);
  expect((await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH)).status).toBe(200);
  expect(await approve('editor', text)).toBe(403);
});

test('restoring approved words needs no approval; whoever changes them then is their only new author', async () => {
  const text = await draft();
  await save('editor', text, 'Approved.');
  expect(await approve('reviewer', text)).toBe(200);
  await save('admin', text, 'Something else.');
  await restore('admin', text, 'Approved.');
  expect(await approve('admin', text)).toBe(403);
  expect((await as('admin', `/conditions/${text.id}`, 'PATCH', PUBLISH)).status).toBe(200);
  await save('admin', text, 'Approved, with a change.');
  expect(await approve('admin', text)).toBe(403);
  expect(await approve('editor', text)).toBe(200);
});

test('a copy of unapproved words is of those who wrote them too; of approved words, only of who made it', async () => {
  const copyOf = async (text: Draft): Promise<Draft> => {
    const slug = `${text.slug}-copy`;
    const { body } = await as('admin', `/conditions/${text.id}/duplicate?draft=true`, 'POST', { slug });
    return { ...text, slug, id: String(prop(prop(body, 'doc'), 'id')) };
  };
  const unapproved = await copyOf(await draft());
  expect([await approve('editor', unapproved), await approve('admin', unapproved)]).toEqual([403, 403]);
  expect(await approve('reviewer', unapproved)).toBe(200);

  const text = await draft();
  expect(await approve('reviewer', text)).toBe(200);
  const approved = await copyOf(text);
  expect([await approve('admin', approved), await approve('editor', approved)]).toEqual([403, 200]);
});
