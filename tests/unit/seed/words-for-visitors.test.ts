import { describe, expect, test } from '@jest/globals';
import { seedPosts } from '../../../seed/blog';
import { seedConditions } from '../../../seed/conditions';
import { facts } from '../../../seed/facts';
import { seedPages } from '../../../seed/pages';
import { seedTherapies } from '../../../seed/therapies';
import { crisisHelp } from '@/content/crisis/crisis-help';
import { crisisParts } from '@/content/crisis/crisis-links';
import { pageSchemas } from '@/content/schema/schemas';
import { builtInWords, seededWords, wordsInCode, type Said } from '../../helpers/fixtures/all-words';
import { readingGrade, syllablesOf } from '../../helpers/accessibility/reading-grade';

const GRADE = 8;

const longTexts: Said[] = [
  ...seedConditions.flatMap(({ slug, text1, symptoms, treatments }): Said[] => [
    [`${slug} text1`, text1],
    [`${slug} symptoms`, symptoms],
    [`${slug} treatments`, treatments],
  ]),
  ...seedTherapies.flatMap(({ slug, text1, benefits, approach }): Said[] => [
    [`${slug} text1`, text1],
    [`${slug} benefits`, benefits],
    [`${slug} approach`, approach],
  ]),
  ...seedPosts.map(({ slug, content }): Said => [`post ${slug}`, content]),
  ['988', `<p>${crisisHelp.en.lead}</p>${crisisHelp.en.text}`],
  ['privacy', pageSchemas.privacy.sections.body.elements.text.fallback],
  ['terms', pageSchemas.terms.sections.body.elements.text.fallback],
  ['privacy practices', pageSchemas['privacy-practices'].sections.body.elements.text.fallback],
  ['estimate', pageSchemas['good-faith-estimate'].sections.body.elements.text.fallback],
  ['nondiscrimination', pageSchemas.nondiscrimination.sections.body.elements.text.fallback],
  ['accessibility', pageSchemas.accessibility.sections.body.elements.text.fallback],
];

describe('reading grade', () => {
  test.each([
    ['cat', 1],
    ['table', 2],
    ['people', 2],
    ['medication', 4],
    ['anxiety', 4],
    ['watched', 1],
    ['started', 2],
    ['depression', 3],
  ])('%s has its syllables', (word, count) => {
    // One more or less over a whole text does not matter; one in every word would.
    expect(Math.abs(syllablesOf(word) - count)).toBeLessThanOrEqual(1);
  });

  test('distinguishes easy from hard words', () => {
    expect(readingGrade('The cat sat on the mat. It was warm.')).toBeLessThan(2);
    expect(
      readingGrade(
        'Pharmacological interventions necessitate comprehensive consideration of contraindications and physiological vulnerabilities.',
      ),
    ).toBeGreaterThan(16);
  });

  test.each(longTexts)(`of %s is ${GRADE} or lower`, (_place, words) => {
    expect(readingGrade(words)).toBeLessThanOrEqual(GRADE);
  });
});

const BRITISH = new RegExp(
  `\\b(${[
    'centres?|programmes?|counselling|counsellors?|behaviou\\w+|colou\\w+|favou\\w+|honour|labour|neighbou\\w+|humour',
    '(organ|recogn|real|apolog|critic|special|stigmat|stabil|general|normal|minim|util|summar|emphas|hospital|social|desensit|priorit)is(e|es|ed|ing|ation)',
    'licence|practis(e|es|ed|ing)|judgement|travell(ed|ing)|cancelled|paediatric|anaemia|diarrhoea|mum|whilst|amongst|towards',
    'fulfil|enrol|grey|learnt|washing[- ]up|tyres?|cheques?|fortnight|chemist’s',
  ].join('|')})\\b`,
  'i',
);

test('visitors read American English', () => {
  const all = [...builtInWords(), ...seededWords(), ...wordsInCode()].filter(
    // Titles of other publications keep their spelling.
    ([place]) => !/sources\.\d+\.label$/.test(place),
  );
  expect(all.length).toBeGreaterThan(1000);
  expect(
    all.flatMap(([place, words]) => (BRITISH.exec(words) ? [[place, BRITISH.exec(words)?.[0]]] : [])),
  ).toEqual([]);
});

test('the list of British spellings finds them', () => {
  for (const word of [
    'Our centre',
    'programmes',
    'counselling',
    'behaviour',
    'colour',
    'organised',
    'hospitalisation',
  ])
    expect(word).toMatch(BRITISH);
  for (const word of [
    'promise',
    'exercise',
    'raised',
    'supervises',
    'center',
    'practice',
    'otherwise',
    'noise',
  ])
    expect(word).not.toMatch(BRITISH);
});

