import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload, TypedUser } from 'payload';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { prop } from '@/content/json';
import { rememberStart } from '../../../collections/demo/start';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { createStaff, richText } from '../../helpers/fixtures/content';

type Who = 'admin' | 'editor' | 'reviewer' | 'intake';
let cms: Payload;
const people = {} as Record<Who, { user: TypedUser; token: string }>;
beforeAll(async () => {
  cms = await openCms();
  await rememberStart(cms, 'own');
  const person = (
    await cms.create({
      collection: 'team-members',
      draft: false,
      data: { name: 'Ada Elm, MD', title: 'Physician', _status: 'published' },
    })
  ).id;
  for (const role of ['admin', 'editor', 'reviewer', 'intake'] as const) {
    const user = { ...(await createStaff(cms, role)), collection: 'staff' } as TypedUser;
    people[role] = { user, token: await signIn(`${role}@staff.example`, 'a password for tests') };
  }
  await cms.update({ collection: 'staff', id: people.reviewer.user.id, data: { person } });
}, 60_000);
afterAll(closeCms);

const as = async (who: Who, path: string, method = 'GET', body?: object) => {
  const { text } = await askCms(path, { method, token: people[who].token, ...(body ? { body } : {}) });
  return JSON.parse(text) as unknown;
};

/** What the dashboard tells a person about a text. */
async function told(who: Who, title: string) {
  const groups = await whatNeedsAttention({ payload: cms, user: people[who].user, now: new Date() });
  return groups.flatMap((group) =>
    group.items
      .filter(({ words }) => words === title && /review/.test(group.title))
      .map(({ note }) => [group.title, note]),
  );
}

async function draft(title: string) {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const body = await as('editor', '/conditions?draft=true', 'POST', {
    title,
    slug,
    text1: richText('Words.'),
  });
  const id = String(prop(prop(body, 'doc'), 'id'));
  const state = await as('reviewer', `/review/state?collection=conditions&id=${id}`);
  expect(state).toMatchObject({ sources: 0 });
  const words = prop(state, 'words');
  const review = (action: string, more: object = {}) =>
    as('reviewer', `/review/${action}`, 'POST', { collection: 'conditions', id, words, ...more });
  return { id, review };
}

test('a text that waits is listed for reviewers and authors only, until it is approved', async () => {
  const { review } = await draft('Fear of rain');
  const waits = 'Waiting for review';
  expect(await told('reviewer', 'Fear of rain')).toEqual([[waits, 'changed by The editor']]);
  expect(await told('editor', 'Fear of rain')).toEqual([[waits, 'is yours: somebody else reviews it']]);
  expect(await told('intake', 'Fear of rain')).toEqual([]);
  expect(await review('approve')).toEqual({ approved: true });
  for (const who of ['reviewer', 'editor'] as const) expect(await told(who, 'Fear of rain')).toEqual([]);
});

test('a returned text is listed with the note, and waits again when its text has changed', async () => {
  const { id, review } = await draft('Fear of snow');
  await review('return', { note: 'Say how long it lasts.' });
  const came = ['Returned by a reviewer', 'by The reviewer: Say how long it lasts.'];
  expect(await told('editor', 'Fear of snow')).toEqual([came]);
  await as('editor', `/conditions/${id}?draft=true`, 'PATCH', { text1: richText('It lasts a week.') });
  expect(await told('reviewer', 'Fear of snow')).toEqual([['Waiting for review', 'changed by The editor']]);
});

test('a source added to an approved text has not been checked: it waits, and visitors do not see it', async () => {
  const { id, review } = await draft('Fear of hail');
  await review('approve');
  await as('editor', `/conditions/${id}`, 'PATCH', { _status: 'published' });
  const shown = async () => (await askJson('/api/conditions/fear-of-hail')) as object;
  expect(await shown()).toMatchObject({ data: { review: { reviewer: 'Ada Elm, MD', sources: [] } } });

  const added = { review: { sources: [{ label: 'A page', url: 'https://page.example/' }] } };
  expect(await as('editor', `/conditions/${id}`, 'PATCH', { ...added, _status: 'published' })).toMatchObject({
    errors: [{ message: expect.stringContaining('not approved') }],
  });
  await as('editor', `/conditions/${id}?draft=true`, 'PATCH', { ...added, _status: 'draft' });
  expect(await told('reviewer', 'Fear of hail')).toEqual([['Waiting for review', 'changed by The editor']]);
  expect(await shown()).toMatchObject({ data: { review: { reviewer: 'Ada Elm, MD', sources: [] } } });

  const state = await as('reviewer', `/review/state?collection=conditions&id=${id}`);
  expect(state).toMatchObject({ sources: 1 });
  const words = prop(state, 'words');
  await as('reviewer', '/review/approve', 'POST', { collection: 'conditions', id, words });
  await as('editor', `/conditions/${id}`, 'PATCH', { _status: 'published' });
  expect(await shown()).toMatchObject({
    data: { review: { sources: [{ label: 'A page', url: 'https://page.example/' }] } },
  });
});

test('without required approval, nothing waits for a reviewer', async () => {
  await draft('Fear of wind');
  await cms.updateGlobal({ slug: 'reviews', data: { secondPerson: 'off' } });
  expect(await told('reviewer', 'Fear of wind')).toEqual([]);
});
