import { describe, expect, test } from '@jest/globals';
import { layoutDefaults } from '@/content/views/site-layout';
import { defaultDescription } from '@/content/head/title';
import { builtInWords, seededWords, wordsInCode } from '../../../helpers/fixtures/all-words';

/** Claims that only the center itself can make: each was once in a built-in text. */
const CLAIMS: [string, RegExp][] = [
  ['a license or an accreditation', /\b(licensed|inspected|accredited|board-certified|certified)\b/i],
  ['a degree', /\b(master’s|doctorate|PhD|MD|LCSW|LMHC|trained clinicians)\b/i],
  ['staff', /\b(psychiatrists?|nurses?|admissions team|family therapists?)\b/i],
  ['a schedule', /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\b(every|each) (day|week|second week|month)\b/i],
  ['a number of times', /\b(one|two|three|once|twice|\d+)( times)? (a|per) (day|week|month)\b|\bminutes\b/i],
  ['an hour of answer', /\bbusiness day|within (a|an|one|\d+) (hour|day)|\b24\/7\b/i],
  ['an insurer', /\b(PPO|EPO|HMO|Medicare|Medicaid|Tricare|Aetna|Cigna|employer plans)\b/i],
  ['a place', /\b(garden|courtyard|lobby|lagoon|water|building|parking is|PGA|I-95|Palm Beach)\b/i],
  ['a service', /\b(lunch|by video|evening track|skills group|coaching|free of charge)\b/i],
  [
    'more privacy than the law gives',
    /\b(private by law|stays? in the room|never share|always confidential|is protected)\b/i,
  ],
  ['a result', /\b(guaranteed|cures?|heals?|recover fully|proven)\b/i],
  ['a name', /Stillwater|\b555-0142\b/i],
];

/**
 * Texts from the specification itself, and the federal rule about estimates, which applies to every provider.
 */
const SPECIFIED = new Set<string>([layoutDefaults.hours, layoutDefaults.address, layoutDefaults.description]);

describe('built-in words claim', () => {
  test.each(CLAIMS)('no %s', (_name, claim) => {
    const found = builtInWords()
      .filter(([, words]) => !SPECIFIED.has(words))
      .map(([place, words]) => [place, withoutFederalRule(place, words)] as const)
      .filter(([, words]) => claim.test(words.replace(/https?:\S+/g, '')));
    expect(found).toEqual([]);
  });

  test('the only contact details are ones that belong to no real center', () => {
    const found = builtInWords()
      .filter(([place]) => !place.startsWith('layout.'))
      .filter(([, words]) => /\(\d{3}\) ?\d{3}|@[a-z]+\./i.test(words));
    expect(found).toEqual([]);
    expect(layoutDefaults.phone).toMatch(/555-01\d\d$/);
    expect(layoutDefaults.email).toMatch(/@example\.(com|org|net)$/);
  });

  test('nothing in the description for search engines', () => {
    for (const [, claim] of CLAIMS) expect(defaultDescription('Elm House')).not.toMatch(claim);
  });
});

describe('no built-in text counts what an editor can add or remove', () => {
  const NUMBER = '(?:two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1\\d)';
  const THING =
    '(?:conditions|therap(?:ies|ists)|treatments|methods|approaches|modalities|programs|levels|services|articles|posts|topics|categories|rooms|spaces|pictures|photos|people|members|clinicians|providers|insurers|plans|accreditations|credentials|testimonials|stories|pages|questions|cards|ways|steps|places|languages)';
  // At most two words between: "five evidence-based methods", "three of our levels".
  const COUNT = new RegExp(`\\b${NUMBER}(?: [\\w’-]+){0,2} ${THING}\\b`, 'i');
  /** Without tags, addresses and class names. */
  const textOf = (words: string) => words.replace(/<[^>]+>|https?:\S+|\b[a-z-]+-\d\S*/g, ' ');

  test('in the readers, the components, and the pages of an own start', () => {
    const own = seededWords().filter(([place]) => place.startsWith('own extra pages'));
    expect(own.length).toBeGreaterThan(10);
    const found = [...builtInWords(), ...wordsInCode(), ...own].filter(([, words]) =>
      COUNT.test(textOf(words)),
    );
    expect(found).toEqual([]);
  });

  test.each([
    'Five methods, one plan',
    'all three levels of care',
    'eight evidence-based treatments',
    '12 rooms',
  ])('and “%s” would be found', (words) => expect(textOf(words)).toMatch(COUNT));
});

test('the words about insurance say that they are an estimate, and private pay names the Good Faith Estimate', () => {
  const words = new Map(builtInWords());
  expect(words.get('contact.insuranceSection.paragraph')).toContain(
    'an estimate, not a guarantee; your plan decides',
  );
  expect(words.get('programs.insurance.paragraph')).toContain(
    'an estimate, not a guarantee; your plan decides',
  );
  expect(words.get('contact.insuranceSection.cards.1.description')).toContain('Good Faith Estimate');
  expect(words.get('terms.body.text')).toContain('Good Faith Estimate');
});

test('no text asks visitors to send an insurance number through the form', () => {
  const found = builtInWords().filter(([, words]) => /\bsend us\b[^.<]*\b(insur|member)/i.test(words));
  expect(found).toEqual([]);
  expect(new Map(builtInWords()).get('privacy.body.text')).toContain(
    'Please do not send medical records, insurance',
  );
});

test('the legal pages say where the notice and the messages are, and that this is no patient portal', () => {
  const privacy = new Map(builtInWords()).get('privacy.body.text') ?? '';
  for (const words of [
    'Notice of Privacy Practices',
    'Where messages are kept',
    'not a patient portal',
    'exceptions',
  ])
    expect(privacy).toContain(words);
});

function withoutFederalRule(place: string, words: string) {
  if (place.startsWith('good-faith-estimate')) return words.replace(/<h2>Your rights.*?(?=<h2>)/s, '');
  return place.startsWith('terms')
    ? words.replace(/<h2>Your right to a Good Faith Estimate.*?(?=<h2>)/s, '')
    : words;
}
