import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ValidationError, type Payload } from 'payload';
import { centerDay } from '@/content/center-time';
import { prop } from '@/content/json';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { fakeDate } from '../../helpers/setup/fake-date';
import { createFilm, createPage, createStaff, published, richText } from '../../helpers/fixtures/content';

let cms: Payload;
let editor: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  cms = await openCms();
  editor = await createStaff(cms, 'editor');
}, 120_000);
afterAll(closeCms);

/** The messages of a refused save, by the path of the field. */
async function refusal(save: Promise<unknown>): Promise<Record<string, string>> {
  const error = await save.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error(`It was not refused: ${String(error)}`);
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
}

describe('licenses and insurers', () => {
  const license = (name: string, data: object = {}) =>
    cms.create({
      collection: 'credentials',
      data: { kind: 'license', name, number: '7', issuedBy: 'The Marsh', ...data, ...published } as never,
    });
  const listed = async () =>
    ((await askJson('/api/credentials')) as { data: { name: string }[] }).data.map(({ name }) => name);

  test('are served while they hold; what has expired is not, and waits on the dashboard', async () => {
    const now = Date.now();
    const day = (offset: number) => new Date(now + offset * 24 * 3600 * 1000).toISOString();
    await license('Holds', { expiresOn: day(400), number: 'M-1', url: 'https://marsh.example/check' });
    await license('Endless');
    await license('Soon over', { expiresOn: day(20) });
    const { id } = await license('Over', { expiresOn: day(-3) });
    await cms.create({
      collection: 'credentials',
      data: { kind: 'insurer', name: 'A draft', issuedBy: 'Nobody', _status: 'draft' },
    });
    expect((await listed()).sort()).toEqual(['Endless', 'Holds', 'Soon over']);

    const groups = await whatNeedsAttention({ payload: cms, user: editor as never, now: new Date() });
    const expiring = groups.find(({ title }) => title === 'Expiring licenses and contracts');
    expect(expiring?.items).toEqual([
      {
        words: 'Over',
        path: `/collections/credentials/${id}`,
        note: expect.stringMatching(/^expired on .* is not shown$/),
      },
      { words: 'Soon over', path: expect.any(String), note: expect.stringMatching(/^valid until /) },
    ]);
  });

  test.each(['javascript:alert(1)', 'http://marsh.example', 'marsh.example', 'https://'])(
    '%s is no place where they can be checked',
    async (url) => {
      expect(await refusal(license('Bad', { url }))).toEqual({ url: expect.stringContaining('https://') });
    },
  );
});

describe('testimonials', () => {
  const row = { quote: 'They listened.', author: 'A. B.', position: 'Former patient' };
  const PLACE = 'body.0.testimonials.testimonials.0';

  test('a person’s cannot be published without an authorization, be kept as a draft, and be withdrawn', async () => {
    const page = await createPage(cms, 'homepage');
    const body = (testimonial: object) => [
      { ...page.body[0], testimonials: { testimonials: [{ ...row, ...testimonial }] } },
    ];
    const save = (testimonial: object, status: 'draft' | 'published') =>
      cms.update({
        collection: 'pages',
        id: page.id,
        draft: status === 'draft',
        data: { body: body(testimonial), _status: status } as never,
      });
    const shown = async () => JSON.stringify(await askJson('/api/pages/homepage'));

    expect(await refusal(save({}, 'published'))).toHaveProperty([`${PLACE}.whose`]);
    expect(await refusal(save({ whose: 'person' }, 'published'))).toEqual({
      [`${PLACE}.authorizedOn`]: expect.stringContaining('written authorization'),
      [`${PLACE}.authorizedUntil`]: expect.stringContaining('has an end'),
      [`${PLACE}.relation`]: expect.stringContaining('who this person is'),
      [`${PLACE}.wasGiven`]: expect.stringContaining('whether anything was given'),
      [`${PLACE}.authorizationWith`]: expect.stringContaining('who keeps'),
    });
    await save({ whose: 'person' }, 'draft');
    expect(await shown()).not.toContain('They listened');

    const onFile = {
      whose: 'person',
      authorizedOn: '2026-03-04',
      authorizedUntil: '2031-03-04',
      authorizationWith: 'Front office',
      relation: 'patient',
      wasGiven: 'nothing',
    };
    await save(onFile, 'published');
    expect(await shown()).toContain('They listened');
    expect(await shown()).not.toContain('Front office');

    await save({ ...onFile, isWithdrawn: true }, 'published');
    expect(await shown()).not.toContain('They listened');
    await save({ whose: 'person', isWithdrawn: true }, 'published');
  });
});

