import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { dayInCenter } from '@/content/center-time';
import { readPage } from '@/content/derive/from-api';
import { ownBody } from '@/content/derive/to-seed';
import { pageSchemas } from '@/content/schema/schemas';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { askCms, signIn } from '../../helpers/cms/ask-cms';
import { createPage, createStaff, published, richText } from '../../helpers/fixtures/content';

const NAMES = ['privacy', 'terms', 'accessibility'] as const;
type Name = (typeof NAMES)[number];

let cms: Payload;
let user: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  cms = await openCms();
  user = await createStaff(cms, 'editor');
});
afterAll(closeCms);

const today = () => dayInCenter(new Date());
const body = (name: Name, text: string, history: object = {}) => ({
  blockType: name,
  body: { text: text && richText(text) },
  history,
});
const shown = async (name: Name) => readPage(pageSchemas[name], await askJson(`/api/pages/${name}`)).history;

/** An editor's form of a page, which is new or in the database from an earlier test. */
async function openPage(name: Name, stored: object) {
  await cms.delete({ collection: 'pages', where: { name: { equals: name } } });
  const { id } = await createPage(cms, name, { body: stored });
  const save = (data: object, draft = false) =>
    cms.update({ collection: 'pages', id, data: data as never, draft, user, overrideAccess: false });
  return {
    id,
    saveDraft: (next: object) => save({ body: [next] }, true),
    publish: (next: object) => save({ body: [next], ...published }),
  };
}

describe.each(NAMES)('%s', (name) => {
  test('a changed text keeps the one before it, from the day of its publication', async () => {
    const { publish, saveDraft } = await openPage(name, body(name, 'The first text.'));
    expect(await shown(name)).toEqual({ inForceSince: today(), formerText: '' });
    await publish(body(name, 'The first text.', { inForceSince: 'May 1, 2026' }));
    expect(await shown(name)).toEqual({ inForceSince: 'May 1, 2026', formerText: '' });

    await saveDraft(body(name, 'A draft.'));
    expect(await shown(name)).toEqual({ inForceSince: 'May 1, 2026', formerText: '' });
    // The date of the former text stays in the form; the new text has its own.
    await publish(body(name, 'The second text.', { inForceSince: 'May 1, 2026' }));
    expect(await shown(name)).toEqual({
      inForceSince: today(),
      formerText: expect.stringContaining('The first text.'),
    });
    // An editor's own entry takes precedence.
    const own = { inForceSince: 'January 1, 2027', formerText: richText('By hand.') };
    await publish(body(name, 'The third text.', own));
    expect(await shown(name)).toEqual({
      inForceSince: 'January 1, 2027',
      formerText: expect.stringContaining('By hand.'),
    });
  });

  test('the first text of a center’s own keeps the built-in one, and the way back keeps the center’s', async () => {
    const { publish } = await openPage(name, ownBody(pageSchemas[name]));
    expect(await shown(name)).toEqual({ inForceSince: '', formerText: '' });
    await publish(body(name, 'Ours.'));
    const [heading = ''] =
      /(?<=<h2>)[^<]+/.exec(pageSchemas[name].sections.body.elements.text.fallback) ?? [];
    expect(heading).not.toBe('');
    expect(await shown(name)).toEqual({
      inForceSince: today(),
      formerText: expect.stringContaining(heading),
    });

    await publish(body(name, ''));
    expect(await shown(name)).toEqual({
      inForceSince: today(),
      formerText: expect.stringContaining('Ours.'),
    });
  });
});

test.each([
  ['at once', ''],
  ['as a draft that is published', '?draft=true'],
])(
  'a version that is restored %s is in force since today, whatever its own date was',
  async (_how, query) => {
    const { id, publish } = await openPage(
      'terms',
      body('terms', 'Of old.', { inForceSince: 'May 1, 2026' }),
    );
    const { docs } = await cms.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
    await publish(body('terms', 'Of now.', { inForceSince: 'June 1, 2026' }));
    const token = await signIn('editor@staff.example', 'a password for tests');
    const path = `/pages/versions/${docs[0]?.id}${query}`;
    expect((await askCms(path, { method: 'POST', token, body: {} })).status).toBe(200);
    if (query) await askCms(`/pages/${id}`, { method: 'PATCH', token, body: published });
    expect(await shown('terms')).toEqual({
      inForceSince: today(),
      formerText: expect.stringContaining('Of now.'),
    });
  },
);
