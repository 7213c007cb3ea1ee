import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { showPreview } from '@/server/handlers/show-preview';
import {
  endPreviews,
  openPreviewToken,
  previewedDocument,
  previewedPath,
  previewToken,
} from '@/services/auth/preview-token';
import { closeCms, openCms } from '../../helpers/cms/api';
import { createPage, published } from '../../helpers/fixtures/content';
import { openStaff } from '../../helpers/cms/staff';

const HOUR = 3_600_000;
let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
let author = '';
const ids: Record<'shown' | 'other', string> = { shown: '', other: '' };

beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
  const person = {
    collection: 'team-members',
    data: { name: 'Dr. Known', title: 'Physician', ...published },
  } as const;
  author = String((await cms.create(person)).id);
  await draft('team-members', author, { name: 'Dr. Unannounced' });
  for (const name of ['shown', 'other'] as const) {
    const data = { title: name, slug: name, summary: 'Published words', review: { author }, ...published };
    ids[name] = String((await cms.create({ collection: 'conditions', data: data as never })).id);
    await draft('conditions', ids[name], { summary: `Draft of ${name}`, slug: `${name}-soon` });
  }
}, 60_000);
afterAll(closeCms);

const draft = (collection: 'conditions' | 'team-members' | 'pages', id: string, data: object) =>
  cms.update({ collection, id, draft: true, data: { ...data, _status: 'draft' } as never });
const condition = () => ({ collection: 'conditions', id: ids.shown });
const open = (token: string) => showPreview(new Request(`http://127.0.0.1:3000/preview?token=${token}`));

describe('a link to a preview', () => {
  test('opens the page at the draft’s path, and is never cached', async () => {
    const opened = await open(await previewToken(cms, condition()));
    expect([opened.status, opened.headers.get('location')]).toEqual([307, '/conditions/shown-soon']);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.get('set-cookie')).toMatch(
      /^payload-preview=.*HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
  });

  test('is good for a day at most, and only as it was signed', async () => {
    const token = await previewToken(cms, condition());
    expect(await openPreviewToken(cms, token)).toMatchObject(condition());
    expect(await openPreviewToken(cms, token, Date.now() + 22 * HOUR)).not.toBeNull();
    expect(await openPreviewToken(cms, token, Date.now() + 24 * HOUR)).toBeNull();
    const [claims = '', seal = ''] = token.split('.');
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...said, id: ids.other })).toString('base64url');
    for (const forged of [`${token}x`, `${other}.${seal}`, claims, '', '.', 'a.b', `${claims}.`])
      expect([forged, await openPreviewToken(cms, forged)]).toEqual([forged, null]);
  });

  test('that is forged, expired or of a deleted document is refused with a message, without a cookie', async () => {
    const { id } = await cms.create({
      collection: 'conditions',
      data: { title: 'Gone', slug: 'gone' } as never,
    });
    const gone = await previewToken(cms, { collection: 'conditions', id: String(id) });
    await cms.delete({ collection: 'conditions', id });
    for (const token of ['forged.token', gone]) {
      const refused = await open(token);
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([410, null]);
      expect(await refused.text()).toMatch(/no longer good/);
    }
  });

  test('stays the same within an hour, so that the page beside a form does not reload', async () => {
    const now = Date.parse('2026-11-22T10:01:00Z');
    expect(await previewToken(cms, condition(), now)).toBe(
      await previewToken(cms, condition(), now + HOUR / 2),
    );
  });

  test('ends when its document’s links are ended, and those of others do not', async () => {
    const other = { collection: 'conditions', id: ids.other };
    const [token, elsewhere] = [await previewToken(cms, condition()), await previewToken(cms, other)];
    await endPreviews(cms, condition());
    expect(await openPreviewToken(cms, token)).toBeNull();
    expect(await openPreviewToken(cms, elsewhere)).toMatchObject(other);
    expect(await openPreviewToken(cms, await previewToken(cms, condition()))).toMatchObject(condition());
  });
});

describe('a preview shows', () => {
  test('the draft of its document, and of everything that it refers to what visitors see', async () => {
    const shown = await previewedDocument(cms, condition());
    expect(shown).toMatchObject({
      id: ids.shown,
      summary: 'Draft of shown',
      review: { author: { name: 'Dr. Known' } },
    });
  });

  test('a page and the site layout as well', async () => {
    const { id } = await createPage(cms, 'about', { words: { 'hero.pageTitle': 'Published title' } });
    await draft('pages', id, { body: [{ blockType: 'about', hero: { pageTitle: 'Draft title' } }] });
    const previewed = { collection: 'pages', id };
    expect(JSON.stringify(await previewedDocument(cms, previewed))).toContain('Draft title');
    expect(await previewedPath(cms, previewed)).toBe('/about');
    await cms.updateGlobal({ slug: 'site-layout', data: { contact: { name: 'Old' }, ...published } });
    await cms.updateGlobal({
      slug: 'site-layout',
      draft: true,
      data: { contact: { name: 'New' }, _status: 'draft' },
    });
    const layout = { collection: 'site-layout', id: '' };
    expect(await previewedDocument(cms, layout)).toMatchObject({ contact: { name: 'New' } });
    expect(await previewedPath(cms, layout)).toBe('/');
  });

  test('nothing of collections that have no pages', async () => {
    for (const collection of ['staff', 'contact-messages', 'team-members', 'media'])
      expect(await previewedDocument(cms, { collection, id: staff.ids.admin })).toBeUndefined();
  });

  test('gives no other client access to versions', async () => {
    for (const who of ['intake', 'nobody'] as const) {
      for (const path of ['/conditions/versions', '/globals/site-layout/versions'])
        expect([who, path, (await staff.as(who, path)).status]).toEqual([who, path, 403]);
    }
  });
});

describe('links are given out and ended in the panel', () => {
  test.each([
    ['admin', 200],
    ['editor', 200],
    ['intake', 403],
    ['nobody', 403],
  ] as const)('by %s: %i', async (who, status) => {
    for (const path of ['/preview/link', '/preview/end'])
      expect([path, (await staff.as(who, path, 'POST', condition())).status]).toEqual([path, status]);
  });

  test('is refused for documents without a page', async () => {
    for (const given of [
      { collection: 'staff', id: staff.ids.editor },
      { collection: 'conditions', id: 'none' },
    ])
      expect((await staff.as('editor', '/preview/link', 'POST', given)).status).toBe(400);
  });

  test('as an address of this site', async () => {
    const { url } = JSON.parse((await staff.as('editor', '/preview/link', 'POST', condition())).text) as {
      url: string;
    };
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/preview\?token=/);
    expect((await open(new URL(url).searchParams.get('token') ?? '')).status).toBe(307);
  });
});
