import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import * as endpoints from '@/content/endpoints/endpoints';
import { listSitemapEntries } from '@/server/cms/sitemap-entries';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, published, richText } from '../../helpers/fixtures/content';
import { expectConsoleError } from '../../helpers/setup/fail-on-console';
import { HOSTILE } from '../../helpers/fixtures/hostile';
import { writeRaw } from '../../helpers/database/raw-database';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  const image = (await createPicture(cms)).id;
  const text = richText('Good words');
  const detail = { title: 'Herons', slug: 'herons', heading1: 'Heading', text1: text, ...published };
  await cms.create({ collection: 'conditions', data: { ...detail, symptoms: text } as never });
  await cms.create({ collection: 'therapies', data: { ...detail, benefits: text } as never });
  await cms.create({
    collection: 'blog',
    data: { title: 'Herons', slug: 'herons', image, content: text, tags: ['a'], ...published } as never,
  });
}, 60_000);
afterAll(closeCms);

/** What another program, or a manual change in the database, may have left in a rich text field. */
const NODES = [
  { root: 'none' },
  { root: { children: [null, 3, 'x', {}, { type: 'paragraph' }, { type: 'no-such-node', children: [{}] }] } },
  { root: { children: [{ type: 'list', children: [{ type: 'listitem', children: null }] }] } },
  { root: { children: [{ type: 'link', fields: null, children: [{ type: 'text', text: 5 }] }] } },
  { root: { children: [{ type: 'upload', value: '0123456789abcdef01234567', relationTo: 'media' }] } },
  { root: { children: [{ type: 'upload', value: 'no id', relationTo: 'media' }] } },
  {
    root: {
      children: [{ type: 'link', fields: { linkType: 'internal', doc: { value: {}, relationTo: 'blog' } } }],
    },
  },
  { root: { children: [{ type: 'table', children: [{ type: 'tablerow', children: [{}] }] }] } },
];

test.each([
  ['conditions', 'text1', '/api/conditions/herons'],
  ['therapies', 'text1', '/api/therapies/herons'],
  ['blog', 'content', '/api/blog/herons'],
] as const)(
  'a document of %s with a malformed text is still answered, without it',
  async (collection, field, path) => {
    for (const junk of [...HOSTILE, ...NODES]) {
      await writeRaw(cms, collection, { slug: 'herons' }, { [field]: junk });
      const response = await ask(path);
      expect([JSON.stringify(junk), response.status]).toEqual([JSON.stringify(junk), 200]);
      expect(await response.json()).toMatchObject({ data: { title: 'Herons', slug: 'herons' } });
    }
  },
);

test('a document without a title or with an invalid date does not break a list', async () => {
  // SQLite stores any text as a date; MongoDB's adapter reads it as no date.
  if (cms.db.name === 'sqlite') expectConsoleError(/^The document \S+ of blog cannot be read: RangeError/);
  await writeRaw(cms, 'conditions', { slug: 'herons' }, { title: null, summary: null });
  await writeRaw(cms, 'blog', { slug: 'herons' }, { publishedOn: 'yesterday', title: '' });
  const other = { title: 'Whole', slug: 'whole', ...published };
  await cms.create({ collection: 'blog', data: other });
  await cms.create({ collection: 'conditions', data: other });
  expect(endpoints.posts.view(await askJson('/api/blog')).map(({ slug }) => slug)).toContain('whole');
  expect(JSON.stringify(await askJson('/api/conditions'))).toContain('whole');
  expect((await listSitemapEntries()).map(({ path }) => path)).toContain('/blog/whole');
});
