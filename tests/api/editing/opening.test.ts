import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { VOUCHING } from '../../../collections/review/bind';
import { rememberStart } from '../../../collections/demo/start';
import { OPENING, openingLines } from '@/services/seeding/before-you-open';
import { prop } from '@/content/json';
import { env } from '@/services/settings/env';
import { readLayout } from '@/content/views/site-layout';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';
import { richTextOf } from '../../../seed/rich-text';
import { seedContent } from '../../../seed/seed';

let cms: Payload;
let as: Awaited<ReturnType<typeof openStaff>>['as'];
beforeAll(async () => {
  cms = await openCms();
  await seedContent(cms, { start: 'own' });
  await rememberStart(cms, 'own');
  ({ as } = await openStaff(cms));
}, 60_000);
afterAll(closeCms);

const open = async () =>
  (await openingLines(cms)).filter(({ isSeen, settled }) => !isSeen && !settled).map(({ id }) => id);

test('everything is open at first, and each line says why', async () => {
  expect(await open()).toEqual(OPENING.map(({ id }) => id));
  for (const { words, why } of OPENING) expect(words.length * why.length).toBeGreaterThan(0);
});

test('what can be seen to be done leaves the list by itself', async () => {
  const contact = { phone: '(561) 200-4000', email: 'us@elm.org', address: '1 Reed Lane', hours: 'Weekdays' };
  await cms.updateGlobal({
    slug: 'site-layout',
    data: { contact: { ...contact, phone: '(555) 555-0100' }, ...published },
  });
  expect(await open()).toContain('contact');
  await cms.updateGlobal({ slug: 'site-layout', data: { contact, ...published } });
  expect(await open()).not.toContain('contact');
  // Empty hours are made from the opening hours.
  const hours = {
    ...contact,
    hours: null,
    openingHours: [{ from: 'monday', opens: '09:00', closes: '17:00' }],
  };
  for (const [openingHours, isOpen] of [
    [[], true],
    [hours.openingHours, false],
  ] as const) {
    const data = { contact: { ...hours, openingHours: openingHours as never }, ...published };
    await cms.updateGlobal({ slug: 'site-layout', data });
    expect((await open()).includes('contact')).toBe(isOpen);
  }
  const license = {
    kind: 'license',
    name: 'Clinic',
    issuedBy: 'Agency',
    number: '1',
    url: 'https://agency.org/1',
  } as const;
  await cms.create({
    collection: 'credentials',
    data: { ...license, expiresOn: '2031-01-01T12:00:00.000Z', ...published },
  });
  expect(await open()).not.toContain('licenses');

  const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: 'homepage' } }, depth: 0 });
  const [body] = (docs[0]?.body ?? []) as unknown as Record<string, object>[];
  const shown = { services: true, conditions: true, levelsOfCare: true };
  const switched = Object.fromEntries(
    Object.keys(shown).map((key) => [key, { ...(body?.[key] ?? {}), isShown: true }]),
  );
  expect(await open()).toContain('services');
  await cms.update({
    collection: 'pages',
    id: docs[0]?.id ?? '',
    data: { body: [{ ...body, ...switched }] as never, ...published },
  });
  expect(await open()).not.toContain('services');
});

test('mail is done once a mail server is set and somebody real gets it', async () => {
  const line = async () => (await openingLines(cms)).find(({ id }) => id === 'mail');
  expect(await line()).toMatchObject({ isSeen: false, note: '' });
  env.smtpUrl = 'smtps://mail.elm.org';
  const staffOnly = await line();
  expect(staffOnly).toMatchObject({ isSeen: false, note: expect.stringContaining('intake@staff.example') });
  await cms.updateGlobal({ slug: 'inbox-settings', data: { notify: ['us@elm.org'] } });
  expect(await line()).toMatchObject({ isSeen: true });
  env.smtpUrl = undefined;
  expect(await line()).toMatchObject({ isSeen: false });
});

test('retention is done once something is deleted; a test is none, and keeping is a decision by name', async () => {
  const line = async () => (await openingLines(cms)).find(({ id }) => id === 'retention');
  const set = (retention: object) =>
    cms.updateGlobal({
      slug: 'inbox-settings',
      data: { retention } as never,
      context: { isRetention: true },
    });
  expect(await line()).toMatchObject({ isSeen: false, note: expect.stringContaining('mark this as done') });
  await set({ mode: 'try', days: 90 });
  expect(await line()).toMatchObject({ isSeen: false, note: expect.stringContaining('only tested') });
  await set({ mode: 'erase', days: 90 });
  expect(await line()).toMatchObject({ isSeen: true });
  await set({ mode: 'off' });
  expect((await as('admin', '/opening', 'POST', { item: 'retention', how: 'done' })).status).toBe(200);
  expect((await line())?.settled).toMatchObject({ how: 'done', by: 'The admin' });
});

