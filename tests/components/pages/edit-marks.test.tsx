import { expect, test } from '@jest/globals';
import { readMark, writeMark } from '@/content/derive/edit-mark';
import { extraPageToApi } from '@/content/derive/extra-page';
import { toApi, type Render } from '@/content/derive/to-api';
import { toSeed } from '@/content/derive/to-seed';
import type { PageSchema } from '@/content/schema/element';
import { pageSchemas } from '@/content/schema/schemas';
import { aboutView } from '@/sections/about/about-page';
import { extraPageView } from '@/sections/extra-page/extra-page';
import { galleryView } from '@/sections/gallery/gallery-page';
import { accessibilityView } from '@/sections/legal/accessibility-page';
import { privacyView, termsView } from '@/sections/legal/legal-page';
import { therapiesView } from '@/sections/therapies/therapies-page';
import type { LiveView } from '@/live/live-view';
import { fakeRender, fakeRichText, sentinels } from '../../helpers/fixtures/sentinels';
import { pageViews } from '../../helpers/react/page-views';
import { layoutAnswer, renderWithAnswers } from '../../helpers/react/with-answers';

const marked: Render = { ...fakeRender, mark: (text, place) => writeMark(text, `#${place}`) };

const views: [PageSchema, LiveView][] = [
  ...pageViews,
  [pageSchemas.gallery, galleryView],
  [pageSchemas.accessibility, accessibilityView],
  [pageSchemas.privacy, privacyView],
  [pageSchemas.terms, termsView],
];

const others = {
  '/api/globals/site-layout': layoutAnswer('Heron House'),
  '/api/team-members': { data: [{ id: '7', name: 'Kite Heron', title: 'Pilot', bio: 'Flies.' }] },
  '/api/credentials': { data: [{ id: '9', kind: 'license', name: 'License to fly', number: '3' }] },
  '/api/conditions': { data: [{ title: 'Panic', slug: 'panic', summary: 'A wave.' }] },
  '/api/therapies': { data: [{ title: 'Rowing', slug: 'rowing', summary: 'On the water.' }] },
  '/api/blog': { data: [] },
};

/**
 * Each marked text below an element: its mark, and the mark of the section or card around it. Jump links
 * repeat titles of other sections.
 */
function marksIn(element: Element) {
  const found: [string, string][] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const mark = readMark(data);
    if (mark === undefined || parentElement?.closest('form, nav')) continue;
    found.push([mark, parentElement?.closest('[data-edit]')?.getAttribute('data-edit') ?? '']);
  }
  return found;
}

test.each(views)('$name: each text is in the section that its mark names', async (schema, view) => {
  const content = toApi(schema, toSeed(schema, sentinels(schema), fakeRichText), marked);
  const inEnvelope = schema.envelope === 'data.content.sections' ? { sections: content } : content;
  const answers = { ...others, [`/api/pages/${schema.name}`]: { data: { content: inEnvelope } } };
  const { container } = await renderWithAnswers(answers, view);
  const found = marksIn(container);
  for (const [mark, around] of found) expect([mark, `${around}.`]).toEqual([mark, `${sectionOf(mark)}.`]);
  const shown = new Set(found.map(([mark]) => sectionOf(mark)));
  const withText = Object.entries(schema.sections)
    .filter(([, { elements }]) =>
      Object.values(elements).some(
        (element) =>
          ['link', 'list', 'numbered'].includes(element.kind) ||
          (element.kind === 'text' && !element.options),
      ),
    )
    .map(([name]) => `#${name}`);
  expect([...shown].sort()).toEqual(withText.sort());
});

test('a block of an extra page is found by its place in the document', async () => {
  const blocks = [
    { blockType: 'text', heading: 'Without text, not shown' },
    { blockType: 'facts', heading: 'Facts', facts: [{ title: 'Hours', text: 'Day and night' }] },
    { blockType: 'people', heading: 'People' },
  ];
  const content = extraPageToApi({ title: 'Admissions', blocks }, marked);
  const answers = { ...others, '/api/pages/admissions': { data: { content } } };
  const { container, getByText } = await renderWithAnswers(answers, extraPageView, 'admissions');
  const marks = marksIn(container);
  expect(marks).toContainEqual(['#blocks.1.facts.0.text', '#blocks.1']);
  expect(marks).toContainEqual(['#blocks.2.heading', '#blocks.2']);
  for (const [mark, around] of marks) expect(mark.startsWith(`${around}.`)).toBe(true);
  const [title] = container.querySelectorAll('h1');
  expect(title?.closest('[data-edit]')?.getAttribute('data-edit')).toBe('#title');
  expect(getByText('Flies.').closest('[data-edit]')?.getAttribute('data-edit')).toBe('team-members/7');
});

test('what another document says is marked with that document', async () => {
  const empty = (schema: PageSchema) => ({
    data: { content: toApi(schema, {}, marked) },
  });
  const about = await renderWithAnswers(
    { ...others, '/api/pages/about': empty(pageSchemas.about) },
    aboutView,
  );
  const around = (words: string) => about.getByText(words).closest('[data-edit]')?.getAttribute('data-edit');
  expect(around('Flies.')).toBe('team-members/7');
  expect(around('License to fly')).toBe('credentials/9');
  about.unmount();

  const therapies = await renderWithAnswers(
    { ...others, '/api/pages/therapies': empty(pageSchemas.therapies) },
    therapiesView,
  );
  expect(therapies.getByText('On the water.').closest('[data-edit]')?.getAttribute('data-edit')).toBe(
    '/therapies/rowing#summary',
  );
});

const sectionOf = (mark: string) => mark.split('.')[0];
