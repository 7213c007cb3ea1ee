import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { checksLinks, lookAfterLinks } from '@/services/links/look-after-links';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, published, richText } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-24T15:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
let cms: Payload;
let as: Awaited<ReturnType<typeof openStaff>>['as'];
let user: unknown;
let id: number | string;
beforeAll(async () => {
  cms = await openCms();
  ({ as } = await openStaff(cms));
  const { docs } = await cms.find({ collection: 'staff', where: { role: { equals: 'editor' } } });
  user = docs[0] as never;
  const image = (await createPicture(cms)).id;
  const sources = [
    { label: 'Institute', url: 'https://institute.example/gone' },
    { label: 'Agency', url: 'https://agency.example/page#part' },
    { label: 'Question', url: 'https://agency.example/what?' },
    { label: 'Abbreviation', url: 'https://agency.example/wiki/Inc.' },
  ];
  const post = {
    title: 'Heron',
    slug: 'heron',
    content: richText(
      'See https://closed.example/a. (Also https://wiki.example/Anxiety_(disorder), https://wiki.example/Fear.)',
    ),
    image,
    review: { sources },
    ...published,
  };
  ({ id } = await cms.create({ collection: 'blog', data: post as never }));
  const draft = {
    ...post,
    slug: 'draft',
    content: richText('See https://secret.example/'),
    _status: 'draft',
  };
  await cms.create({ collection: 'blog', data: { ...draft, review: {} } as never });
}, 60_000);
afterAll(closeCms);

const asked: string[] = [];
const answers = new Map<string, '404' | 'no such host'>([
  ['https://institute.example/gone', '404'],
  ['https://closed.example/a', 'no such host'],
]);
const look = (at: Date) =>
  lookAfterLinks(cms, at, async (url) => {
    asked.push(url);
    return answers.get(url);
  });
const broken = async () =>
  (await whatNeedsAttention({ payload: cms, user: user as never, now })).find(
    ({ title }) => title === 'Broken links',
  )?.items;

test('no other site is asked before an administrator turns it on', async () => {
  await look(now);
  expect(asked).toEqual([]);
  expect((await as('editor', '/switch', 'POST', { what: 'links', isOn: true })).status).toBe(403);
  expect((await as('admin', '/switch', 'POST', { what: 'links', isOn: true })).status).toBe(200);
  expect(await checksLinks(cms)).toBe(true);
});

test('the links of published texts and sources are asked once a week; what is gone is on the first page', async () => {
  await look(now);
  expect([...new Set(asked)].sort()).toEqual(
    expect.arrayContaining([
      'https://agency.example/page',
      'https://closed.example/a',
      'https://institute.example/gone',
    ]),
  );
  // A parenthesis that opens in the address closes in it; a field that is an address ends as it is.
  expect(asked.filter((url) => /wiki|what/.test(url)).sort()).toEqual([
    'https://agency.example/what?',
    'https://agency.example/wiki/Inc.',
    'https://wiki.example/Anxiety_(disorder)',
    'https://wiki.example/Fear',
  ]);
  expect(asked.join()).not.toContain('secret');
  expect(new Set(asked).size).toBe(asked.length);
  expect(await broken()).toEqual([
    expect.objectContaining({
      path: `/collections/blog/${id}`,
      note: expect.stringMatching(/leads to https:\/\/\S+ \((?:answers 404|no such host)\)/) as unknown,
    }),
  ]);
  asked.length = 0;
  await look(inDays(6));
  expect(asked).toEqual([]);
  await look(inDays(8));
  expect(asked.length).toBeGreaterThan(2);
});

test('a link that was taken away is gone from the first page at once', async () => {
  await cms.update({
    collection: 'blog',
    id,
    data: { review: { sources: [] }, content: richText('Nothing.'), ...published } as never,
  });
  expect(await broken()).toBeUndefined();
});

test('what is longer than any address is not looked at, and holds nothing up', async () => {
  const long = `https://long.example/${')'.repeat(100_000)}`;
  await cms.update({
    collection: 'blog',
    id,
    data: { content: richText(`${long} https://a.example/`), ...published } as never,
  });
  asked.length = 0;
  const start = process.cpuUsage();
  await look(inDays(20));
  const { user: own, system } = process.cpuUsage(start);
  expect([asked.includes('https://a.example/'), asked.join().includes('long')]).toEqual([true, false]);
  expect((own + system) / 1000).toBeLessThan(5000);
});

test('where no name at all is known, nothing is said: the server cannot resolve names', async () => {
  await cms.update({
    collection: 'blog',
    id,
    data: { content: richText('https://a.example/ https://b.example/'), ...published } as never,
  });
  await lookAfterLinks(cms, inDays(30), async () => 'no such host');
  expect(await broken()).toBeUndefined();
});

test('turned off, what was found is forgotten', async () => {
  answers.set('https://a.example/', '404');
  await look(inDays(60));
  expect(await broken()).toHaveLength(1);
  await as('admin', '/switch', 'POST', { what: 'links', isOn: false });
  expect(await broken()).toBeUndefined();
});