describe('in a crisis', () => {
  const html = [...seededWords(), ...builtInWords()].filter(([, words]) => /<(p|ul|ol)>/.test(words));

  test('every number in a long text is a link that calls or texts it', () => {
    expect(html.length).toBeGreaterThan(40);
    for (const [place, words] of html) {
      const outside = words.replace(/<a\b[^>]*>.*?<\/a>/gs, '');
      expect([place, outside.match(/\b(988|911|838255)\b/g)]).toEqual([place, null]);
      for (const [, href, label] of words.matchAll(/<a href="((?:tel|sms):[^"]*)">(.*?)<\/a>/g)) {
        const number = href?.replace(/^(tel|sms):/, '') ?? '';
        if (/^(988|911|838255)$/.test(number))
          expect([place, `${href} ${label}`]).toEqual([place, expect.stringMatching(allowed)]);
      }
    }
  });
  const allowed = /^(tel:(988|911) \1|sms:988 text|tel:988 988|tel:911 911|sms:838255 838255)$/;

  test('a plain text that names a number is one whose numbers become links', () => {
    const plain = [...seededWords(), ...builtInWords()].filter(
      ([, words]) => !/<p>/.test(words) && /\b(988|911|838255)\b/.test(words),
    );
    expect(plain.filter(([place]) => !/^conditions\.\d+\.treatments$/.test(place))).toEqual(
      plain.filter(([place]) => /seo|keywords|label|url$|helpToday$/.test(place)),
    );
    expect(plain.every(([, words]) => crisisParts(words).some(({ href }) => href))).toBe(true);
  });

  test('a text that mentions thoughts of suicide also says how to get help', () => {
    const texts: Said[] = longTexts.filter(([, words]) => /suicid/i.test(words));
    expect(texts.length).toBeGreaterThan(5);
    for (const [place, words] of texts.filter(([place]) => !/benefits$/.test(place)))
      expect([place, /988/.test(words)]).toEqual([place, true]);
  });

  test('the veterans’ line is named for trauma', () => {
    const ptsd = seedConditions.find(({ slug }) => slug === 'ptsd')?.symptoms;
    expect(ptsd).toContain('press 1');
    expect(ptsd).toContain('sms:838255');
  });

  test('coaching by telephone says its hours, and that it is no crisis line', () => {
    const dbt = seedTherapies.find(({ slug }) => slug === 'dbt')?.approach;
    expect(dbt).toContain(facts.officeHours);
    expect(dbt).toContain('Coaching is not a crisis line');
  });
});

describe('one set of facts', () => {
  const { php, iop } = facts;
  const often: Record<string, readonly string[]> = {
    'individual therapy': [php.individual, iop.individual],
    'group therapy': [php.group, iop.group],
    'psychiatric visit': [php.psychiatric],
    'family session': [php.family, iop.family],
  };
  const OFTEN =
    /\b(individual therapy|group therapy|psychiatric visit|family session)s?,? (daily|weekly|every second week|every \w+|each \w+|once a week|twice a week|\w+ times a week)/gi;

  test('how often there is what is the same in every text', () => {
    let count = 0;
    for (const [place, words] of seededWords()) {
      for (const [, what, frequency] of words.replace(/\s+/g, ' ').matchAll(OFTEN)) {
        count += 1;
        expect([place, often[what?.toLowerCase() ?? '']]).toEqual([
          place,
          expect.arrayContaining([frequency?.toLowerCase()]),
        ]);
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  test('the home page promises for each program what the programs page promises', () => {
    const programs = (name: 'homepage' | 'programs') =>
      seedPages[name].words?.['levelsOfCare.programs'] as { features: string[] }[];
    for (const index of [0, 1])
      expect(programs('programs')[index]?.features).toEqual(
        expect.arrayContaining(programs('homepage')[index]?.features ?? ['missing']),
      );
  });

  test('telephone numbers, days and hours of the demo are those of the facts', () => {
    for (const [place, words] of seededWords()) {
      for (const phone of words.match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [])
        expect([place, phone]).toEqual([place, facts.phone]);
      for (const hours of words.match(/\d:\d\d [AP]M to \d:\d\d [AP]M/g) ?? [])
        expect([php.hours, '9:00 AM to 6:00 PM']).toContain(hours);
    }
  });
});

describe('medicine', () => {
  const treatments = (slug: string) =>
    seedConditions.find((condition) => condition.slug === slug)?.treatments ?? '';

  test.each([
    ['adhd', /boxed warning.*misused.*addiction and overdose.*never share.*appetite.*sleep.*heart/is],
    ['panic-disorder', /benzodiazepines.*opioids or alcohol.*stopping suddenly can cause seizures/is],
    ['anxiety', /benzodiazepines.*opioids or alcohol.*stopping suddenly can cause seizures/is],
    ['schizophrenia', /weight.*diabetes.*movement problems.*last.*clozapine.*blood tests/is],
    ['schizophrenia', /structured family programs/i],
    ['depression', /TMS, esketamine and ECT.*refer you/is],
    ['ptsd', /EMDR.*weaker recommendation/is],
  ])('%s says what its medicines and treatments ask for', (slug, words) => {
    expect(treatments(slug)).toMatch(words);
  });

  test('a text that names antidepressants as a treatment has their warning for young people', () => {
    for (const { slug, treatments: words } of seedConditions.filter((one) =>
      /certain antidepressants|some antidepressants|often an antidepressant|medication is worth/i.test(
        one.treatments,
      ),
    ))
      expect([slug, words]).toEqual([
        slug,
        expect.stringContaining('first weeks of an antidepressant or after a dose change'),
      ]);
  });
});

describe('posts', () => {
  test.each(seedPosts.map((post) => [post.slug, post] as const))(
    '%s: reviewed before it was published',
    (_slug, post) => {
      expect(post.reviewedOn && post.reviewedOn <= post.publishedOn).toBe(true);
    },
  );

  test('a numbered list after another one goes on counting', () => {
    const lists = seedPosts
      .find(({ slug }) => slug === 'questions-about-medication')
      ?.content.match(/<ol[^>]*>|<li>/g);
    expect(lists?.filter((tag) => tag !== '<li>')).toEqual(['<ol>', '<ol start="6">']);
  });

  test('no text calls a person lazy', () => {
    expect(seededWords().filter(([, words]) => /\blaz(y|iness)\b/i.test(words))).toEqual([]);
  });
});
