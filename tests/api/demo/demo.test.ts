import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';
import { remainingDemoContent } from '@/server/cms/demo-remaining';
import { facts } from '../../../seed/facts';
import { seedLayout } from '../../../seed/site-layout';
import { seedTeam } from '../../../seed/team';
import { createCategory, createStaff, published, richText } from '../../helpers/fixtures/content';
import { copySeeded } from '../../helpers/cms/seeded';

// Before the configuration is read: a public site.
process.env.SITE_URL = 'https://www.example.org';
await copySeeded({
  databaseUri: process.env.DATABASE_URI ?? '',
  mediaDir: process.env.MEDIA_DIR ?? '',
});
const { ask, askJson, closeCms, openCms } = await import('../../helpers/cms/api');
const { firstSteps } = await import('@/panel/dashboard/first-steps');
const { askCms, signIn } = await import('../../helpers/cms/ask-cms');
const { conditionPage } = await import('@/server/seo/structured-data');
const { postForm } = await import('@/server/handlers/post-form');
const { toMetadata } = await import('@/server/seo/to-metadata');
const { readLayout } = await import('@/content/views/site-layout');
const { readCondition } = await import('@/content/views/condition');

type WithReview = { data: { review: Record<string, unknown> } };

let cms: Payload;
let editor: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  cms = await openCms();
  await createStaff(cms, 'admin');
  editor = await createStaff(cms, 'editor');
}, 300_000);
afterAll(closeCms);

