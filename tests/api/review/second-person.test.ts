import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { needsSecondPerson } from '@/services/review/rules';
import { rememberStart } from '../../../collections/demo/start';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createStaff, richText } from '../../helpers/fixtures/content';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await rememberStart(cms, 'own');
  await createStaff(cms, 'admin');
}, 60_000);
afterAll(closeCms);

const set = (secondPerson: 'auto' | 'on' | 'off') =>
  cms.updateGlobal({ slug: 'reviews', data: { secondPerson } as never });

/** The status of publishing a new article as the first account. */
async function publishNew(slug: string) {
  const token = await signIn('admin@staff.example', 'a password for tests');
  const body = { title: slug, slug, content: richText('Words.'), _status: 'published' };
  return (await askCms('/blog', { method: 'POST', token, body })).status;
}

test('no second person is asked for in a center of one, and one is as soon as there are two', async () => {
  expect(await needsSecondPerson({ payload: cms })).toBe(false);
  expect(await publishNew('of-one')).toBe(201);
  const second = await createStaff(cms, 'editor');
  expect(await needsSecondPerson({ payload: cms })).toBe(true);
  expect(await publishNew('of-two')).toBe(403);
  await cms.delete({ collection: 'staff', id: second.id });
  expect(await needsSecondPerson({ payload: cms })).toBe(false);
});

test('the setting decides where there is one, and the demo asks for nobody by itself', async () => {
  await createStaff(cms, 'editor');
  await set('off');
  expect(await publishNew('switched-off')).toBe(201);
  await set('auto');
  expect(await publishNew('back-to-the-default')).toBe(403);
  await rememberStart(cms, 'demo');
  expect(await needsSecondPerson({ payload: cms })).toBe(false);
  await set('on');
  expect(await needsSecondPerson({ payload: cms })).toBe(true);
});