describe('testimonial authorizations that end', () => {
  const DAY_MS = 86_400_000;
  const row = (author: string, until: string | null, more: object = {}) => ({
    quote: `${author} listened.`,
    author,
    whose: 'person',
    authorizedOn: '2026-03-04',
    authorizedUntil: until && `${until}T12:00:00.000Z`,
    authorizationWith: 'Front office',
    relation: 'patient',
    wasGiven: 'nothing',
    ...more,
  });
  const open = async (...testimonials: object[]) => {
    await cms.delete({ collection: 'pages', where: { name: { equals: 'homepage' } } });
    const page = await createPage(cms, 'homepage');
    const body = [{ ...page.body[0], testimonials: { testimonials } }] as never;
    // Past the form's checks: rows without an end are older than the question.
    await cms.db.updateOne({ collection: 'pages', id: page.id, data: { body }, req: {} });
    return page.id;
  };
  const named = async (now = new Date()) => {
    const groups = await whatNeedsAttention({ payload: cms, user: editor as never, now });
    return groups.find(({ title }) => title === 'Testimonial authorizations that end')?.items ?? [];
  };

  test('one that has ended, or has no end, is on the dashboard and not on the site', async () => {
    const inDays = (days: number) => centerDay(new Date(Date.now() + days * DAY_MS));
    const id = await open(
      row('Over', inDays(-1)),
      row('Endless', null),
      row('Last day', inDays(0)),
      row('Soon over', inDays(59)),
      row('Holds', inDays(90)),
      row('Withdrawn', inDays(-1), { isWithdrawn: true }),
      row('Team', null, { whose: 'team' }),
    );
    const path = `/collections/pages/${id}`;
    expect(await named()).toEqual([
      { words: 'Over', path, note: expect.stringMatching(/^ended on .*, is not shown$/) },
      { words: 'Endless', path, note: 'has no end of the authorization on file, is not shown' },
      { words: 'Last day', path, note: expect.stringMatching(/^ends on /) },
      { words: 'Soon over', path, note: expect.stringMatching(/^ends on /) },
    ]);
    const answer = JSON.stringify(await askJson('/api/pages/homepage'));
    for (const author of ['Last day', 'Soon over', 'Holds', 'Team'])
      expect(answer).toContain(`${author} listened`);
    for (const author of ['Over', 'Endless', 'Withdrawn'])
      expect(answer).not.toContain(`"${author} listened`);
  });

  test('it leaves the site by itself at the end of its last day, and the dashboard says so from then on', async () => {
    await open(row('Ada', '2030-05-01'), row('Bea', '2031-05-01'));
    const quotes = async (moment: string) => {
      fakeDate(moment);
      const answer = JSON.stringify(await askJson('/api/pages/homepage'));
      const items = await named(new Date());
      jest.useRealTimers();
      const shown = ['Ada', 'Bea'].filter((author) => answer.includes(`${author} listened`));
      return [shown, items.map(({ words, note }) => `${words} ${note}`)];
    };
    // The evening of the last day in Florida is already the next day in UTC.
    expect(await quotes('2030-05-02T03:00:00Z')).toEqual([['Ada', 'Bea'], ['Ada ends on May 1, 2030']]);
    expect(await quotes('2030-05-02T05:00:00Z')).toEqual([
      ['Bea'],
      ['Ada ended on May 1, 2030, is not shown'],
    ]);
  });
});