test('reviewers are done once every published condition and therapy has a reviewer and a day', async () => {
  const line = async () => (await openingLines(cms)).find(({ id }) => id === 'reviewers');
  const person = { name: 'Ada Elm, MD', title: 'Physician', ...published };
  const reviewer = (await cms.create({ collection: 'team-members', data: person })).id;
  const review = { reviewer, reviewedOn: '2026-11-01T12:00:00.000Z' };
  const publish = (collection: 'conditions' | 'therapies', slug: string, data: object) =>
    cms.update({
      collection,
      where: { slug: { equals: slug } },
      data: { ...data, ...published } as never,
      context: VOUCHING,
    });
  expect(await line()).toMatchObject({ isSeen: false, note: '' });
  await publish('conditions', 'depression', { review });
  expect(await line()).toMatchObject({ isSeen: true });
  await publish('therapies', 'emdr', {});
  expect(await line()).toMatchObject({ isSeen: false, note: expect.stringMatching(/without one: .*EMDR/) });
  await publish('therapies', 'emdr', { review: { reviewer } });
  expect(await line()).toMatchObject({ isSeen: false });
  await publish('therapies', 'emdr', { review });
  expect(await line()).toMatchObject({ isSeen: true });
});

test.each([
  ['notice', 'privacy-practices', []],
  ['estimate', 'good-faith-estimate', [{ label: 'Good Faith Estimate', url: '/good-faith-estimate' }]],
  [
    'nondiscrimination',
    'nondiscrimination',
    [
      { label: 'Good Faith Estimate', url: '/good-faith-estimate' },
      { label: 'Nondiscrimination and language help', url: '/nondiscrimination' },
    ],
  ],
] as const)(
  '%s is done, and in the footer, once its page has words of the center’s own',
  async (line, name, links) => {
    expect(await open()).toContain(line);
    const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: name } }, depth: 0 });
    const [body] = (docs[0]?.body ?? []) as unknown as Record<string, object>[];
    const text = (await richTextOf(cms))('<p>Ask Ann at the front desk.</p>');
    const own = { body: [{ ...body, body: { text } }] as never };
    const id = docs[0]?.id ?? '';
    await cms.update({ collection: 'pages', id, data: own, draft: true });
    expect(await noticeLinks()).not.toContainEqual(links.at(-1));
    await cms.update({ collection: 'pages', id, data: { ...own, ...published } });
    expect(await open()).not.toContain(line);
    expect(await noticeLinks()).toEqual(links);
  },
);

const noticeLinks = async () => readLayout(await askJson('/api/globals/site-layout')).footer.noticeLinks;

test('an administrator confirms what is offered, all at once; a draft stays a draft', async () => {
  const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: 'programs' } }, depth: 0 });
  const [id, title] = [docs[0]?.id ?? '', 'Programs, as Ann plans them'];
  await cms.update({ collection: 'pages', id, data: { title }, draft: true });
  expect(await hiddenOn('programs')).toEqual(['levels_of_care', 'therapies_info', 'insurance']);
  const confirm = { item: 'services', how: 'confirm' };
  expect((await as('editor', '/opening', 'POST', confirm)).status).toBe(403);
  expect(await hiddenOn('therapies')).toEqual(['main_therapies', 'nature_healing']);
  expect((await as('admin', '/opening', 'POST', confirm)).status).toBe(200);

  // Testimonials and insurer contracts are no offers: the center has to enter them.
  expect(await hiddenOn('homepage')).toEqual(['testimonials']);
  expect(await hiddenOn('programs')).toEqual(['insurance']);
  for (const name of ['conditions', 'therapies']) expect(await hiddenOn(name)).toEqual([]);
  const pages = { collection: 'pages', id, depth: 0 } as const;
  expect((await cms.findByID(pages)).title).toBe('Programs');
  const draft = await cms.findByID({ ...pages, draft: true });
  expect([draft.title, draft._status]).toEqual([title, 'draft']);
  expect(prop(prop(draft.body[0], 'levelsOfCare'), 'isShown')).toBe(true);
  expect((await openingLines(cms)).find((line) => line.id === 'services')?.settled).toMatchObject({
    how: 'done',
    by: 'The admin',
  });
});

/** The sections of a page that visitors do not see. */
async function hiddenOn(name: string) {
  const { data } = (await askJson(`/api/pages/${name}`)) as {
    data: { content: { name: string; hidden?: true }[] };
  };
  return data.content.filter(({ hidden }) => hidden).map((section) => section.name);
}

test('an administrator dismisses a task under their name, and reopens it; other roles cannot', async () => {
  expect((await as('editor', '/opening', 'POST', { item: 'agreements', how: 'done' })).status).toBe(403);
  expect((await as('admin', '/opening', 'POST', { item: 'nothing', how: 'done' })).status).toBe(400);
  expect((await as('admin', '/opening', 'POST', { item: 'agreements', how: 'done' })).status).toBe(200);
  expect((await as('admin', '/opening', 'POST', { item: 'backups', how: 'aside' })).status).toBe(200);
  expect(await open()).not.toContain('agreements');
  const lines = await openingLines(cms);
  expect(lines.find(({ id }) => id === 'backups')?.settled).toMatchObject({
    how: 'aside',
    by: 'The admin',
  });
  for (const how of [undefined, 'closed', 'confirm'])
    expect((await as('admin', '/opening', 'POST', { item: 'agreements', how })).status).toBe(400);
  expect(await open()).not.toContain('agreements');
  await as('admin', '/opening', 'POST', { item: 'agreements', how: 'open' });
  expect(await open()).toContain('agreements');
  expect(
    prop(
      lines.find(({ id }) => id === 'mail'),
      'isSeen',
    ),
  ).toBe(false);
});
