import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { editLink } from '@/server/editing/edit-link';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPage, published, richText } from '../../helpers/fixtures/content';

let cms: Payload;
let about = '';
let condition = '';
let person = '';
beforeAll(async () => {
  cms = await openCms();
  about = String(
    (
      await createPage(cms, 'about', {
        body: { blockType: 'about', mission: { missionStatement: 'Own words about the mission.' } },
      })
    ).id,
  );
  const text1 = richText('First of the text.', 'Second of the text.');
  const data = { title: 'Panic', slug: 'panic', heading1: 'What it is', text1, ...published };
  condition = String((await cms.create({ collection: 'conditions', data: data as never })).id);
  const member = { name: 'Ada Known', title: 'Nurse', bio: 'Listens first.', ...published };
  person = String((await cms.create({ collection: 'team-members', data: member })).id);
  await cms.updateGlobal({
    slug: 'site-layout',
    data: { contact: { hours: 'Day and night' }, ...published },
  });
}, 60_000);
afterAll(closeCms);

const placeIn = (link: string | null) => {
  const said = new URLSearchParams(link?.split('#')[1]);
  return { document: link?.split('#')[0], field: said.get('field'), tabs: said.getAll('tab') };
};

test('a page leads to its document', async () => {
  expect(await editLink('/about')).toBe(`/admin/collections/pages/${about}`);
  expect(await editLink('/conditions/panic')).toBe(`/admin/collections/conditions/${condition}`);
  expect(await editLink('/nothing/here')).toBeNull();
});

test('text of a page leads to its tab and field, also when it is built-in', async () => {
  expect(placeIn(await editLink('/about', '  Own words\n about the mission. '))).toEqual({
    document: `/admin/collections/pages/${about}`,
    field: 'body.0.mission.missionStatement',
    tabs: ['Page', 'Mission'],
  });
  const { document, field } = placeIn(await editLink('/about', 'How we work'));
  expect([document, field]).toEqual([
    `/admin/collections/pages/${about}`,
    expect.stringMatching(/^body\.0\.approach\./),
  ]);
});

test('a sentence of a rich text leads to its editor', async () => {
  expect(placeIn(await editLink('/conditions/panic', 'Second of the text.'))).toEqual({
    document: `/admin/collections/conditions/${condition}`,
    field: 'text1',
    tabs: ['Text'],
  });
});

test('text of another document leads to that document', async () => {
  expect(placeIn(await editLink('/about', 'Listens first.'))).toEqual({
    document: `/admin/collections/team-members/${person}`,
    field: 'bio',
    tabs: [],
  });
  expect(placeIn(await editLink('/about', 'Day and night'))).toEqual({
    document: '/admin/globals/site-layout',
    field: 'contact.hours',
    tabs: ['Contact details'],
  });
});

test('text of no document leads to the page', async () => {
  expect(await editLink('/about', 'Zzyzx and quokkas')).toBe(`/admin/collections/pages/${about}`);
});