describe('the demo on a public https site', () => {
  test('is called a demo in the layout’s answer, and so on every page', async () => {
    const layout = readLayout(await askJson('/api/globals/site-layout'));
    expect([layout.isDemo, layout.footer.company.name]).toEqual([true, facts.name]);
  });

  test('has no telephone, e-mail, address or hours, and no place among search results', async () => {
    const layout = readLayout(await askJson('/api/globals/site-layout'));
    expect(layout.footer.contact).toMatchObject({ phone: '', email: '', address: '', hours: '' });
    expect(layout.footer.isDemo).toBe(true);
    const { robots } = toMetadata({ body: undefined, center: facts.name, isDemo: layout.footer.isDemo });
    expect(robots).toEqual({ index: false, follow: false });
  });

  test('accepts no message, neither by script nor by form', async () => {
    const message = { firstName: 'Ada', lastName: 'Elm', email: 'ada@elm.org', message: 'Can you call me?' };
    const sent = await ask('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect([sent.status, await sent.text()]).toEqual([
      403,
      expect.stringMatching(/^This is a demo\. Nobody reads this\..*findtreatment\.gov.*988/),
    ]);
    const posted = await postForm(
      new Request('https://www.example.org/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(message),
      }),
    );
    expect(posted).toMatchObject({ kind: 'page', status: 403 });
    expect(await cms.count({ collection: 'contact-messages' })).toEqual({ totalDocs: 0 });
  });

  test('has no text that an invented doctor has reviewed, in the API, the page or the structured data', async () => {
    const paths = ['conditions/anxiety', 'therapies/cbt', 'blog/php-or-iop'];
    for (const path of paths) {
      const body = (await askJson(`/api/${path}`)) as WithReview;
      expect(Object.keys(body.data.review)).toEqual(['sources']);
      // The sources no longer appear as checked.
      expect(body.data.review.sources).toEqual([]);
      const review = readCondition(body)?.review;
      expect([review?.author, review?.reviewer, review?.reviewedOn]).toEqual(['', '', '']);
      const layout = readLayout(null);
      const things = conditionPage({
        siteUrl: 'https://www.example.org',
        layout,
        path: '/',
        crumbs: [],
        body,
      });
      expect(JSON.stringify(things)).not.toMatch(/reviewedBy|lastReviewed":"\d/);
      for (const { name } of seedTeam) expect(JSON.stringify(body)).not.toContain(name);
    }
  });

  test('stays a demo when staff fix a word; an invented doctor stays invented until the name changes', async () => {
    const { docs } = await cms.find({
      collection: 'team-members',
      where: { name: { equals: seedTeam[0]?.name } },
    });
    const id = docs[0]?.id ?? '';
    const save = (data: object) =>
      cms.update({ collection: 'team-members', id, data, user: editor, overrideAccess: false });
    await save({ title: 'Physician' });
    expect(await reviewOf('anxiety')).not.toHaveProperty('reviewer');

    // The real doctor has reviewed nothing yet; fixing a word in the text does not change that.
    await save({ name: 'Ada Elm, MD' });
    expect(await reviewOf('anxiety')).not.toHaveProperty('reviewer');
    const { docs: texts } = await cms.find({
      collection: 'conditions',
      depth: 0,
      where: { slug: { equals: 'anxiety' } },
    });
    const mend = (data: object) =>
      cms.update({
        collection: 'conditions',
        id: texts[0]?.id ?? '',
        data,
        user: editor,
        overrideAccess: false,
      });
    await mend({ summary: 'When worry takes over.' });
    expect(await reviewOf('anxiety')).not.toHaveProperty('reviewer');
    await mend({ review: { ...texts[0]?.review, reviewer: id, reviewedOn: new Date().toISOString() } });
    expect(await reviewOf('anxiety')).toMatchObject({ reviewer: 'Ada Elm, MD', reviewerTitle: 'Physician' });
    expect((await remainingDemoContent(cms)).map(({ title }) => title)).not.toContain('Ada Elm, MD');
  });

  test('is one as long as its telephone or e-mail are invented, whatever it is called', async () => {
    const layout = await cms.findGlobal({ slug: 'site-layout' });
    const save = async (contact: object) =>
      (
        await cms.updateGlobal({
          slug: 'site-layout',
          user: editor,
          overrideAccess: false,
          data: { contact: { ...layout.contact, ...contact }, ...published } as never,
        })
      ).isDemo;
    expect(await save({ name: 'Quiet Water' })).toBe(true);
    expect(await save({ name: 'Quiet Water', phone: '(561) 200-4000' })).toBe(true);
    expect(await save({ name: 'Quiet Water', phone: '(561) 200-4000', email: 'us@quietwater.org' })).toBe(
      false,
    );
    await cms.updateGlobal({
      slug: 'site-layout',
      data: { ...seedLayout, ...published, isDemo: true } as never,
    });
  });

  test('no request can mark a document as the center’s own, or as the demo’s', async () => {
    const { docs } = await cms.find({ collection: 'blog', limit: 1 });
    const token = await signIn(editor.email, 'a password for tests');
    const { text } = await askCms(`/blog/${docs[0]?.id}`, {
      method: 'PATCH',
      token,
      body: { isDemo: true, title: 'Ours now', content: richText('Words of our own.') },
    });
    expect((JSON.parse(text) as { doc: { isDemo: boolean } }).doc.isDemo).toBe(false);
    expect((await remainingDemoContent(cms)).map(({ title }) => title)).not.toContain('Ours now');
  });

  test('fixing a comma does not make claims real: page and article belong to the demo as long as they have its words', async () => {
    const { docs: pages } = await cms.find({
      collection: 'pages',
      where: { name: { equals: 'about' } },
      depth: 0,
    });
    const about = pages[0];
    const body = structuredClone(about?.body) as unknown as Record<string, Record<string, unknown>>[];
    Object.assign(body[0]?.mission ?? {}, { missionStatement: 'A mission, of our own.' });
    const as = { user: editor, overrideAccess: false } as const;
    const page = await cms.update({
      collection: 'pages',
      id: about?.id ?? '',
      data: { body } as never,
      ...as,
    });
    expect(page.isDemo).toBe(true);
    const { docs: posts } = await cms.find({
      collection: 'blog',
      where: { isDemo: { equals: true } },
      limit: 1,
    });
    const post = await cms.update({
      collection: 'blog',
      id: posts[0]?.id ?? '',
      ...as,
      data: { title: 'Only renamed' },
    });
    expect(post.isDemo).toBe(true);
  });
});

