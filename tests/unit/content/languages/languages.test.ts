import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { contactSchema, simpleContactSchema } from '@/contact/rules/schema';
import {
  formTexts,
  inLanguage,
  readLanguage,
  sayIn,
  translatedLanguages,
} from '@/content/languages/languages';
import { es } from '@/content/languages/es';
import { withTranslatedPages, pathIn, readTranslation } from '@/content/languages/translation';
import { readReview } from '@/content/views/review';
import { treatmentTitle } from '@/content/views/condition';

/** Every message that the rules of the form can give. */
function messages(): string[] {
  const long = 'x'.repeat(6000);
  const all = [contactSchema, simpleContactSchema].flatMap((schema) =>
    ['', 'x', long].flatMap((words) => {
      const fields = ['firstName', 'lastName', 'email', 'phone', 'message'];
      const { error } = z.safeParse(schema, Object.fromEntries(fields.map((field) => [field, words])));
      return error?.issues.map(({ message }) => message) ?? [];
    }),
  );
  return [...new Set(all)];
}

test.each(translatedLanguages)('the form in “%s” knows every message of its rules', (language) => {
  expect(messages().length).toBeGreaterThan(10);
  expect(messages().filter((message) => formTexts(language)?.[message] === undefined)).toEqual([]);
});

test('every translated text keeps the places of its values, unless its own words need none', () => {
  const placesOf = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const [english, spanish] of Object.entries(es.texts))
    if (english !== 'How we treat {name}') expect(placesOf(spanish)).toEqual(placesOf(english));
});

test('a language that is not known counts as English', () => {
  for (const given of [undefined, null, '', 'en', 'xx', 'constructor', 3])
    expect(readLanguage(given)).toBe('en');
  expect(readLanguage('es')).toBe('es');
  expect(inLanguage('en')).toEqual({ lang: 'en-US' });
  expect(inLanguage('es')).toEqual({ lang: 'es' });
});

test('English says what the code says; Spanish fills in values', () => {
  expect(sayIn('en')('{minutes} min read', { minutes: 4 })).toBe('4 min read');
  expect(sayIn('es')('{minutes} min read', { minutes: 4 })).toBe('4 min de lectura');
});

test('dates of a review are in the language of its text', () => {
  const given = { reviewer: 'Dr. A', reviewedOn: '2026-10-06', nextReviewOn: '2027-04-06' };
  expect(readReview(given)).toMatchObject({ reviewedOn: 'October 6, 2026', nextReviewOn: 'April 2027' });
  expect(readReview(given, 'es')).toMatchObject({
    reviewedOn: '6 de octubre de 2026',
    nextReviewOn: 'abril de 2027',
  });
});

test('a title in Spanish gets no English word', () => {
  expect(treatmentTitle('Anxiety')).toBe('Anxiety Treatment');
  expect(treatmentTitle('Ansiedad', 'es')).toBe('Ansiedad');
});

test('a received translation leads within the site only, to a known language', () => {
  const view = readTranslation({
    language: 'es',
    translations: [
      { language: 'en', url: '/conditions/fear' },
      { language: 'xx', url: '/x' },
      { language: 'es', url: 'https://elsewhere.example/' },
    ],
    alsoInLanguage: [
      { title: 'Contacto', url: '/contacto' },
      { title: 'Bad', url: 'javascript:1' },
    ],
  });
  expect(view).toEqual({
    language: 'es',
    others: [{ language: 'en', url: '/conditions/fear' }],
    also: [{ title: 'Contacto', url: '/contacto' }],
  });
});

test('the way to a fixed page is its translation where there is one', () => {
  const layout = withTranslatedPages({
    data: { translatedPages: [{ of: '/contact', language: 'es', url: '/contacto' }] },
  });
  expect(pathIn(layout, 'es', '/contact')).toBe('/contacto');
  expect(pathIn(layout, 'es', '/programs')).toBe('/programs');
  expect(pathIn(layout, 'en', '/contact')).toBe('/contact');
  expect(withTranslatedPages({ data: {} })).toEqual({});
});
