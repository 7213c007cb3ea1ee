import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CollectionSlug, Payload } from 'payload';
import { prop } from '@/content/json';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPage, published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

let cms: Payload;
let as: Awaited<ReturnType<typeof openStaff>>['as'];
beforeAll(async () => {
  cms = await openCms();
  ({ as } = await openStaff(cms));
});
afterAll(closeCms);

type Change = {
  /** The document's path in Payload's REST API, and its versions. */
  path: string;
  versions: string;
  method: 'PATCH' | 'POST';
  /** What an editor sends to store `words` in the document, and where the document has them. */
  saying: (words: string) => object;
  words: (doc: unknown) => unknown;
};

/**
 * An editor publishes several texts and restores the first one, as a draft and as published; returns the
 * document after that.
 */
async function bringBack({ path, versions, method, saying, words }: Change): Promise<unknown> {
  const ask = async (to: string, verb?: string, body?: object) => {
    const { status, text } = await as('editor', to, verb, body);
    expect([to, status, status === 200 ? '' : text]).toEqual([to, 200, '']);
    return JSON.parse(text) as unknown;
  };
  await ask(path, method, { ...saying('First words'), _status: 'published' });
  await ask(path, method, { ...saying('Second words'), _status: 'published' });
  const { docs } = (await ask(`${versions}&depth=0&limit=50`)) as { docs: { id: string; version: object }[] };
  const first = docs.find(({ version }) => words(version) === 'First words');
  const toFirst = `${versions.split('?')[0]}/${first?.id}`;
  await ask(`${toFirst}?draft=true`, 'POST', {});
  await ask(path, method, { _status: 'published' });
  await ask(path, method, { ...saying('Third words'), _status: 'published' });
  await ask(toFirst, 'POST', {});
  const now = await ask(`${path}?depth=0`);
  expect([words(now), prop(now, '_status')]).toEqual(['First words', 'published']);
  return now;
}

const ofDocument = (collection: string, id: unknown) => ({
  path: `/${collection}/${id}`,
  versions: `/${collection}/versions?where[parent][equals]=${id}`,
  method: 'PATCH' as const,
});

test.each([
  ['conditions', 'summary'],
  ['therapies', 'summary'],
  ['blog', 'excerpt'],
  ['team-members', 'title'],
  ['credentials', 'number'],
] as const satisfies [CollectionSlug, string][])(
  'an editor brings back an earlier version of %s',
  async (collection, field) => {
    const data = {
      title: 'Otters',
      name: 'Ada',
      slug: 'otters',
      kind: 'license',
      number: '7',
      issuedBy: 'Florida',
      ...published,
    };
    const { id } = await cms.create({ collection, data: data as never });
    const saying = (words: string) => ({ [field]: words });
    await bringBack({ ...ofDocument(collection, id), saying, words: (doc) => prop(doc, field) });
  },
);

test('an editor brings back an earlier version of a page, which keeps what it is', async () => {
  const { id, body } = await createPage(cms, 'about');
  const saying = (title: string) => ({
    body: body.map((row) => ({ ...row, hero: { ...(row as { hero?: object }).hero, pageTitle: title } })),
  });
  const words = (doc: unknown) => prop(prop((prop(doc, 'body') as unknown[])[0], 'hero'), 'pageTitle');
  const now = await bringBack({ ...ofDocument('pages', id), saying, words });
  expect(now).toMatchObject({ name: 'about', title: 'about' });
});

test.each([
  ['site-layout', (words: string) => ({ footer: { contactTitle: words } }), 'footer', 'contactTitle'],
  ['brand', (words: string) => ({ palette: words === 'First words' ? 'harbor' : 'lagoon' }), 'palette', ''],
] as const)('an editor brings back an earlier version of %s', async (slug, saying, group, field) => {
  const words = (doc: unknown) => {
    const value = prop(doc, group);
    return field ? prop(value, field) : { harbor: 'First words' }[String(value)];
  };
  const path = `/globals/${slug}`;
  await bringBack({ path, versions: `${path}/versions?`, method: 'POST', saying, words });
});
