import { expect, test } from '@jest/globals';
import { readMark, withoutMarks, writeMark } from '@/content/derive/edit-mark';
import { readPage } from '@/content/derive/from-api';
import { toApi, type Render } from '@/content/derive/to-api';
import { toSeed } from '@/content/derive/to-seed';
import { isSameTitle } from '@/content/links/condition-path';
import { ownTitle } from '@/content/head/title';
import type { PageSchema } from '@/content/schema/element';
import { pageSchemas } from '@/content/schema/schemas';
import { fakeRender, fakeRichText, sentinels } from '../../../helpers/fixtures/sentinels';

const marked: Render = { ...fakeRender, mark: (text, place) => writeMark(text, `#${place}`) };
const schemas: PageSchema[] = Object.values(pageSchemas);

test('a mark is read from the end of its text, and leaves the text as it was', () => {
  const text = writeMark('Reeds and ponds.', '#hero.title');
  expect(text).not.toBe('Reeds and ponds.');
  expect(readMark(`Before. ${text} After.`)).toBe('#hero.title');
  expect(withoutMarks(`${text} ${writeMark('Herons.', '#a.b')}`)).toBe('Reeds and ponds. Herons.');
  expect(text.trim()).toBe(text);
});

test('an empty text stays empty; joined signs of other texts are no marks', () => {
  expect(writeMark('', '#hero.title')).toBe('');
  for (const text of ['Plain', '👩‍⚕️ and 👨‍👩‍👧‍👦', 'soft\u200bbreak'])
    expect([readMark(text), withoutMarks(text)]).toEqual([undefined, text]);
});

test.each(schemas)('$name: marks name the fields of its texts, and nothing else differs', (schema) => {
  const stored = toSeed(schema, sentinels(schema), fakeRichText);
  const [preview, answer] = [toApi(schema, stored, marked), toApi(schema, stored, fakeRender)];
  expect(JSON.parse(withoutMarks(JSON.stringify(preview)))).toEqual(answer);
  expect(withoutMarks(JSON.stringify(answer))).toBe(JSON.stringify(answer));
  let count = 0;
  for (const text of stringsIn(preview)) {
    const mark = readMark(text);
    if (mark === undefined) continue;
    count += 1;
    const value = mark
      .slice(1)
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], stored);
    expect([mark, value]).toEqual([
      mark,
      typeof value === 'string' ? withoutMarks(text) : fakeRichText(withoutMarks(text)),
    ]);
  }
  expect(count).toBeGreaterThan(0);
});

test.each(schemas)('$name: choices, addresses and the title are without marks', (schema) => {
  const stored = toSeed(schema, sentinels(schema), fakeRichText);
  const view = (render: Render) => {
    const content = toApi(schema, stored, render);
    const sections = schema.envelope === 'data.content.sections' ? { sections: content } : content;
    return readPage(schema, { data: { content: sections } });
  };
  const addresses = (render: Render) =>
    stringsIn(view(render)).filter((text) => /^(\/|https?:|#)/.test(text));
  expect(addresses(marked)).toEqual(addresses(fakeRender));
  expect(ownTitle(schema, view(marked))).toBe(ownTitle(schema, view(fakeRender)));
  for (const [name, { elements }] of Object.entries(schema.sections))
    for (const [key, element] of Object.entries(elements))
      if (element.kind === 'text' && element.options)
        expect(element.options.map(({ value }) => value)).toContain(
          (view(marked) as Record<string, Record<string, unknown>>)[name]?.[key],
        );
});

test('titles are compared without their marks', () => {
  expect(isSameTitle(writeMark('Anxiety', '#conditions.conditions.0.title'), 'anxiety')).toBe(true);
});

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
