import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Payload } from 'payload';
import { readingDrafts } from '@/server/cms/read-scope';
import { revision } from '@/services/revision/state';
import { searchSite } from '@/server/search/search-site';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, published, richText } from '../../helpers/fixtures/content';

let cms: Payload;
let image: number | string;
beforeAll(async () => {
  cms = await openCms();
  // As once the database has told its revision.
  revision.isKnown = true;
  image = (await createPicture(cms)).id;
}, 60_000);
afterAll(closeCms);

const addArticle = (slug: string, words: string, more: object = published) =>
  cms.create({
    collection: 'blog',
    data: { title: `Title of ${slug}`, slug, image, content: richText(words), ...more } as never,
  });
const paths = async (query: string) => (await searchSite(query))?.map(({ path }) => path);

test('finds what is published, and nothing that is a draft or not for search engines', async () => {
  const text = richText('The quokka smiles.');
  const detail = { title: 'Quokka', heading1: 'About it', text1: text, ...published };
  await cms.create({
    collection: 'conditions',
    data: { ...detail, slug: 'quokka-fear', symptoms: text } as never,
  });
  await cms.create({
    collection: 'therapies',
    data: { ...detail, slug: 'quokka-care', benefits: text } as never,
  });
  await addArticle('open', 'A quokka at dusk.');
  await addArticle('draft', 'A quokka in a draft.', { _status: 'draft' });
  await addArticle('unlisted', 'A quokka for some.', { ...published, seo: { robots: { index: false } } });
  expect((await paths('quokka'))?.sort()).toEqual([
    '/blog/open',
    '/conditions/quokka-fear',
    '/therapies/quokka-care',
  ]);
  expect(await paths('988 lifeline')).toContain('/988');
  expect(await paths('privacy')).toContain('/privacy');
});

test('the index is made once per revision; a change is found, and what is withdrawn is gone', async () => {
  await searchSite('quokka');
  const find = jest.spyOn(cms, 'find');
  await searchSite('numbat');
  await searchSite('quokka');
  expect(find).not.toHaveBeenCalled();
  find.mockRestore();

  const { id } = await addArticle('numbat', 'A numbat digs.');
  expect(await paths('numbat')).toEqual(['/blog/numbat']);
  await cms.update({ collection: 'blog', id, data: { _status: 'draft' } });
  expect(await paths('numbat')).toEqual([]);
});

test('a reader of drafts does not add them to the public index', async () => {
  await addArticle('bilby', 'A bilby waits.', { _status: 'draft' });
  await readingDrafts(async () => searchSite('bilby'));
  expect(await paths('bilby')).toEqual([]);
});

test('simultaneous searches wait for one index', async () => {
  await addArticle('wombat', 'A wombat sleeps.');
  const find = jest.spyOn(cms, 'find');
  await searchSite('wombat');
  const once = find.mock.calls.length;
  find.mockClear();
  await addArticle('possum', 'A possum sleeps.');
  find.mockClear();
  const all = await Promise.all([paths('possum'), paths('possum'), paths('possum')]);
  expect(all).toEqual([['/blog/possum'], ['/blog/possum'], ['/blog/possum']]);
  expect(find.mock.calls.length).toBeLessThan(once * 2);
  find.mockRestore();
});
