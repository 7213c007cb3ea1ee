import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPicture, published, richText } from '../../helpers/fixtures/content';

let cms: Payload;
let emdr: string;
let person: string;

const review = () => ({
  author: person,
  reviewer: person,
  reviewedOn: '2026-05-01T00:00:00.000Z',
  nextReviewOn: '2027-05-01T00:00:00.000Z',
  sources: [{ label: 'A source', url: 'https://source.example/' }],
});
const shownReview = {
  author: 'Dr. Sentinel',
  reviewer: 'Dr. Sentinel',
  reviewerTitle: 'Reader of words',
  reviewedOn: '2026-05-01T12:00:00.000Z',
  nextReviewOn: '2027-05-01T12:00:00.000Z',
  sources: [{ label: 'A source', url: 'https://source.example/' }],
};
const bareSeo = { robots: { index: true, follow: true }, openGraph: {}, twitter: {} };

beforeAll(async () => {
  cms = await openCms();
  const image = String((await createPicture(cms)).id);
  person = String(
    (
      await cms.create({
        collection: 'team-members',
        data: { name: 'Dr. Sentinel', title: 'Reader of words', bio: 'Reads.', image, ...published },
      })
    ).id,
  );
  emdr = String(
    (
      await cms.create({
        collection: 'therapies',
        data: {
          title: 'EMDR',
          slug: 'emdr',
          summary: 'In steps.',
          heading1: 'What EMDR is',
          order: 2,
          text1: richText('Text one', 'and <b>not bold</b>'),
          benefits: richText('Benefits'),
          approach: richText('Approach'),
          review: review(),
          seo: { title: 'EMDR here', keywords: ['emdr'] },
          ...published,
        },
      })
    ).id,
  );
  await cms.create({ collection: 'therapies', data: { title: 'CBT', slug: 'cbt', order: 1, ...published } });
  await cms.create({
    collection: 'conditions',
    data: {
      title: 'Anxiety',
      slug: 'anxiety',
      summary: 'Worry.',
      heading1: 'What anxiety is',
      order: 2,
      text1: richText('Text one'),
      symptoms: richText('Symptoms'),
      treatments: richText('First.', 'Second.'),
      review: review(),
      ...published,
    },
  });
  await cms.create({ collection: 'conditions', data: { title: 'OCD', slug: 'ocd', order: 1, ...published } });
}, 60_000);
afterAll(closeCms);

test('GET /api/therapies: data, a list of title and slug, in the order of the editors', async () => {
  expect(await askJson('/api/therapies')).toEqual({
    data: [
      { title: 'CBT', slug: 'cbt', summary: '' },
      { title: 'EMDR', slug: 'emdr', summary: 'In steps.' },
    ],
  });
});

describe('GET /api/therapies/{id or slug}', () => {
  const whole = {
    data: {
      title: 'EMDR',
      slug: 'emdr',
      summary: 'In steps.',
      heading1: 'What EMDR is',
      text1: '<p>Text one</p><p>and &lt;b&gt;not bold&lt;/b&gt;</p>',
      benefits: '<p>Benefits</p>',
      approach: '<p>Approach</p>',
      review: shownReview,
      seo: { ...bareSeo, title: 'EMDR here', keywords: ['emdr'] },
    },
  };

  test('by slug', async () => expect(await askJson('/api/therapies/emdr')).toEqual(whole));
  test('by id', async () => expect(await askJson(`/api/therapies/${emdr}`)).toEqual(whole));

  test('a therapy with a title alone answers every field', async () => {
    expect(await askJson('/api/therapies/cbt')).toEqual({
      data: {
        title: 'CBT',
        slug: 'cbt',
        summary: '',
        heading1: '',
        text1: '',
        benefits: '',
        approach: '',
        review: { sources: [] },
        seo: bareSeo,
      },
    });
  });

  test.each([
    'nothing',
    '0',
    '1',
    'ffffffffffffffffffffffff',
    'EMDR',
    "emdr' OR '1'='1",
    '[object Object]',
    '$ne',
    'a'.repeat(4000),
  ])('%s is none', async (key) => {
    const response = await ask(`/api/therapies/${encodeURIComponent(key)}`);
    expect([response.status, await response.text()]).toEqual([
      404,
      'The requested therapy could not be found.',
    ]);
  });
});

test('GET /api/conditions: data, a list of title and slug', async () => {
  expect(await askJson('/api/conditions')).toEqual({
    data: [
      { title: 'OCD', slug: 'ocd', summary: '' },
      { title: 'Anxiety', slug: 'anxiety', summary: 'Worry.' },
    ],
  });
});

describe('GET /api/conditions/{slug}', () => {
  test('the whole condition', async () => {
    expect(await askJson('/api/conditions/anxiety')).toEqual({
      data: {
        title: 'Anxiety',
        slug: 'anxiety',
        summary: 'Worry.',
        heading1: 'What anxiety is',
        text1: '<p>Text one</p>',
        symptoms: '<p>Symptoms</p>',
        treatments: '<p>First.</p><p>Second.</p>',
        review: shownReview,
        seo: bareSeo,
        readTime: 1,
        atGlance: {},
        lastChange: null,
        visitQuestions: [],
      },
    });
  });

  test.each(['nothing', 'ANXIETY', '%', '%00'])('%s is none', async (key) => {
    const response = await ask(`/api/conditions/${encodeURIComponent(key)}`);
    expect([response.status, await response.text()]).toEqual([
      404,
      'The requested condition could not be found.',
    ]);
  });
});

describe('addresses', () => {
  test('are made from the title', async () => {
    const made = await cms.create({
      collection: 'conditions',
      data: { title: 'Grief & Loss', ...published } as never,
    });
    expect(made.slug).toBe('grief-loss');
    expect((await ask('/api/conditions/grief-loss')).status).toBe(200);
  });

  test('are unique', async () => {
    const again = cms.create({
      collection: 'conditions',
      data: { title: 'Other', slug: 'ocd', ...published },
    });
    await expect(again).rejects.toThrow(/slug/i);
  });

  test.each([
    ['Not A Slug', 'not-a-slug'],
    ['../../up', 'up'],
    ['a--b', 'a-b'],
    ['<b>', 'b'],
    ['c/d', 'c-d'],
  ])('typed as %j are made safe (%s), also later', async (slug, safe) => {
    const data = { title: 'T', slug, ...published };
    const made = await cms.create({ collection: 'conditions', data });
    expect(made.slug).toBe(safe);
    const again = await cms.update({ collection: 'conditions', id: made.id, data: { slug: `/${slug}?x` } });
    expect(again.slug).toBe(`${safe}-x`);
  });

  test.each(['日本', '!!!', '..'])(
    'typed as %j become a word and a number when nothing safe is left of them',
    async (slug) => {
      const data = { title: '日本', slug, ...published };
      expect((await cms.create({ collection: 'conditions', data })).slug).toMatch(/^page(-\d+)?$/);
    },
  );
});
