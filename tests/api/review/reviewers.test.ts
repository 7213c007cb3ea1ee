import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prop } from '@/content/json';
import { VOUCHING } from '../../../collections/review/bind';
import type { Draft } from '../../helpers/cms/review-team';
import { openMail } from '../../helpers/cms/own-mail';

const { mails, closeMail } = await openMail();
const { isPublic, PUBLISH, reviewTeamForTests } = await import('../../helpers/cms/review-team');
const { ask } = await import('../../helpers/cms/api');
const { exportContent } = await import('@/server/transfer/export');
const { importContent } = await import('@/server/transfer/import');

const { team, as, draft, review } = reviewTeamForTests();
afterAll(closeMail);

describe('a reviewer', () => {
  test('reads drafts, by preview too, and changes nothing', async () => {
    const text = await draft();
    expect((await as('reviewer', `/conditions/${text.id}?draft=true`)).status).toBe(200);
    expect(
      (await as('reviewer', '/preview/link', 'POST', { collection: 'conditions', id: text.id })).status,
    ).toBe(200);
    expect(
      (await as('reviewer', '/preview/end', 'POST', { collection: 'conditions', id: text.id })).status,
    ).toBe(403);
    const home = await team.cms.create({
      collection: 'pages',
      data: { name: 'about', title: 'About', body: [] },
      draft: true,
    });
    expect((await as('reviewer', '/preview/link', 'POST', { collection: 'pages', id: home.id })).status).toBe(
      403,
    );
    for (const [path, method, body] of [
      [`/conditions/${text.id}`, 'PATCH', { title: 'Mine' }],
      [`/conditions/${text.id}`, 'DELETE', undefined],
      ['/conditions', 'POST', { title: 'Mine', slug: 'mine' }],
      ['/globals/reviews', 'POST', { secondPerson: 'off' }],
    ] as const)
      expect([path, method, (await as('reviewer', path, method, body)).status]).toEqual([path, method, 403]);
    expect((await as('reviewer', '/contact-messages')).status).toBe(403);
  });

  test('returns a text once, with a note, and one mail that holds a link and no word of it', async () => {
    const text = await draft();
    const note = 'The second sentence promises a cure.';
    expect((await review('reviewer', 'return', text, { note })).body).toEqual({
      returned: true,
      isMailed: true,
    });
    expect((await review('reviewer', 'return', text, { note })).status).toBe(409);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: editor@staff.example');
    expect(mails[0]).toContain(`https://center.example/admin/collections/conditions/${text.id}`);
    expect(mails[0]).not.toMatch(/promises|text-\d/);
    const { body } = await as('editor', `/review/state?collection=conditions&id=${text.id}`);
    expect(body).toMatchObject({ returned: { note, by: 'The reviewer' }, isOwnText: true, isNeeded: true });
  });

  test('can declare a change a typo, but only for their own review', async () => {
    const text = await draft();
    await review('reviewer', 'approve', text);
    await as('editor', `/conditions/${text.id}`, 'PATCH', { ...PUBLISH, summary: null });
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: 'A comma, mended.' });
    const mended = await team.cms.findByID({ collection: 'conditions', id: text.id, draft: true, depth: 0 });
    expect(mended.review?.reviewer ?? null).toBeNull();
    expect((await review('editor', 'typo', text)).status).toBe(403);
    await team.cms.update({ collection: 'staff', id: team.ids.admin, data: { person: (await other()).id } });
    expect((await review('admin', 'typo', text)).status).toBe(403);
    expect((await review('reviewer', 'typo', text)).status).toBe(200);
    expect((await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH)).status).toBe(200);
    const body = await (await ask(`/api/conditions/${text.slug}`)).json();
    expect(prop(body, 'data')).toMatchObject({
      summary: 'A comma, mended.',
      review: { reviewer: 'Ada Elm, MD' },
    });
  });
});

const other = () =>
  team.cms.create({
    collection: 'team-members',
    data: { name: 'Cyd Alder', title: 'Nurse', _status: 'published' },
  });

