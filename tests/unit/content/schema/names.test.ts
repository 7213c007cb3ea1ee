import { expect, test } from '@jest/globals';
import type { PageSchema } from '@/content/schema/element';
import { elementName, numberedName, sectionName } from '@/content/schema/names';
import { pageSchemas } from '@/content/schema/schemas';

test.each([
  ['mainHeading', 'main heading'],
  ['subtitle', 'subtitle'],
  ['primaryCtaButton', 'primary cta button'],
  ['descriptionParagraph1', 'description paragraph 1'],
  ['natureParagraph2', 'nature paragraph 2'],
])('the element %s is `%s`', (key, name) => {
  expect(elementName(key, {})).toBe(name);
});

test.each([
  ['hero', 'hero'],
  ['levelsOfCare', 'levels_of_care'],
  ['conditionsList', 'conditions_list'],
  ['finalCta', 'final_cta'],
])('the section %s is `%s`', (key, name) => {
  expect(sectionName(key, {})).toBe(name);
});

test('an exception is written out with `as`', () => {
  expect(elementName('programs', { as: 'care_programs' })).toBe('care_programs');
  expect(sectionName('cta', { as: 'final_cta' })).toBe('final_cta');
});

test('numbered items count from 1', () => {
  expect(numberedName('service', 0, 'title')).toBe('service 1 title');
  expect(numberedName('condition', 7, 'description')).toBe('condition 8 description');
});

test.each(Object.values(pageSchemas).map((schema) => [schema.name, schema] as const))(
  'no two sections, and no two elements of a section, of %s have the same name',
  (_name, schema: PageSchema) => {
    const sections = Object.entries(schema.sections);
    const names = sections.map(([key, section]) => sectionName(key, section));
    expect(new Set(names).size).toBe(names.length);
    for (const [, { elements }] of sections) {
      const own = Object.entries(elements).map(([key, element]) => elementName(key, element));
      expect(new Set(own).size).toBe(own.length);
    }
  },
);
