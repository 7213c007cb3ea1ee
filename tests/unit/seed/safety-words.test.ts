import { describe, expect, test } from '@jest/globals';
import { seedPosts } from '../../../seed/blog';
import { seedConditions } from '../../../seed/conditions';
import { seedCredentials } from '../../../seed/credentials';
import { seedPages } from '../../../seed/pages';
import { seedTeam } from '../../../seed/team';
import { seedTherapies } from '../../../seed/therapies';
import { builtInWords, seededWords, wordsInCode } from '../../helpers/fixtures/all-words';

const plain = (words: string) => words.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
const condition = (slug: string) => {
  const found = seedConditions.find((one) => one.slug === slug)!;
  const { text1, symptoms, treatments, atGlance } = found;
  return plain([text1, symptoms, treatments, ...Object.values(atGlance)].join(' '));
};

describe('new thoughts of suicide on a medicine', () => {
  const WORDS =
    /If new thoughts of suicide come, call or text 988 now, and tell your prescriber the same day\. Do not stop on your own\./;
  test.each(['anxiety', 'depression', 'ptsd', 'panic-disorder', 'ocd', 'adhd'])('%s', (slug) => {
    expect(condition(slug)).toMatch(WORDS);
  });
  test('the post about medication', () => {
    const post = seedPosts.find(({ slug }) => slug === 'questions-about-medication')!;
    expect(plain(post.content)).toMatch(WORDS);
  });
});

test.each([
  ['ocd', 'a symptom, not a plan. If you think about suicide or are not sure, call or text 988.'],
  ['ocd', 'for an hour a day or more, or much distress'],
  ['ptsd', '1-800-799-7233, the National Domestic Violence Hotline'],
  ['ptsd', 'in the United States at some time in their lives'],
  ['depression', 'call or text 1-833-852-6262, the National Maternal Mental Health Hotline'],
  ['depression', 'NSDUH, 2021'],
  [
    'anxiety',
    'Most people start with Outpatient care, and with Intensive Outpatient when that is not enough.',
  ],
  ['anxiety', 'survey of 2001–2003'],
  [
    'panic-disorder',
    'can feel like a heart problem. Having it checked is right, also when it turns out to be panic.',
  ],
  ['panic-disorder', 'by video, if you are in Florida at that time'],
  ['schizophrenia', 'About 1 in 100 people'],
  ['schizophrenia', 'In older people with dementia, antipsychotics raise the risk of death.'],
  ['adhd', 'atomoxetine for children and teenagers, viloxazine for every age'],
  ['bipolar', 'plan with you how to come back'],
])('%s says: %s', (slug, words) => {
  expect(condition(slug)).toContain(words);
});

test('each page that says how many people are affected names the statistics among its sources', () => {
  for (const { slug, sources = [] } of seedConditions)
    expect([slug, sources.map(({ url }) => url).join(' ')]).toEqual([
      slug,
      expect.stringMatching(/nimh\.nih\.gov\/health\/statistics\/|how-common|common_adults|cdc\.gov\/mmwr/),
    ]);
});

test('OCD says so at a glance too, and where its signs are', () => {
  const { symptoms, atGlance } = seedConditions.find(({ slug }) => slug === 'ocd')!;
  const said = /If you think about suicide or are not sure, call or text 988\./;
  expect(plain(symptoms)).toMatch(said);
  expect(plain(Object.values(atGlance).join(' '))).toMatch(said);
});

test('when one person changes, the others often do too: no promise', () => {
  const { text1 } = seedTherapies.find(({ slug }) => slug === 'family-systems')!;
  expect(plain(text1)).toContain('When one person changes, the others often do too.');
});

test('whoever is offered a visit by video reads where the patient must be', () => {
  const offers = [...seededWords(), ...builtInWords()]
    .map(([place, words]) => [place, plain(words)] as const)
    .filter(([, words]) => /\bby video\b|\bvideo visit/i.test(words));
  expect(offers.length).toBeGreaterThanOrEqual(5);
  const where =
    /you (have to|must) be in Florida at th(at|e) time|if you are in Florida at that time|while you are in Florida/i;
  for (const [place, words] of offers)
    expect([place, where.exec(words)?.[0]]).toEqual([place, expect.any(String)]);
});

test('coaching in DBT says that its hours are fewer than the standard', () => {
  const dbt = seedTherapies.find(({ slug }) => slug === 'dbt')!;
  expect(plain(dbt.approach)).toContain('less than standard DBT offers');
});

test('the demo does not hold itself out as treating substance use', () => {
  const said = 'We ask about alcohol and drugs, and help you find licensed treatment for them.';
  expect(condition('adhd')).toContain(said);
  expect(condition('ptsd')).toContain(said);
  // In one sentence with "we treat", "program" or a therapy's list of uses, in either order.
  const treats =
    /\b(we treat|treats|program)\b[^.]*\b(substance|addiction|drug use)|\bsubstance[^.]*\b(we treat|treats|program)\b|substance use<\/strong>/i;
  for (const [place, words] of seededWords())
    expect([place, treats.exec(words.replace(/\s+/g, ' '))?.[0]]).toEqual([place, undefined]);
  for (const old of [
    'When depression, anxiety or substance use has joined in, Intensive Outpatient treats them side by side.',
    '<li><strong>Binge eating and substance use</strong> When they serve to quiet a feeling.</li>',
  ])
    expect(old).toMatch(treats);
});

test('titles are those of the law: no “family therapist”, nurses as APRN, a psychologist with the license', () => {
  const team = seedTeam.map(({ name, title }) => `${name}: ${title}`).join('\n');
  expect(team).not.toMatch(/LCSW: .*therapist|PMHNP(?!-BC)|PhD: Director/i);
  expect(team).toMatch(/APRN, PMHNP-BC/);
  expect(team).toMatch(/PhD: Licensed Psychologist/);
  expect(seededWords().filter(([, words]) => /\bfamily therapists?\b/i.test(words))).toEqual([]);
});

test('insurance lists contracts only', () => {
  const contracts = seedCredentials.filter(({ kind }) => kind === 'insurer').map(({ name }) => ({ name }));
  expect(seedPages.programs.words?.['insurance.providers']).toEqual(contracts);
});

test('no riddles, and no promise that nothing can go wrong', () => {
  const riddles =
    /long version of the night|other doors|binds you to nothing|nothing is lost|keep a place for/i;
  for (const [place, words] of [...seededWords(), ...wordsInCode()])
    expect([place, riddles.exec(plain(words))?.[0]]).toEqual([place, undefined]);
});
