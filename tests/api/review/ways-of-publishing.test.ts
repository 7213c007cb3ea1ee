import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reviewedSlugs } from '@/content/collection-lists';
import { prop } from '@/content/json';
import { VOUCHING } from '../../../collections/review/bind';
import type { Draft, Who } from '../../helpers/cms/review-team';
import { openMail } from '../../helpers/cms/own-mail';

const { closeMail } = await openMail();
const { isPublic, PUBLISH, publicText, reviewTeamForTests } = await import('../../helpers/cms/review-team');
const { exportContent } = await import('@/server/transfer/export');
const { importContent } = await import('@/server/transfer/import');

const { team, as, draft, review, runPlan } = reviewTeamForTests();
afterAll(closeMail);

/** Each returns the document that would be public. */
const WAYS: Record<string, (of: Draft, author: Who) => Promise<Draft>> = {
  PATCH: async (of, author) => {
    await as(author, `/${of.collection}/${of.id}`, 'PATCH', PUBLISH);
    return of;
  },
  'PATCH with draft=true': async (of, author) => {
    await as(author, `/${of.collection}/${of.id}?draft=true`, 'PATCH', PUBLISH);
    return of;
  },
  'bulk edit': async (of, author) => {
    await as(author, `/${of.collection}?where[id][in]=${of.id}`, 'PATCH', PUBLISH);
    return of;
  },
  'bulk edit of drafts': async (of, author) => {
    await as(author, `/${of.collection}?draft=true&where[id][in]=${of.id}`, 'PATCH', PUBLISH);
    return of;
  },
  'restoring a version': async (of, author) => {
    const path = `/${of.collection}/versions`;
    const { body } = await as(author, `${path}?where[parent][equals]=${of.id}&depth=0&sort=-updatedAt`);
    const [newest] = prop(body, 'docs') as { id: string; version: object }[];
    // As if it had been public once.
    await team.cms.db.updateVersion({
      collection: of.collection,
      id: String(newest?.id),
      req: {},
      versionData: { version: { ...newest?.version, ...PUBLISH } },
    } as never);
    await as(author, `${path}/${newest?.id}`, 'POST', {});
    return of;
  },
  'a plan': async (of, author) => {
    await runPlan(of, author);
    return of;
  },
  'duplicating and publishing': async (of, author) => {
    const slug = `${of.slug}-copy`;
    await as(author, `/${of.collection}/${of.id}/duplicate`, 'POST', { slug, ...PUBLISH });
    return { ...of, slug };
  },
};

/** A copy has no approval of its own. */
const OWN_WORDS = Object.keys(WAYS).filter((way) => way !== 'duplicating and publishing');

const UNREAD = 'A cure in 30 days';

/** The approval, and the ways that make the text public afterwards. */
const APPROVALS: Record<string, { give: (of: Draft, author: Who) => Promise<void>; opens: string[] }> = {
  'no approval': { give: async () => undefined, opens: [] },
  'an approval by the author': {
    give: async (of, author) => {
      const { status, body } = await review(author, 'approve', of);
      expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining('You wrote some')]);
    },
    opens: [],
  },
  'an approval by another': {
    give: async (of) => expect((await review('reviewer', 'approve', of)).status).toBe(200),
    opens: OWN_WORDS,
  },
  'an approval by another, and other words since': {
    give: async (of, author) => {
      expect((await review('reviewer', 'approve', of)).status).toBe(200);
      const path = `/${of.collection}/${of.id}?draft=true`;
      expect((await as(author, path, 'PATCH', { title: UNREAD })).status).toBe(200);
    },
    // Payload's bulk edit publishes the stored document without its draft: here the approved words.
    opens: ['bulk edit'],
  },
};

const COLLECTIONS = ['conditions', 'therapies', 'blog', 'extra-pages'];

test('the table has every collection of health texts', () => {
  expect(COLLECTIONS.sort()).toEqual(reviewedSlugs(team.cms.config).sort());
});

describe.each(COLLECTIONS)('%s', (collection) => {
  describe.each(['admin', 'editor'] as const)('by the %s', (author) => {
    test.each(Object.keys(APPROVALS))(
      'after %s: what each way of publishing makes public',
      async (approval) => {
        const opened = [];
        for (const [way, publish] of Object.entries(WAYS)) {
          const text = await draft(collection, author);
          await APPROVALS[approval]?.give(text, author);
          const shown = await publicText(await publish(text, author));
          expect(shown).not.toContain(UNREAD);
          if (shown) opened.push(way);
        }
        expect(opened).toEqual(APPROVALS[approval]?.opens);
      },
    );
  });

  test('a reviewer writes and publishes nothing, also no approved text', async () => {
    const text = await draft(collection);
    expect((await review('reviewer', 'approve', text)).status).toBe(200);
    for (const publish of Object.values(WAYS))
      expect(await isPublic(await publish(text, 'reviewer'))).toBe(false);
    const made = await as('reviewer', `/${collection}?draft=true`, 'POST', { title: 'Mine', slug: 'mine' });
    expect(made.status).toBe(403);
  });

  test('an import publishes nothing, whatever was approved, and whether the text is there already', async () => {
    const texts: Draft[] = [];
    for (const author of ['admin', 'editor'] as const)
      for (const { give } of Object.values(APPROVALS)) {
        const text = await draft(collection, author);
        await give(text, author);
        texts.push(text);
      }
    // The export of another site, where all of them are public.
    const { cms } = team;
    const all = { collection: collection as 'conditions', where: { id: { in: texts.map(({ id }) => id) } } };
    await cms.update({ ...all, data: PUBLISH as never, context: VOUCHING });
    expect(await Promise.all(texts.map(isPublic))).toEqual(texts.map(() => true));
    const folder = join(await mkdtemp(join(tmpdir(), 'export-')), 'out');
    await exportContent(cms, folder);
    const [kept, ...others] = texts;
    await cms.delete({ ...all, where: { id: { in: others.map(({ id }) => id) } } });
    await cms.update({
      collection: all.collection,
      id: kept?.id ?? '',
      data: { title: 'Other', _status: 'draft' },
    });
    await importContent(cms, folder, { isDryRun: false });
    expect(await Promise.all(texts.map(isPublic))).toEqual(texts.map(() => false));
    const slug = { in: texts.map((text) => text.slug) };
    const found = await cms.find({
      collection: all.collection,
      draft: true,
      where: { slug },
      pagination: false,
    });
    expect(found.docs.map(({ _status }) => _status)).toEqual(texts.map(() => 'draft'));
  });
});
