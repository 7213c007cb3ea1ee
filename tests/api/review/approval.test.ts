import { afterAll, describe, expect, test } from '@jest/globals';
import type { TypedUser } from 'payload';
import { prop } from '@/content/json';
import { richText } from '../../helpers/fixtures/content';
import { openMail } from '../../helpers/cms/own-mail';

const { closeMail } = await openMail();
const { isPublic, PUBLISH, reviewTeamForTests } = await import('../../helpers/cms/review-team');
const { ask } = await import('../../helpers/cms/api');
const { whatNeedsAttention } = await import('@/panel/dashboard/attention/attention');

const { team, as, draft, wordsOf, review, runPlan } = reviewTeamForTests();
afterAll(closeMail);

describe('a text that a second person has to approve', () => {
  test.each(['conditions', 'therapies', 'blog'])(
    '%s are held until they are approved',
    async (collection) => {
      const text = await draft(collection);
      const refused = await as('editor', `/${collection}/${text.id}`, 'PATCH', PUBLISH);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        403,
        expect.stringMatching(/not approved/),
      ]);
      await review('reviewer', 'approve', text);
      expect((await as('editor', `/${collection}/${text.id}`, 'PATCH', PUBLISH)).status).toBe(200);
      const { review: shown } = prop(await (await ask(`/api/${collection}/${text.slug}`)).json(), 'data') as {
        review: object;
      };
      expect(shown).toMatchObject({ reviewer: 'Ada Elm, MD' });
    },
  );

  test('a copy carries no approval along, published at once or later', async () => {
    const text = await draft();
    await review('reviewer', 'approve', text);
    const slug = `${text.slug}-copy`;
    const direct = await as('editor', `/conditions/${text.id}/duplicate`, 'POST', { slug, ...PUBLISH });
    const copies = await team.cms.find({
      collection: 'conditions',
      draft: true,
      where: { title: { contains: text.slug } },
    });
    for (const { id } of copies.docs.filter(({ id }) => String(id) !== text.id))
      expect((await as('editor', `/conditions/${id}`, 'PATCH', PUBLISH)).status).toBe(403);
    expect(prop(prop(direct.body, 'doc'), '_status')).not.toBe('published');
    expect(await isPublic({ ...text, slug })).toBe(false);
  });

  test('text changed after the approval is held, and the approved text may return', async () => {
    const text = await draft();
    await review('reviewer', 'approve', text);
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: 'We cure it in 30 days.' });
    expect((await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH)).status).toBe(403);
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: null });
    const back = await as('editor', `/conditions/${text.id}`, 'PATCH', PUBLISH);
    expect([back.status, await isPublic(text)]).toEqual([200, true]);
  });

  test('approval is refused for one’s own words, and for words that changed after the reviewer read them', async () => {
    const text = await draft();
    expect((await review('editor', 'approve', text)).status).toBe(403);
    const read = await wordsOf(text);
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', { summary: 'Another word.' });
    const late = await as('reviewer', '/review/approve', 'POST', {
      collection: 'conditions',
      id: text.id,
      words: read,
    });
    expect(late.status).toBe(409);
    expect((await review('intake', 'approve', text, { words: read })).status).toBe(403);
    // The administrator wrote nothing, but has no person whose name could appear under the text.
    expect((await review('admin', 'approve', text)).status).toBe(403);
  });

  test('text changed in the trash is held too', async () => {
    const text = await draft();
    const path = `/conditions/${text.id}`;
    const now = new Date().toISOString();
    await as('editor', `${path}?trash=true`, 'PATCH', { ...PUBLISH, deletedAt: now, summary: 'We cure it.' });
    await as('editor', `${path}?trash=true`, 'PATCH', { deletedAt: null });
    await as('editor', `/conditions?trash=true&where[id][in]=${text.id}`, 'PATCH', { deletedAt: null });
    expect(await isPublic(text)).toBe(false);
    // A document that was public before it was deleted is restored as it was.
    const approved = await draft();
    await review('reviewer', 'approve', approved);
    await as('editor', `/conditions/${approved.id}`, 'PATCH', PUBLISH);
    await as('editor', `/conditions/${approved.id}`, 'PATCH', { deletedAt: now });
    expect(await isPublic(approved)).toBe(false);
    await as('editor', `/conditions/${approved.id}?trash=true`, 'PATCH', { deletedAt: null });
    expect(await isPublic(approved)).toBe(true);
    await as('editor', `/conditions/${approved.id}`, 'PATCH', { deletedAt: now });
    await as('editor', `/conditions/${approved.id}?trash=true`, 'PATCH', {
      ...PUBLISH,
      summary: 'We cure it in 3 days.',
    });
    await as('editor', `/conditions/${approved.id}?trash=true`, 'PATCH', { deletedAt: null });
    expect(JSON.stringify(await (await ask(`/api/conditions/${approved.slug}`)).json())).not.toContain(
      '3 days',
    );
  });

  test('link targets, and text for search engines and shared links, need an approval too', async () => {
    const linked = (fields: object) => {
      const text = richText('Read on.');
      text.root.children.push({
        type: 'paragraph',
        version: 1,
        children: [
          {
            type: 'link',
            version: 3,
            id: 'a',
            fields,
            children: [{ type: 'text', version: 1, text: 'Here' }],
          },
        ],
      } as never);
      return { text1: text };
    };
    const other = await draft();
    const doc = { relationTo: 'conditions', value: isNaN(Number(other.id)) ? other.id : Number(other.id) };
    const url = 'https://evil.example/';
    const changes: [before: object, after: object][] = [
      [linked({ linkType: 'internal', doc, url }), linked({ linkType: 'custom', doc, url })],
      [{}, { seo: { twitter: { description: 'We cure it in 3 days.' } } }],
      [{}, { seo: { structuredData: '{"@type":"Drug","name":"A cure in 3 days"}' } }],
    ];
    for (const [before, after] of changes) {
      const text = await draft();
      await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', before);
      expect((await review('reviewer', 'approve', text)).status).toBe(200);
      const { status } = await as('editor', `/conditions/${text.id}`, 'PATCH', { ...after, ...PUBLISH });
      expect([JSON.stringify(after).slice(0, 40), status]).toEqual([JSON.stringify(after).slice(0, 40), 403]);
    }
  });

  test('an editor cannot name a reviewer by hand', async () => {
    const text = await draft();
    const vouched = { review: { reviewer: team.doctor, reviewedOn: '2026-11-01T12:00:00.000Z' } };
    await as('editor', `/conditions/${text.id}?draft=true`, 'PATCH', vouched);
    const doc = await team.cms.findByID({ collection: 'conditions', id: text.id, draft: true, depth: 0 });
    expect([doc.review?.reviewer ?? null, doc.review?.reviewedOn ?? null]).toEqual([null, null]);
  });

  test('the dashboard says why a plan was not carried out', async () => {
    const text = await draft();
    await runPlan(text);
    const user = {
      ...(await team.cms.findByID({ collection: 'staff', id: team.ids.editor })),
      collection: 'staff',
    } as TypedUser;
    const groups = await whatNeedsAttention({ payload: team.cms, user, now: new Date() });
    const notes = groups.flatMap(({ items }) => items).filter(({ words }) => words === text.slug);
    expect(notes.map(({ note }) => note).join()).toMatch(
      /planned by The editor, and nobody else had approved the words/,
    );
  });
});
