import { expect, test } from '@jest/globals';
import { readPage } from '@/content/derive/from-api';
import { homepage } from '@/content/schema/pages/homepage';
import { teamWords } from '@/content/schema/pages/team-words';
import { toApi } from '@/content/derive/to-api';
import { pageWithoutEnded } from '@/content/endpoints/until';
import { fakeRender } from '../../../helpers/fixtures/sentinels';
import { seedTestimonials } from '../../../../seed/pages/testimonials';

const person = {
  quote: 'They listened.',
  author: 'A. B.',
  position: 'Former patient',
  whose: 'person',
  authorizedOn: '2026-03-04T12:00:00.000Z',
  authorizedUntil: '2031-03-04T12:00:00.000Z',
  authorizationWith: 'Front office, blue binder',
};

const served = (...rows: object[]) => toApi(homepage, { testimonials: { testimonials: rows } }, fakeRender);
const sectionOf = (sections: ReturnType<typeof toApi>) =>
  sections.find(({ name }) => name === 'testimonials');
const shown = (...rows: object[]) =>
  readPage(homepage, { data: { content: served(...rows) } }).testimonials.testimonials;

test('a person’s words are shown with an authorization on file', () => {
  expect(shown(person)).toEqual([{ quote: 'They listened.', author: 'A. B.', position: 'Former patient' }]);
});

test.each([
  ['without its date', { authorizedOn: null }],
  ['without its end', { authorizedUntil: null }],
  ['without who has it', { authorizationWith: ' ' }],
  ['withdrawn', { isWithdrawn: true }],
  ['of somebody unknown, without an authorization', { whose: undefined, authorizedOn: null }],
])('%s they are not served, and nothing takes the place of the last ones', (_how, change) => {
  const row = { ...person, ...change };
  expect(JSON.stringify(served(row))).not.toContain('They listened');
  expect(sectionOf(served(row))).toEqual({ name: 'testimonials', hidden: true, elements: [] });
});

test('without any the team’s own words are shown', () => {
  expect(sectionOf(served())).not.toHaveProperty('hidden');
  expect(shown().map(({ author }) => author)).toEqual(teamWords.map(({ author }) => author));
});

test('one that is withdrawn leaves the others where they are', () => {
  const team = { quote: 'We listen.', author: 'Our team', whose: 'team' };
  expect(shown({ ...person, isWithdrawn: true }, team).map(({ quote }) => quote)).toEqual(['We listen.']);
});

test('where the authorization is kept never leaves the server', () => {
  const answer = JSON.stringify(served(person));
  for (const kept of ['blue binder', '2026-03-04', 'whose', 'authoriz']) expect(answer).not.toContain(kept);
});

test('examples are marked as what they are, in the seed too', () => {
  expect(shown({ ...person, whose: 'demo', authorizedOn: null })[0]?.position).toBe(
    'Former patient · Example',
  );
  expect(shown({ quote: 'Q', author: 'A', whose: 'demo' })[0]?.position).toBe('Example');
  expect(seedTestimonials.every(({ whose }) => whose === 'demo')).toBe(true);
});

test('the built-in words are the team’s own', () => {
  expect(teamWords.every(({ author }) => author === 'Our team')).toBe(true);
});

const until = (authorizedUntil: string, author = 'A. B.') => ({ ...person, author, authorizedUntil });
const answered = (now: string, ...rows: object[]) =>
  pageWithoutEnded({ data: { content: served(...rows) } }, new Date(now));

test('an expired authorization removes the words by the clock alone, and answers do not say when it expires', () => {
  const rows = [until('2026-11-23T12:00:00.000Z'), until('2027-01-01T12:00:00.000Z', 'C. D.')];
  const authors = (now: string) =>
    readPage(homepage, answered(now, ...rows)).testimonials.testimonials.map(({ author }) => author);
  // The evening of the last day in Florida is already the next day in UTC.
  expect(authors('2026-11-24T03:00:00Z')).toEqual(['A. B.', 'C. D.']);
  expect(authors('2026-11-24T06:00:00Z')).toEqual(['C. D.']);
  expect(JSON.stringify(answered('2026-11-24T03:00:00Z', ...rows))).not.toMatch(/2026-11-23|2027|shownUntil/);
  const { testimonials } = readPage(homepage, answered('2027-01-02T06:00:00Z', ...rows));
  expect(testimonials.isHidden).toBe(true);
});

test('a person’s connection with the center is shown beside their words', () => {
  const position = (more: object) => shown({ ...person, ...more })[0]?.position;
  expect(position({ relation: 'employee' })).toBe('Former patient · Works here');
  expect(position({ wasGiven: 'something', given: 'a gift card' })).toBe(
    'Former patient · Was given: a gift card',
  );
  expect(position({ relation: 'patient', wasGiven: 'nothing' })).toBe('Former patient');
});