test('a condition keeps and serves what it says first', async () => {
  await cms.create({
    collection: 'conditions',
    data: {
      title: 'Herons',
      symptoms: richText('word '.repeat(230)),
      atGlance: { whatItIs: 'Fear of tall birds.' },
      visitQuestions: [{ text: 'Do they bite?' }],
      lastChange: { changedOn: '2026-10-06T12:00:00.000Z', note: 'Added ducks.' },
      ...published,
    } as never,
  });
  expect(prop(await askJson('/api/conditions/herons'), 'data')).toMatchObject({
    readTime: 2,
    atGlance: { whatItIs: 'Fear of tall birds.' },
    visitQuestions: ['Do they bite?'],
    lastChange: { changedOn: '2026-10-06T12:00:00.000Z', note: 'Added ducks.' },
  });
});

test.each([
  [{ '@type': 'WebPage' }, 'is written as text'],
  [['a list'], 'is written as text'],
  [5, 'is written as text'],
  ['"a string"', 'must be an object'],
  ['5', 'must be an object'],
  ['null', 'must be an object'],
  ['{"a": }', 'is not valid JSON'],
  ['[1, 2]', 'not a JSON object of schema.org'],
  ['{"@type": 5}', 'not a JSON object of schema.org'],
  ['{"@graph": [1]}', 'not a JSON object of schema.org'],
])('structured data that is %j is rejected with a message at its field', async (structuredData, words) => {
  const save = cms.create({
    collection: 'conditions',
    data: { title: 'Structured', seo: { structuredData }, ...published } as never,
  });
  expect(await refusal(save)).toEqual({ 'seo.structuredData': expect.stringContaining(words) });
});

describe('a picture from elsewhere', () => {
  const ELSEWHERE = 'https://elsewhere.example/picture.jpg';

  test.each([
    ['published', ELSEWHERE],
    ['draft', ELSEWHERE],
    ['draft', { src: ELSEWHERE, alt: '' }],
  ] as const)('is refused in a %s gallery, by its number: %j', async (_status, picture) => {
    const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: 'gallery' } } });
    const page = docs[0] ?? (await createPage(cms, 'gallery'));
    const body = [{ ...page.body[0], gallery: { images: [picture] } }];
    const save = cms.update({
      collection: 'pages',
      id: page.id,
      draft: _status === 'draft',
      data: { body, _status } as never,
    });
    expect(await refusal(save)).toEqual({
      'body.0.gallery.images': expect.stringContaining('Picture 1 is not from the library'),
    });
  });

  test('is refused in a gallery when it is a film', async () => {
    const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: 'gallery' } } });
    const page = docs[0] ?? (await createPage(cms, 'gallery'));
    const film = await createFilm(cms);
    const body = [{ ...page.body[0], gallery: { images: [film.id] } }];
    const save = cms.update({ collection: 'pages', id: page.id, data: { body, ...published } as never });
    expect(await refusal(save)).toEqual({ 'body.0.gallery.images': expect.stringContaining('is a film') });
  });

  test('is refused for a person', async () => {
    const save = cms.create({
      collection: 'team-members',
      data: { name: 'Ada', title: 'Nurse', image: ELSEWHERE, ...published } as never,
    });
    expect(await refusal(save)).toEqual({ image: expect.stringContaining('library') });
  });
});

describe('“Leave this site”', () => {
  const exit = async () =>
    JSON.stringify(await askJson('/api/globals/site-layout')).match(/"quick exit","values":\{[^}]*\}/)?.[0];
  const set = (quickExit: object) =>
    cms.updateGlobal({ slug: 'site-layout', data: { quickExit, ...published } as never });

  test('is off until an editor switches it on, and leads to the weather or where they say', async () => {
    expect(await exit()).toBeUndefined();
    await set({ isOn: true });
    expect(await exit()).toContain('https://www.weather.gov/');
    await set({ isOn: true, url: 'https://news.example/today' });
    expect(await exit()).toContain('https://news.example/today');
    await set({ isOn: false });
    expect(await exit()).toBeUndefined();
  });

  test.each(['javascript:alert(1)', 'http://news.example', '/about'])('does not lead to %s', async (url) => {
    expect(await refusal(set({ isOn: true, url }))).toEqual({ 'quickExit.url': expect.any(String) });
  });
});
