import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { readPage } from '@/content/derive/from-api';
import { pageSchemas } from '@/content/schema/schemas';
import { askJson, closeCms, openCms } from '../../helpers/cms/api';
import { createPage, createStaff, published, richText } from '../../helpers/fixtures/content';

let cms: Payload;
let user: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  cms = await openCms();
  user = await createStaff(cms, 'editor');
});
afterAll(closeCms);

test.each(['privacy', 'terms', 'accessibility'] as const)(
  'a changed text of %s keeps the one before it',
  async (name) => {
    const body = (text: string, history: object = {}) =>
      [{ blockType: name, body: { text: richText(text) }, history }] as never;
    const page = await createPage(cms, name, { body: body('The first text.')[0] });
    const save = (data: object) =>
      cms.update({
        collection: 'pages',
        id: page.id,
        data: { ...data, ...published },
        user,
        overrideAccess: false,
      });
    const shown = async () => readPage(pageSchemas[name], await askJson(`/api/pages/${name}`)).history;

    await save({ body: body('The first text.') });
    expect(await shown()).toEqual({ inForceSince: '', formerText: '' });
    await save({ body: body('The second text.') });
    expect((await shown()).formerText).toContain('The first text.');
    expect((await shown()).inForceSince).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    // An editor's own entry takes precedence.
    await save({
      body: body('The third text.', { inForceSince: 'January 1, 2027', formerText: richText('By hand.') }),
    });
    expect(await shown()).toEqual({
      inForceSince: 'January 1, 2027',
      formerText: expect.stringContaining('By hand.'),
    });
  },
);
