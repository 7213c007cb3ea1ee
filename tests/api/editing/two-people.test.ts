import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { PALETTES } from '@/content/look/palettes';
import { asList, prop } from '@/content/json';
import { closeCms, openCms } from '../../helpers/cms/api';
import { published } from '../../helpers/fixtures/content';
import { openStaff, type RoleName } from '../../helpers/cms/staff';

let cms: Payload;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  cms = await openCms();
  staff = await openStaff(cms);
}, 60_000);
afterAll(closeCms);

type Doc = Record<string, unknown> & { id: string; updatedAt: string };
const AUTOSAVE = '?draft=true&autosave=true&depth=0';

async function open(who: RoleName, path: string): Promise<Doc> {
  return JSON.parse((await staff.as(who, `${path}?draft=true&depth=0`)).text) as Doc;
}
const save = (who: RoleName, path: string, data: object, how = AUTOSAVE) =>
  staff.as(who, `${path}${how}`, path.startsWith('/globals') ? 'POST' : 'PATCH', data);
const savedBy = ({ text }: { text: string }) => {
  const answer = JSON.parse(text) as { doc?: Doc; result?: Doc };
  return (answer.doc ?? answer.result) as Doc;
};

async function condition(title: string) {
  const data = { title, slug: title, ...published };
  const { id } = await cms.create({ collection: 'conditions', data: data as never });
  return `/conditions/${id}`;
}

/** The summaries of all versions, newest first. */
async function versions(path: string) {
  const id = path.split('/')[2];
  const where = { parent: { equals: id } };
  const { docs } = await cms.findVersions({ collection: 'conditions', where, sort: '-updatedAt' });
  return docs.map(({ version }) => version.summary ?? null);
}

