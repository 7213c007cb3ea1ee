import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { editLink } from '@/server/editing/edit-link';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPage, createStaff, published, richText } from '../../helpers/fixtures/content';

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

test('a mark leads to the tab of its section, or to a field', async () => {
  expect(placeIn(await editLink('/about', '#mission'))).toEqual({
    document: `/admin/collections/pages/${about}`,
    field: 'body.0.mission',
    tabs: ['Page', 'Mission'],
  });
  expect(placeIn(await editLink('/about', '#mission.missionStatement'))).toEqual({
    document: `/admin/collections/pages/${about}`,
    field: 'body.0.mission.missionStatement',
    tabs: ['Page', 'Mission'],
  });
  expect(placeIn(await editLink('/conditions/panic', '#text1'))).toEqual({
    document: `/admin/collections/conditions/${condition}`,
    field: 'text1',
    tabs: ['Text'],
  });
});

test('a mark of another document leads to that document', async () => {
  expect(await editLink('/about', `team-members/${person}`)).toBe(
    `/admin/collections/team-members/${person}`,
  );
  expect(placeIn(await editLink('/about', '/conditions/panic#summary'))).toEqual({
    document: `/admin/collections/conditions/${condition}`,
    field: 'summary',
    tabs: ['Text'],
  });
  expect(placeIn(await editLink('/about', 'site-layout#contact'))).toEqual({
    document: '/admin/globals/site-layout',
    field: 'contact',
    tabs: ['Contact details'],
  });
  expect(await editLink('/about', 'notice')).toBe('/admin/globals/notice');
});

test('a mark of no document of the content leads to the page', async () => {
  const admin = await createStaff(cms, 'admin');
  for (const mark of ['team-members/nobody', '/nothing/here', 'nothing', `staff/${admin.id}`])
    expect([mark, await editLink('/about', mark)]).toEqual([mark, `/admin/collections/pages/${about}`]);
  expect(await editLink('/nothing/here', '/nothing/either')).toBeNull();
});
