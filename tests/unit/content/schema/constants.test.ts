import { describe, expect, test } from '@jest/globals';
import * as constants from '@/content/schema/constants';
import { layoutDefaults } from '@/content/views/site-layout';
import { defaultTitle } from '@/content/head/title';
import { toMetadata } from '@/server/seo/to-metadata';

/** Spec §9, line by line. */
test.each([
  ['Polling/refetch interval of 5000 ms', 'POLL_INTERVAL_MS', 5000],
  ['Toasts: 1 at a time', 'TOAST_LIMIT', 1],
  ['Toasts: 5000 ms display', 'TOAST_DURATION_MS', 5000],
  ['Toasts: swipe right with a 50 px threshold', 'TOAST_SWIPE_THRESHOLD_PX', 50],
  ['Toasts: F8 focuses the notification region', 'TOAST_HOTKEY', ['F8']],
  ['Testimonials: autoplay 8 s', 'CAROUSEL_AUTOPLAY_MS', 8000],
  ['Testimonials: pause 15 s after manual navigation', 'CAROUSEL_PAUSE_MS', 15_000],
  ['Homepage services: 5', 'HOMEPAGE_SERVICES', 5],
  ['Homepage conditions: 6', 'HOMEPAGE_CONDITIONS', 6],
  ['Conditions page: 8', 'CONDITIONS_PAGE_CONDITIONS', 8],
  ['Accreditations grid: 5 columns', 'ACCREDITATION_COLUMNS', 5],
  ['Levels of care grid: 3 columns', 'LEVELS_OF_CARE_COLUMNS', 3],
  ['Approach cards: 3', 'APPROACH_CARDS', 3],
  ['Program cards: 3', 'PROGRAM_CARDS', 3],
  ['Features per program: 4', 'FEATURES_PER_PROGRAM', 4],
  ['Accepted insurance providers: 6', 'INSURANCE_PROVIDERS', 6],
  ['Nature features: 3', 'NATURE_FEATURES', 3],
  ['Personalized approach features: 4', 'APPROACH_FEATURES', 4],
  ['Blog card tags: 3', 'BLOG_CARD_TAGS', 3],
  ['Footer links: up to 10', 'FOOTER_LINKS', 10],
  ['Name minimum 2 characters', 'NAME_MIN_LENGTH', 2],
  ['Message minimum 10 characters', 'MESSAGE_MIN_LENGTH', 10],
  ['The message box has 5 rows (§5)', 'MESSAGE_ROWS', 5],
  ['Map height 450', 'MAP_HEIGHT_PX', 450],
  ['Six skeleton cards while loading (§2)', 'BLOG_SKELETONS', 6],
  ['A loading skeleton of 6 cards (§4)', 'CONDITION_SKELETONS', 6],
])('%s', (_line, name, value) => {
  expect(constants[name as keyof typeof constants]).toEqual(value);
});

describe('footer defaults', () => {
  test.each([
    [
      'description',
      'A sanctuary for mental wellness, providing compassionate, evidence-based care for healing and transformation.',
    ],
    ['servicesTitle', 'Our Services'],
    ['conditionsTitle', 'Conditions We Treat'],
    ['contactTitle', 'Contact Us'],
    ['hours', 'Monday - Friday: 9:00 AM - 6:00 PM'],
    ['copyright', '© 2025 {name}. All rights reserved.'],
    ['privacyUrl', '/privacy'],
    ['termsUrl', '/terms'],
    ['contactLabel', 'Get Help Now'],
  ] as const)('%s', (name, words) => {
    expect(layoutDefaults[name]).toBe(words);
  });

  test('telephone, e-mail and address exist', () => {
    expect(
      [layoutDefaults.phone, layoutDefaults.email, layoutDefaults.address].every((words) => words.length > 8),
    ).toBe(true);
  });
});

test('default SEO: the title is the center name with these words, the social card is the large one', () => {
  expect(defaultTitle('Elm House')).toMatch(/^Elm House\b.*Mental Health Treatment Palm Beach Gardens$/);
  expect(toMetadata({ body: undefined, center: 'Elm House', path: '/' }).twitter).toMatchObject({
    card: 'summary_large_image',
  });
});
