import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { answersOf, answersToday, lostOf, oldVersions, type Answers } from '../../helpers/cms/old-databases';

/** What later versions withhold, or express in another form, on purpose. */
const HELD_BACK: { why: string; place: RegExp; isOfDemo?: boolean }[] = [
  { why: 'nobody has said whose words these are', place: /^\.\/api\/pages\/homepage\..*\.testimonials\./ },
  { why: 'the name of the center is filled in', place: /\.copyright\.values\.text: .*\{name\}/ },
  { why: 'the picture of a therapy is an address', place: /\.imageUrl\.(src|alt|width|height|focus)\b/ },
  { why: 'days of review are stored at noon', place: /\.review\.(reviewedOn|nextReviewOn): \S+T00:00/ },
  { why: 'sources are shown once a reviewer has dated them', place: /\.review\.sources\.\d/ },
  { why: 'the public cannot reach an invented center', place: /\.contact info\.values\./, isOfDemo: true },
  { why: 'an invented person vouches for nothing', place: /\.review\./, isOfDemo: true },
  // The answers are those of the SQLite file.
  ...(process.env.TEST_DATABASE === 'mongodb'
    ? [{ why: 'each engine gives its own ids', place: /\.id: \S+$/ }]
    : []),
];
const DEMO = '9f85ff1';
const isDemo = (answers: Answers) => /"demo":"(?:center|parts)"/.test(JSON.stringify(answers));

const today = new Map<string, Promise<Answers>>();
const answered = (version: string) => {
  const answers = today.get(version) ?? answersToday(version);
  today.set(version, answers);
  return answers;
};

test.each(oldVersions)(
  '%s: its database is answered with every word that this version itself had answered',
  async (version) => {
    const held = HELD_BACK.filter(({ isOfDemo }) => !isOfDemo || version === DEMO);
    const lost = lostOf(answersOf(version), await answered(version));
    expect(lost.filter((line) => !held.some(({ place }) => place.test(line)))).toEqual([]);
  },
  120_000,
);

test.each(oldVersions)(
  '%s: its database is the demo to the public only where it has the mark of the demo',
  async (version) => {
    expect(isDemo(await answered(version))).toBe(version === DEMO);
  },
  120_000,
);

test('the comparison sees a word that is missing, in a section found by its name', () => {
  const answer = (phone: string) => ({
    content: [{ name: 'footer', values: { phone } }, { name: 'header' }],
  });
  expect(lostOf(answer('1'), { content: [{ name: 'header' }] })).toEqual([
    '.content.footer.name: footer',
    '.content.footer.values.phone: 1',
  ]);
  expect(lostOf(answer('1'), answer('2'))).toEqual(['.content.footer.values.phone: 1']);
});

test('there is a database of every version of the change log', () => {
  const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+) /gm)];
  expect(versions.map(([, version]) => version)).toContain('1.0.0');
  expect(oldVersions).toEqual(expect.arrayContaining(versions.map(([, version]) => version)));
});
