import { describe, expect, test } from '@jest/globals';
import {
  AT_A_GLANCE,
  GLANCE_MAX,
  readingTime,
  readingTimeOf,
  VISIT_QUESTIONS,
} from '@/content/views/at-a-glance';
import { readCondition } from '@/content/views/condition';
import { crisisParts } from '@/content/crisis/crisis-links';
import { seedConditions } from '../../../../seed/conditions';
import { HOSTILE } from '../../../helpers/fixtures/hostile';
import { richText } from '../../../helpers/fixtures/content';
import { readingGrade } from '../../../helpers/accessibility/reading-grade';

const view = (data: object) => readCondition({ data: { title: 'Herons', ...data } });

test('only what is filled is there, in its order', () => {
  const glance = view({ atGlance: { helpToday: 'Call 988.', whatItIs: ' Fear. ', whatHelps: '' } })?.atGlance;
  expect(glance).toEqual([
    { label: 'What it is', text: 'Fear.', isUrgent: false },
    { label: 'When to get help today', text: 'Call 988.', isUrgent: true },
  ]);
  for (const value of HOSTILE)
    expect(
      view({ atGlance: value, visitQuestions: value, lastChange: value, readTime: value }),
    ).toMatchObject({
      atGlance: [],
      lastChange: null,
    });
});

test('the last change is told with its day and its words, or not at all', () => {
  const change = { changedOn: '2026-10-06T12:00:00.000Z', note: 'Added sleep.' };
  expect(view({ lastChange: change })?.lastChange).toEqual({ on: 'October 6, 2026', note: 'Added sleep.' });
  expect(view({ lastChange: { ...change, note: '' } })?.lastChange).toBeNull();
  expect(view({ lastChange: { ...change, changedOn: 'soon' } })?.lastChange).toBeNull();
});

test('the reading time is that of the words, not of the tags', () => {
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
  expect(readingTime(words(220))).toBe(1);
  expect(readingTime(words(200), words(21))).toBe(2);
  expect(readingTime('', '<p></p>')).toBe(0);
});

test('the reading time of a stored text is that of its words, at least a minute', () => {
  expect(readingTimeOf(richText('word '.repeat(220)))).toBe(1);
  expect(readingTimeOf(richText('word '.repeat(200), 'word '.repeat(21)))).toBe(2);
  for (const none of [null, undefined, richText('')]) expect(readingTimeOf(none)).toBe(1);
});

describe.each(seedConditions.map((condition) => [condition.slug, condition] as const))(
  '%s',
  (_slug, { atGlance, visitQuestions, lastChange, reviewedOn }) => {
    test('says all four things within their limit, in plain words', () => {
      for (const { key } of AT_A_GLANCE) {
        expect(atGlance[key].length).toBeGreaterThan(20);
        expect(atGlance[key].length).toBeLessThanOrEqual(GLANCE_MAX);
      }
      expect(readingGrade(Object.values(atGlance).join(' '))).toBeLessThanOrEqual(9);
    });

    test('names 988 where help cannot wait, as a link', () => {
      expect(crisisParts(atGlance.helpToday).map(({ href }) => href)).toContain('tel:988');
    });

    test('has questions to bring, and a change that was reviewed', () => {
      expect(visitQuestions.length).toBeGreaterThanOrEqual(4);
      expect(visitQuestions.length).toBeLessThanOrEqual(VISIT_QUESTIONS);
      expect(visitQuestions.every((question) => question.length <= 160)).toBe(true);
      expect(lastChange.changedOn.slice(0, 10) <= (reviewedOn ?? '')).toBe(true);
    });
  },
);