describe('a center of one', () => {
  beforeAll(async () => {
    await team.cms.updateGlobal({ slug: 'reviews', data: { secondPerson: 'off' } });
  });

  test.each(['conditions', 'therapies'])(
    'publishes %s with a reviewer and a day, and not without both',
    async (collection) => {
      const text = await draft(collection);
      const publish = (review: object) =>
        as('editor', `/${collection}/${text.id}`, 'PATCH', { ...PUBLISH, review });
      const [reviewer, day] = [{ reviewer: team.doctor }, { reviewedOn: '2026-11-01T12:00:00.000Z' }];
      for (const part of [{}, reviewer, { ...day, reviewer: null }]) {
        const { status, body } = await publish(part);
        expect([part, status, JSON.stringify(body)]).toEqual([
          part,
          403,
          expect.stringMatching(/with a reviewer/),
        ]);
        expect(await isPublic(text)).toBe(false);
      }
      expect((await publish({ ...reviewer, ...day })).status).toBe(200);
      expect(await isPublic(text)).toBe(true);
    },
  );

  test('publishes an article without', async () => {
    const text = await draft('blog');
    expect((await as('editor', `/blog/${text.id}`, 'PATCH', PUBLISH)).status).toBe(200);
  });

  test('publishes an extra page, such as “Careers”, without a reviewer', async () => {
    const data = { title: 'Careers', slug: 'careers', ...PUBLISH };
    expect((await as('editor', '/extra-pages', 'POST', data)).status).toBe(201);
  });

  test('imports a published page, and a condition without a reviewer as a draft', async () => {
    const texts = [await draft('extra-pages'), await draft('conditions')];
    const of = ({ collection, id }: Draft) => ({ collection: collection as 'conditions', id });
    // As on another site, which requires no reviewer.
    for (const text of texts)
      await team.cms.update({ ...of(text), data: PUBLISH as never, context: VOUCHING });
    expect(await Promise.all(texts.map(isPublic))).toEqual([true, true]);
    const folder = join(await mkdtemp(join(tmpdir(), 'export-')), 'out');
    await exportContent(team.cms, folder);
    for (const text of texts) await team.cms.delete(of(text));
    await importContent(team.cms, folder, { isDryRun: false });
    expect(await Promise.all(texts.map(isPublic))).toEqual([true, false]);
  });

  test('loses the review when the text changes, also when a form sends the former review', async () => {
    const text = await draft('blog');
    const vouched = { reviewer: team.doctor, reviewedOn: '2026-11-01T12:00:00.000Z' };
    const path = `/blog/${text.id}`;
    await as('editor', path, 'PATCH', { ...PUBLISH, review: vouched });
    const reviewer = async () =>
      prop(prop(prop(await (await ask(`/api/blog/${text.slug}`)).json(), 'data'), 'review'), 'reviewer');
    expect(await reviewer()).toBe('Ada Elm, MD');
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: 'Our program cures depression in 30 days.' });
    expect(await reviewer()).toBeUndefined();
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: 'We waive copays.', review: vouched });
    expect(await reviewer()).toBeUndefined();
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: null });
    expect(await reviewer()).toBe('Ada Elm, MD');
    await as('editor', path, 'PATCH', { ...PUBLISH, tags: ['sleep'], featured: true });
    expect(await reviewer()).toBe('Ada Elm, MD');
    const read = { reviewer: team.doctor, reviewedOn: '2026-11-20T12:00:00.000Z' };
    await as('editor', path, 'PATCH', { ...PUBLISH, excerpt: 'Read again.', review: read });
    expect(await reviewer()).toBe('Ada Elm, MD');
  });

  test('an approval that runs beside a save does not forget who saved', async () => {
    const third = await team.cms.create({
      collection: 'team-members',
      draft: false,
      data: { name: 'Cy Oak, MD', title: 'Physician', _status: 'published' },
    });
    await team.cms.update({ collection: 'staff', id: team.ids.admin, data: { person: String(third.id) } });
    for (let trial = 0; trial < 4; trial += 1) {
      const text = await draft();
      const path = `/conditions/${text.id}?draft=true`;
      await Promise.all([
        review('admin', 'approve', text),
        as('admin', path, 'PATCH', { summary: `Own words ${trial}.` }),
      ]);
      expect((await as('reviewer', path)).body).toMatchObject({ summary: `Own words ${trial}.` });
      expect((await review('admin', 'approve', text)).status).toBe(403);
    }
  });
});
