import { describe, expect, test } from '@jest/globals';
import type { Element } from '@/content/schema/element';
import { readPage } from '@/content/derive/from-api';
import { pageSchemas } from '@/content/schema/schemas';
import { toApi } from '@/content/derive/to-api';
import { toSeed } from '@/content/derive/to-seed';
import { fakeRender, fakeRichText, sentinels } from '../../../helpers/fixtures/sentinels';

const pages = Object.values(pageSchemas).map((schema) => [schema.name, schema] as const);

describe.each(pages)('what is stored for %s', (_name, schema) => {
  test('comes out of the API as it was written, at its own place', () => {
    const words = sentinels(schema);
    const view: unknown = readPage(schema, answered(schema, toSeed(schema, words, fakeRichText)));
    expect(view).toEqual(expectedView(schema, words));
  });

  test('survives the way over JSON', () => {
    const body = answered(schema, toSeed(schema, sentinels(schema), fakeRichText));
    expect(readPage(schema, JSON.parse(JSON.stringify(body)))).toEqual(readPage(schema, body));
  });

  test('is the built-in text when the seed says nothing else', () => {
    const view: unknown = readPage(schema, answered(schema, toSeed(schema, {}, fakeRichText)));
    expect(view).toEqual(readPage(schema, undefined));
  });
});

function answered(schema: (typeof pageSchemas)[keyof typeof pageSchemas], stored: unknown) {
  const sections = toApi(schema, stored, fakeRender);
  if (schema.envelope === 'content') return { content: sections };
  return { data: { content: schema.envelope === 'data.content' ? sections : { sections } } };
}

/** Built directly from the texts, without the code under test. */
function expectedView(
  schema: (typeof pageSchemas)[keyof typeof pageSchemas],
  words: Record<string, unknown>,
) {
  const sections = Object.entries(schema.sections as Record<string, { elements: Record<string, Element> }>);
  return Object.fromEntries(
    sections.map(([section, { elements }]) => [
      section,
      Object.fromEntries(
        Object.entries(elements).map(([key, element]) => [
          key,
          expected(`${section}.${key}`, element, words),
        ]),
      ),
    ]),
  );
}

function expected(path: string, element: Element, words: Record<string, unknown>): unknown {
  if (element.kind === 'link') return { text: words[`${path}.text`], url: words[`${path}.url`] };
  if (element.kind !== 'numbered' && element.kind !== 'list') return words[path];
  return element.fallback.map((_item, index) =>
    Object.fromEntries(
      Object.entries(element.parts).map(([name, part]) => {
        const value = words[`${path}.${index}.${name}`];
        return [name, part.kind === 'lines' ? (value as { text: string }[]).map(({ text }) => text) : value];
      }),
    ),
  );
}
