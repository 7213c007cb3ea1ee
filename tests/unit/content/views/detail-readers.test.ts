import { describe, expect, test } from '@jest/globals';
import { conditionName, readCondition, relatedConditions, treatmentTitle } from '@/content/views/condition';
import { readReview } from '@/content/views/review';
import { readTherapy, therapyProblem } from '@/content/views/therapy';
import { HOSTILE, mutated, random, shapeOf } from '../../../helpers/fixtures/hostile';

const review = {
  author: 'Ada Wren',
  reviewer: 'Kite Heron, MD',
  reviewerTitle: 'Ornithologist',
  reviewedOn: '2025-02-03T00:00:00.000Z',
  nextReviewOn: '2025-08-01T00:00:00.000Z',
  sources: [{ label: 'A book', url: 'https://book.example/1' }],
};

const inEnglish = { language: 'en', others: [], also: [] };
const readReviewed = {
  reviewed: 'Medically reviewed',
  author: 'Ada Wren',
  reviewer: 'Kite Heron, MD',
  reviewerTitle: 'Ornithologist',
  reviewedOn: 'February 3, 2025',
  nextReviewOn: 'August 2025',
  sources: [{ label: 'A book', url: 'https://book.example/1' }],
};

const condition = {
  title: 'Fear of Herons',
  slug: 'herons',
  summary: 'Tall birds.',
  heading1: 'When they stare',
  text1: '<p>They stare.</p>',
  symptoms: '<ul><li>Ducking</li></ul>',
  treatments: ' One paragraph.\r\n\r\nAnother\nwith two lines.\n\n\n\n',
  review,
};

const therapy = {
  title: 'Wading',
  slug: 'wading',
  summary: 'Slow steps.',
  heading1: 'How to wade',
  text1: '<p>Slowly.</p>',
  benefits: '<p>Calm.</p>',
  approach: '<p>One leg.</p>',
  review,
};

test('a condition is read with its treatment as paragraphs', () => {
  const { slug: _slug, ...rest } = condition;
  expect(readCondition({ data: condition })).toEqual({
    ...rest,
    treatments: '<p>One paragraph.</p><p>Another<br>with two lines.</p>',
    // Tested in at-a-glance.test.ts.
    atGlance: [],
    visitQuestions: [],
    lastChange: null,
    readTime: 0,
    review: readReviewed,
    translation: inEnglish,
  });
});

test('a therapy is read', () => {
  expect(readTherapy({ data: therapy })).toEqual({
    ...therapy,
    review: readReviewed,
    translation: inEnglish,
  });
});

describe.each([
  ['condition', readCondition, condition],
  ['therapy', readTherapy, therapy],
] as const)('the reader of a %s', (_name, readDetail, good) => {
  const complete = readDetail({ data: { title: 'Only a title' } });

  test('makes nothing of an answer without a title', () => {
    for (const value of HOSTILE) {
      expect(readDetail(value)).toBeNull();
      expect(readDetail({ data: value })).toBeNull();
      expect(readDetail({ data: { ...good, title: value === 'text' ? 7 : ' ' } })).toBeNull();
    }
  });

  test('makes a complete view of a title and anything else', () => {
    const keys = Object.keys(good).filter((key) => key !== 'title');
    for (const value of HOSTILE) {
      const data = Object.fromEntries(keys.map((key) => [key, value]));
      const view = readDetail({ data: { ...data, title: 'Heron' } });
      expect(Object.keys(view ?? {})).toEqual(Object.keys(complete ?? {}));
      expect(view?.title).toBe('Heron');
      expect(view?.review.sources).toEqual([]);
    }
  });

  test('never throws, whatever is broken in a good answer', () => {
    const next = random(20261121);
    for (let round = 0; round < 300; round += 1) {
      const view = readDetail(mutated({ data: good }, next));
      if (view) expect(shapeOf({ ...view, review: 0 })).toEqual(shapeOf({ ...complete, review: 0 }));
    }
  });
});

describe('the review of a text', () => {
  test('is empty where nothing is known', () => {
    const empty = {
      author: '',
      reviewer: '',
      reviewerTitle: '',
      reviewed: 'Reviewed',
      reviewedOn: '',
      nextReviewOn: '',
      sources: [],
    };
    for (const value of HOSTILE) expect(readReview(value)).toEqual(empty);
    expect(readReview({ reviewedOn: 'soon', nextReviewOn: 20250203, sources: 'none' })).toEqual(empty);
  });

  test('names the day in UTC, wherever the reader is', () => {
    expect(readReview({ reviewedOn: '2025-01-31T23:59:00.000Z' }).reviewedOn).toBe('January 31, 2025');
    expect(readReview({ nextReviewOn: '2025-02-01' }).nextReviewOn).toBe('February 2025');
  });

  test('takes sources only with words and a safe address', () => {
    const sources = [
      { label: 'No address' },
      { url: 'https://no-words.example' },
      { label: 'A trap', url: 'javascript:alert(1)' },
      7,
      { label: 'A page', url: '/blog/herons' },
    ];
    expect(readReview({ sources }).sources).toEqual([{ label: 'A page', url: '/blog/herons' }]);
  });
});