describe('clearing the demo', () => {
  const clear = async (email: string, confirmation: string) =>
    askCms('/demo/clear', {
      method: 'POST',
      token: await signIn(email, 'a password for tests'),
      body: { confirmation },
    });

  test('is for administrators who type that they mean it', async () => {
    expect(
      (await askCms('/demo/clear', { method: 'POST', body: { confirmation: 'clear the demo' } })).status,
    ).toBe(403);
    expect((await clear(editor.email, 'clear the demo')).status).toBe(403);
    const refused = await clear('admin@staff.example', 'yes');
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('clear the demo')]);
    expect((await remainingDemoContent(cms)).length).toBeGreaterThan(30);
  });

  test('keeps the center’s own content and the structure, and removes everything fictional', async () => {
    await createCategory(cms, 'Not used yet');
    expect((await clear('admin@staff.example', 'clear the demo')).status).toBe(200);

    expect(await remainingDemoContent(cms)).toEqual([]);
    const steps = await firstSteps(cms, editor as never);
    expect(steps?.find(({ isDone }) => !isDone)?.words).toBe('Enter the name of the center');
    expect((await titles('team-members', 'name')).sort()).toEqual(['Ada Elm, MD']);
    const { docs: posts } = await cms.find({ collection: 'blog', draft: true, pagination: false });
    expect(posts.map(({ title, _status }) => [title, _status]).sort()).toEqual([
      ['Only renamed', 'draft'],
      ['Ours now', 'published'],
    ]);
    const { docs: categories } = await cms.find({ collection: 'categories', pagination: false });
    const ofPosts = posts.flatMap(({ category }) => asString(prop(category, 'name')) || []);
    expect(categories.map(({ name }) => name).sort()).toEqual(['Not used yet', ...new Set(ofPosts)].sort());
    expect(ofPosts.length).toBeGreaterThan(0);
    for (const [collection, count] of [
      // Eight and two translations; one was changed above, and belongs to the center.
      ['conditions', 9],
      ['therapies', 5],
    ] as const) {
      const where = { slug: { not_equals: 'anxiety' } };
      const { docs } = await cms.find({ collection, where, draft: true, pagination: false });
      expect(docs.map(({ _status }) => _status)).toEqual(Array(count).fill('draft'));
      expect(docs.filter(({ review }) => review?.reviewer || review?.reviewedOn)).toEqual([]);
      expect(docs.every(({ review }) => (review?.sources?.length ?? 0) > 0)).toBe(true);
    }
    const pages = [
      'homepage',
      'about',
      'programs',
      'conditions',
      'therapies',
      'gallery',
      'contact',
      'privacy',
    ];
    const answers = await Promise.all(
      [...pages.map((name) => `pages/${name}`), 'globals/site-layout'].map((path) => askJson(`/api/${path}`)),
    );
    const said = JSON.stringify(answers);
    for (const invented of [facts.name, facts.phone, facts.email, 'PGA Boulevard', 'stillwatergardens'])
      expect(said).not.toContain(invented);
    // No section with offers is confirmed yet.
    for (const offer of [
      'What we offer',
      'Individual Therapy',
      'PPO plans',
      'Key Benefits',
      '9:00 AM',
      'Garden walks',
    ])
      expect(said).not.toContain(offer);
    expect(said).toContain('A mission, of our own.');
    for (const claim of [/licensed by the state/i, /board-certified/i, /inspected/i, /9:00 AM to 3:00 PM/])
      expect(said).not.toMatch(claim);
    expect(JSON.stringify(answers[0])).toContain('{"name":"testimonials","hidden":true,"elements":[]}');
    expect(JSON.stringify(answers[7])).toContain('Notice of Privacy Practices');
    // For a text that belongs to the center, the demo's search engine description is removed too.
    expect(JSON.stringify(await askJson('/api/conditions/anxiety'))).not.toContain(facts.name);
    expect(readLayout(answers.at(-1)).isDemo).toBe(false);
    expect(
      (await cms.count({ collection: 'media', where: { isDemo: { equals: true } } })).totalDocs,
    ).toBeLessThan(5);

    expect((await clear('admin@staff.example', 'clear the demo')).status).toBe(200);
  }, 60_000);
});

const reviewOf = async (slug: string) =>
  ((await askJson(`/api/conditions/${slug}`)) as WithReview).data.review;

async function titles(collection: 'blog' | 'team-members', key: 'title' | 'name') {
  const { docs } = await cms.find({ collection, pagination: false, depth: 0 });
  return docs.map((doc) => (doc as unknown as Record<string, string>)[key]);
}
