import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { remainingDemoContent } from '@/server/cms/demo-remaining';
import { facts } from '../../../seed/facts';
import { createMissingPages } from '../../../seed/missing-pages';
import { seedPages } from '../../../seed/pages';
import { richTextOf } from '../../../seed/rich-text';
import { seedContent } from '../../../seed/seed';
import { seedTeam } from '../../../seed/team';
import { readPage } from '@/content/derive/from-api';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { toSeed } from '@/content/derive/to-seed';
import type { ApiSection } from '@/content/endpoints/api';
import { navigation } from '@/components/layout/header/navigation';
import { footerConditions } from '@/content/views/overviews';
import { readLayout } from '@/content/views/site-layout';
import { whatNeedsAttention } from '@/panel/dashboard/attention/attention';
import { ask, askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createStaff } from '../../helpers/fixtures/content';

const names = Object.keys(pageSchemas) as PageName[];
let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await seedContent(cms, { start: 'own' });
}, 60_000);
afterAll(closeCms);

test('an own center has no invented people, articles or pictures, and nothing that counts as the demo', async () => {
  for (const collection of ['team-members', 'credentials', 'media'] as const)
    expect(await cms.count({ collection })).toEqual({ totalDocs: 0 });
  // The first two articles are drafts.
  expect(await askJson('/api/blog')).toMatchObject({ data: [] });
  expect(await remainingDemoContent(cms)).toEqual([]);
});

/** Sections that no one has confirmed yet. */
const WITHHELD = {
  homepage: ['services', 'conditions', 'levels_of_care', 'testimonials'],
  programs: ['levels_of_care', 'therapies_info', 'insurance'],
  conditions: ['conditions_list'],
  therapies: ['main_therapies', 'nature_healing'],
} as Partial<Record<PageName, string[]>>;

test('its pages are published, store no built-in words, and hide what is not confirmed', async () => {
  for (const name of names) {
    const answer = (await askJson(`/api/pages/${name}`)) as { data: { content: ApiSection[] } };
    const content = answer.data.content as ApiSection[] | { sections: ApiSection[] };
    const sections = Array.isArray(content) ? content : content.sections;
    expect([name, sections.filter(({ hidden }) => hidden).map((section) => section.name)]).toEqual([
      name,
      WITHHELD[name] ?? [],
    ]);
    expect(sections.flatMap(({ elements }) => elements.map(({ values }) => values))).toEqual(
      name === 'conditions' ? [{ text: 'Conditions' }] : [],
    );
    const { docs } = await cms.find({ collection: 'pages', where: { name: { equals: name } } });
    expect(docs.map(({ _status }) => _status)).toEqual(['published']);
  }
  expect(readPage(pageSchemas.privacy, await askJson('/api/pages/privacy')).body.text).toContain(
    'Notice of Privacy Practices',
  );
});

test('header and footer list no condition and no service before they are confirmed', async () => {
  const { footer, offersBuiltIn } = readLayout(await askJson('/api/globals/site-layout'));
  expect(offersBuiltIn).toEqual({ services: false, conditions: false });
  expect(footer.serviceLinks).toEqual([]);
  expect(footerConditions(footer.conditionLinks, null, { offersKnown: offersBuiltIn.conditions })).toEqual(
    [],
  );
  const [menu] = navigation(null, null, { offersKnown: offersBuiltIn.conditions }).flatMap(
    (entry) => entry.menu ?? [],
  );
  expect(menu?.links).toEqual([]);
});

test('the dashboard names the built-in words that it shows', async () => {
  const user = { ...(await createStaff(cms, 'admin')), collection: 'staff' } as never;
  const groups = await whatNeedsAttention({ payload: cms, user, now: new Date() });
  const named = groups.find(({ title }) => title === 'Default text still in use');
  expect(named?.items.map(({ words }) => words)).toContain('Home');
});

test('it has four drafts of pages, which begin with the line that says to check them, and are not public', async () => {
  const { docs } = await cms.find({ collection: 'extra-pages', sort: 'slug', depth: 0 });
  expect(docs.map(({ slug, _status }) => [slug, _status])).toEqual(
    ['admissions', 'careers', 'for-families', 'what-to-bring'].map((slug) => [slug, 'draft']),
  );
  for (const { slug, blocks } of docs) {
    expect(JSON.stringify(blocks?.[0])).toContain('Draft. Check every sentence');
    expect([slug, (await ask(`/api/pages/${slug}`)).status]).toEqual([slug, 404]);
  }
});

test('its conditions and therapies are drafts without a review, and not public', async () => {
  for (const [collection, count] of [
    ['conditions', 8],
    ['therapies', 5],
    ['blog', 2],
  ] as const) {
    const { docs } = await cms.find({ collection, draft: true, pagination: false });
    expect(docs.map(({ _status }) => _status)).toEqual(Array(count).fill('draft'));
    expect(docs.filter(({ review }) => review?.reviewer || review?.reviewedOn || review?.author)).toEqual([]);
    expect(docs.every(({ review }) => (review?.sources?.length ?? 0) > 0)).toBe(true);
    expect(await askJson(`/api/${collection}`)).toEqual({ data: [] });
  }
  expect((await ask('/api/conditions/anxiety')).status).toBe(404);
});

test('nothing in it names the fictional center or its people', async () => {
  const every = { depth: 0, pagination: false, draft: true } as const;
  const documents = await Promise.all([
    ...(['pages', 'extra-pages', 'conditions', 'therapies'] as const).map((collection) =>
      cms.find({ ...every, collection }),
    ),
    cms.findGlobal({ slug: 'site-layout' }),
  ]);
  const said = JSON.stringify(documents);
  const invented = [facts.name, facts.place, facts.phone, facts.email, ...seedTeam.map(({ name }) => name)];
  expect(invented.filter((words) => said.includes(words))).toEqual([]);
});

test('a second start changes nothing, and a page added by a new version gets the built-in text', async () => {
  expect(await seedContent(cms, { start: 'demo' })).toBe(0);
  await cms.delete({ collection: 'pages', where: { name: { equals: 'about' } } });
  expect(await createMissingPages(cms)).toEqual(['about']);
  const { mission, approach } = readPage(pageSchemas.about, await askJson('/api/pages/about'));
  const usual = readPage(pageSchemas.about, null);
  expect([mission, approach]).toEqual([usual.mission, usual.approach]);
  expect(await remainingDemoContent(cms)).toEqual([]);
});

test('a page that an earlier version added to an older own database as the demo’s becomes the center’s own', async () => {
  await cms.kv.delete('start');
  const programs = { collection: 'pages', where: { name: { equals: 'programs' } } } as const;
  const { words = {}, seo, title } = seedPages.programs;
  const said = Object.values(words).find((value) => typeof value === 'string' && value.length > 60);
  const body = [toSeed(pageSchemas.programs, words, await richTextOf(cms))] as never;
  await cms.update({ ...programs, data: { title, body, seo, isDemo: true, _status: 'published' } });
  expect(JSON.stringify(await askJson('/api/pages/programs'))).toContain(said);

  expect(await seedContent(cms)).toBe(0);
  const { docs } = await cms.find(programs);
  expect(docs.map(({ isDemo, _status }) => [isDemo, _status])).toEqual([[false, 'published']]);
  expect(JSON.stringify(await askJson('/api/pages/programs'))).not.toContain(said);
  expect(await cms.kv.get('start')).toBe('own');
});
