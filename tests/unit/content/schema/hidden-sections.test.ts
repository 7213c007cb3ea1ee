import { describe, expect, test } from '@jest/globals';
import type { PageSchema } from '@/content/schema/element';
import { readPage } from '@/content/derive/from-api';
import { hiddenAnchors, visibleTarget, withVisibleTargets } from '@/content/schema/hidden';
import { sectionName } from '@/content/schema/names';
import { normalizeBody } from '@/content/derive/normalize';
import { pageSchemas } from '@/content/schema/schemas';
import { toApi } from '@/content/derive/to-api';
import { toSeed } from '@/content/derive/to-seed';
import { fakeRender, fakeRichText, sentinels } from '../../../helpers/fixtures/sentinels';

const schemas: PageSchema[] = Object.values(pageSchemas);
const hideable = schemas.flatMap((schema) =>
  Object.entries(schema.sections)
    .filter(([, section]) => !section.isFixed)
    .map(([key]) => [`${schema.name}.${key}`, schema, key] as const),
);

const answered = (schema: PageSchema, hidden: string[]) => {
  const stored: Record<string, unknown> = toSeed(schema, sentinels(schema), fakeRichText);
  for (const key of hidden) stored[key] = { ...(stored[key] as object), isShown: false };
  return toApi(schema, stored, fakeRender);
};
const body = (schema: PageSchema, content: unknown) =>
  schema.envelope === 'data.content.sections' ? { data: { content: { sections: content } } } : { content };

describe.each(hideable)('a hidden section %s', (_name, schema, key) => {
  test('keeps its name in the API, and none of its words', () => {
    const section = schema.sections[key];
    const content = answered(schema, [key]);
    const others = answered(schema, []).filter(({ name }) => name !== sectionName(key, section ?? {}));
    expect(content).toContainEqual({
      name: sectionName(key, section ?? {}),
      ...(section?.type ? { type: section.type } : {}),
      hidden: true,
      elements: [],
    });
    expect(content).toEqual(expect.arrayContaining(others));
    expect(JSON.stringify(content)).not.toContain(`Sentinel ${key} `);
  });

  test('is hidden for readers of the page, and the other sections are not', () => {
    const view: Record<string, { isHidden?: true }> = readPage(schema, body(schema, answered(schema, [key])));
    const hidden = Object.keys(view).filter((name) => view[name]?.isHidden);
    expect(hidden).toEqual([key]);
  });
});

test('a section that holds the page’s title cannot be hidden', () => {
  for (const schema of schemas) {
    expect(schema.sections.hero?.isFixed).toBe(true);
    expect(answered(schema, ['hero'])).toEqual(answered(schema, []));
    const forged = body(schema, [{ name: 'hero', hidden: true, elements: [] }]);
    expect(readPage(schema, forged)).toEqual(readPage(schema, null));
  }
});

test('a section is shown unless it was switched off, whatever is stored', () => {
  const shown = (isShown: unknown) =>
    (normalizeBody(pageSchemas.about, { mission: { isShown } }).mission as { isShown: boolean }).isShown;
  expect([undefined, null, 'no', 0, true].map(shown)).toEqual([true, true, true, true, true]);
  expect(shown(false)).toBe(false);
});

test('the places in a hidden section are no places to lead to', () => {
  const hidden = [
    ...hiddenAnchors(pageSchemas.programs, { levelsOfCare: { isShown: false } }),
    ...hiddenAnchors(pageSchemas.homepage, { services: { isShown: false }, hero: { isShown: false } }),
  ];
  expect(hidden).toEqual(['/programs#php', '/programs#iop', '/programs#outpatient', '/#programs']);
  expect(visibleTarget('/programs#iop', hidden)).toBe('/programs');
  expect(visibleTarget('/#programs', hidden)).toBe('/');
  expect(visibleTarget('#php', hidden)).toBe('#content');
  for (const whole of ['/programs', '/#about', '#about', 'tel:988', 'https://other.example/programs#php'])
    expect(visibleTarget(whole, hidden)).toBe(whole);
  expect(withVisibleTargets('<a href="/programs#php">PHP</a> <a href="/#about">Us</a>', hidden)).toBe(
    '<a href="/programs">PHP</a> <a href="/#about">Us</a>',
  );
});