describe('two people on one document', () => {
  test.each([
    ['an autosave', AUTOSAVE, 'draft'],
    ['a draft', '?draft=true&depth=0', 'draft'],
    ['publishing', '?depth=0', 'published'],
  ])('%s on an older state is refused, and says who has saved and when', async (name, how, _status) => {
    const path = await condition(`refused ${name}`.replaceAll(' ', '-'));
    const [ofAdmin, ofEditor] = [await open('admin', path), await open('editor', path)];
    const { updatedAt } = ofAdmin;
    const first = await save('admin', path, { summary: 'Of the administrator', updatedAt, _status: 'draft' });
    expect(first.status).toBe(200);
    const mine = { summary: 'Of the editor', updatedAt: ofEditor.updatedAt, _status };
    const { status, text } = await save('editor', path, mine, how);
    const [error] = asList(prop(JSON.parse(text), 'errors'));
    expect([status, error]).toEqual([
      409,
      expect.objectContaining({
        // Without a colon, after which Payload's toast would make a list of it.
        message: expect.stringMatching(/^The admin saved this after you opened it\. [^:]*$/),
        data: expect.objectContaining({
          errors: [
            {
              path: 'updatedAt',
              message: expect.stringMatching(
                /^The admin saved this on \w+ \d+, \d{4}, \d+:\d\d:\d\d [AP]M ET \(the center’s time\)/,
              ),
            },
          ],
        }),
      }),
    ]);
    expect((await open('editor', path)).summary).toBe('Of the administrator');

    const base = { updatedAt: savedBy(first).updatedAt };
    expect((await save('editor', path, { ...mine, ...base, _status: 'draft' })).status).toBe(200);
    expect(await versions(path)).toEqual(['Of the editor', 'Of the administrator', null]);
  });

  test('a person who continues from the newest state is not refused, save after save', async () => {
    const path = await condition('one-after-another');
    let { updatedAt } = await open('editor', path);
    for (const summary of ['One', 'Two', 'Three']) {
      const answer = await save('editor', path, { summary, updatedAt, _status: 'draft' });
      expect([summary, answer.status]).toEqual([summary, 200]);
      updatedAt = savedBy(answer).updatedAt;
      expect((await open('admin', path)).updatedAt).toBe(updatedAt);
    }
    const live = await save('editor', path, { summary: 'Live', updatedAt, ...published }, '?depth=0');
    expect(live.status).toBe(200);
    expect((await open('admin', path)).updatedAt).toBe(savedBy(live).updatedAt);
    const more = { summary: 'More', updatedAt: savedBy(live).updatedAt, _status: 'draft' };
    expect((await save('admin', path, more)).status).toBe(200);
    expect(await versions(path)).toEqual(['More', 'Live', 'Three', 'One', null]);
  });

  test('of two saves at once on the same state one is refused', async () => {
    const path = await condition('at-once');
    const { updatedAt } = await open('editor', path);
    const answers = await Promise.all(
      ['admin', 'editor', 'admin', 'editor'].map((who) =>
        save(who as RoleName, path, { summary: `Of ${who}`, updatedAt, _status: 'draft' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await versions(path)).toHaveLength(2);
  });

  test('a client that sends no state is not refused, and gets no data without rights', async () => {
    const path = await condition('no-state');
    const { updatedAt } = await open('editor', path);
    await save('admin', path, { summary: 'Newer', updatedAt, _status: 'draft' });
    expect((await save('editor', path, { summary: 'No state', _status: 'draft' })).status).toBe(200);
    const { status, text } = await save('intake', path, { summary: 'X', updatedAt });
    expect([status, text.includes('editor')]).toEqual([403, false]);
  });

  test.each(['site-layout', 'brand'] as const)('the global %s is protected in the same way', async (slug) => {
    const path = `/globals/${slug}`;
    const data = slug === 'brand' ? { palette: PALETTES[1] } : { contact: { phone: '1' } };
    await save('admin', path, { ...data, ...published }, '?depth=0');
    const { updatedAt } = await open('editor', path);
    const first = await save('admin', path, { ...data, updatedAt, _status: 'draft' });
    expect(first.status).toBe(200);
    const { status, text } = await save('editor', path, { ...data, updatedAt, ...published }, '?depth=0');
    expect([status, text]).toEqual([409, expect.stringContaining('The admin saved this on')]);
    const next = { ...data, updatedAt: savedBy(first).updatedAt, _status: 'draft' };
    expect((await save('editor', path, next)).status).toBe(200);
    expect((await cms.findGlobalVersions({ slug, limit: 0 })).totalDocs).toBe(3);
  });

  test('an autosave leaves the note of who edits a document, so that colleagues are told; publishing takes it away', async () => {
    const noted = async (place: string) => {
      const [, kind, id = ''] = place.split('/');
      const key = kind === 'globals' ? 'globalSlug' : 'document.value';
      const found = await staff.as('editor', `/payload-locked-documents?depth=1&where[${key}][equals]=${id}`);
      const notes = asList(prop(JSON.parse(found.text), 'docs'));
      return notes.map((note) => prop(prop(prop(note, 'user'), 'value'), 'email'));
    };
    const path = await condition('being-edited');
    for (const place of [path, '/globals/site-layout']) {
      for (let times = 0; times < 2; times += 1) await save('admin', place, { _status: 'draft' });
      expect(await noted(place)).toEqual(['The admin']);
      if (place === path) {
        const refused = await staff.as('editor', path, 'DELETE');
        expect([refused.status, refused.text]).toEqual([
          423,
          expect.stringContaining('A colleague is editing'),
        ]);
        expect((await save('editor', path, { summary: 'Also', _status: 'draft' })).status).toBe(200);
      }
      expect((await save('admin', place, published, '?depth=0')).status).toBe(200);
      expect(await noted(place)).toEqual([]);
    }
  });
});

describe('“Discard changes” sends what is published back as it is', () => {
  const HOW = '?locale=en&fallback-locale=null&depth=0';

  test('a document becomes as it is published; the draft stays a version', async () => {
    const path = await condition('discarded');
    const { updatedAt } = await open('editor', path);
    const data = { summary: 'Not wanted', updatedAt, _status: 'draft' };
    expect((await save('editor', path, data)).status).toBe(200);
    const shown = JSON.parse((await staff.as('editor', `${path}${HOW}`)).text) as Doc;
    // Of someone who has changed a word of it, the same is an older state.
    expect((await save('editor', path, { ...shown, summary: 'Other' }, HOW)).status).toBe(409);
    const answer = await save('editor', path, shown, HOW);
    expect([answer.status, savedBy(answer).summary ?? null]).toEqual([200, null]);
    expect((await open('editor', path)).summary ?? null).toBeNull();
    expect(await versions(path)).toContain('Not wanted');
    // The form goes on from the answer.
    const next = { summary: 'Better', updatedAt: savedBy(answer).updatedAt, _status: 'draft' };
    expect((await save('editor', path, next)).status).toBe(200);
  });

  test('a global too', async () => {
    const path = '/globals/site-layout';
    await save('admin', path, { _status: 'published' }, '?depth=0');
    const { updatedAt } = await open('editor', path);
    const contact = { name: 'Not wanted' };
    expect((await save('editor', path, { contact, updatedAt, _status: 'draft' })).status).toBe(200);
    const shown = JSON.parse((await staff.as('editor', `${path}${HOW}`)).text) as Doc;
    expect((await save('editor', path, shown, HOW)).status).toBe(200);
    expect(prop((await open('editor', path)).contact, 'name')).not.toBe('Not wanted');
  });
});