describe('what a condition is called', () => {
  test('the heading says Treatment once', () => {
    expect(treatmentTitle('Herons')).toBe('Herons Treatment');
    expect(treatmentTitle('Heron Treatment')).toBe('Heron Treatment');
    expect(treatmentTitle('Pretreatment')).toBe('Pretreatment Treatment');
  });

  test.each([
    ['anxiety', 'anxiety'],
    ['depression', 'depression'],
    ['bipolar', 'bipolar disorder'],
    ['ptsd', 'PTSD'],
    ['panic-disorder', 'panic disorder'],
    ['ocd', 'OCD'],
    ['adhd', 'ADHD'],
    ['schizophrenia', 'schizophrenia'],
  ])('%s is "%s" within a sentence', (slug, name) => {
    expect(conditionName(slug, 'Any Title')).toBe(name);
  });

  test('one that staff added is called by its title, else by the words of its address', () => {
    expect(conditionName('fear-of-herons', 'Fear of Herons')).toBe('Fear of Herons');
    expect(conditionName('fear-of-herons', 'Heron Treatment')).toBe('Heron');
    expect(conditionName('fear-of-herons')).toBe('fear of herons');
    expect(conditionName('constructor')).toBe('constructor');
  });
});

describe('related conditions', () => {
  const listed = ['anxiety', 'herons', 'depression', 'ocd', 'panic-disorder'].map((slug) => ({
    title: slug,
    slug,
    summary: '',
  }));
  const slugs = (slug: string, list: typeof listed | null = listed) =>
    relatedConditions(slug, list).map((other) => other.slug);

  test('are three others, the near ones first', () => {
    expect(slugs('anxiety')).toEqual(['panic-disorder', 'depression', 'ocd']);
    expect(slugs('ptsd')).toEqual(['panic-disorder', 'anxiety', 'depression']);
  });

  test('are the first of the list for a condition that staff added', () => {
    expect(slugs('constructor')).toHaveLength(3);
    expect(slugs('herons')).toEqual(['anxiety', 'depression', 'ocd']);
  });

  test('are only those that there are', () => {
    expect(slugs('anxiety', listed.slice(0, 2))).toEqual(['herons']);
    expect(slugs('anxiety', listed.slice(0, 1))).toEqual([]);
  });

  test('are the known ones while the list could not be fetched', () => {
    expect(slugs('adhd', null)).toEqual(['anxiety', 'depression', 'bipolar']);
    expect(slugs('adhd', [])).toEqual([]);
  });
});

describe('what a therapy page says when it has nothing to show', () => {
  const missing = { title: 'Therapy Not Found', text: 'The requested therapy could not be found.' };

  test.each(['cbt', 'mindfulness-therapy', 'wading', 'constructor'])('%s is missing', (slug) => {
    expect(therapyProblem(slug, 'missing', 'Wading')).toEqual(missing);
  });

  test.each([
    ['cbt', 'There was an error loading the CBT therapy information.'],
    ['mindfulness-therapy', 'There was an error loading the mindfulness therapy information.'],
  ])('%s failed', (slug, text) => {
    expect(therapyProblem(slug, 'failed', 'Any Therapy')).toEqual({ title: 'Error Loading Page', text });
  });

  test.each([
    ['emdr', 'The EMDR therapy information could not be found.'],
    ['dbt', 'The DBT therapy information could not be found.'],
    ['family-systems', 'The Family Systems therapy information could not be found.'],
  ])('%s says the same when missing and when failed', (slug, text) => {
    expect(therapyProblem(slug, 'missing')).toEqual({ title: 'Therapy Not Found', text });
    expect(therapyProblem(slug, 'failed')).toEqual({ title: 'Therapy Not Found', text });
  });

  test('one that staff added failed', () => {
    expect(therapyProblem('wading', 'failed', 'Wading Therapy').text).toBe(
      'There was an error loading the Wading therapy information.',
    );
    expect(therapyProblem('constructor', 'failed').text).toBe(
      'There was an error loading the constructor therapy information.',
    );
    expect(therapyProblem('slow-wading', 'failed').text).toBe(
      'There was an error loading the slow wading therapy information.',
    );
  });
});
