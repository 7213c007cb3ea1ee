import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as constants from '@/content/schema/constants';
import { layoutDefaults } from '@/content/views/site-layout';
import { contactSchema } from '@/contact/rules/schema';
import { navigation } from '@/components/layout/header/navigation';
import { readPage } from '@/content/derive/from-api';
import { defaultTitle } from '@/content/head/title';
import { contact } from '@/content/schema/pages/contact';
import { pageSchemas } from '@/content/schema/schemas';
import { therapyProblem } from '@/content/views/therapy';
import { knownConditions } from '@/content/words/known-conditions';
import { knownTherapies } from '@/content/words/known-therapies';
import { countWords } from '@/sections/blog/filters';

const text = readFileSync('docs/specification.md', 'utf8').replaceAll(/\s+/g, ' ');
const lines = readFileSync('docs/specification.md', 'utf8').split('\n');
/** What the code says, without comments, and in one line. */
const code = sources('src')
  .map((file) => readFileSync(file, 'utf8').replaceAll(/(?<=^|\s|\{)\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, ''))
  .join('\n')
  .replaceAll("\\'", "'")
  .replaceAll(/\s+/g, ' ');
const headings = lines.filter((line) => /^#{2,3} /.test(line)).map((line) => line.replace(/^#+ /, ''));

/** Every text in quotation marks. */
const quoted = [...new Set([...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words))];

/** Descriptions, not words that visitors read. */
const NOT_SHOWN = ['spec §2 Header', 'status: body', 'status: status text'];

const quiet = knownTherapies.filter(({ isQuiet }) => isQuiet);
const failed = (slug: string) => therapyProblem(slug, 'failed').text;
const gallery2 = readPage(pageSchemas.gallery, {
  content: [
    {
      name: 'gallery',
      elements: [1, 2].map((n) => ({
        name: `gallery image ${n}`,
        values: { src: '/cms-api/media/file/a.jpg' },
      })),
    },
  ],
}).gallery.images.map(({ alt }) => alt);

/** What the main form says to an entry that is too short. */
const tooShort = (field: string) =>
  contactSchema
    .safeParse({ firstName: 'A', lastName: 'B', email: 'a@b.org', message: 'C' })
    .error?.issues.find(({ path }) => path[0] === field)?.message;
const ofForm = (words: string, field: string) => [[words, { is: words, shown: tooShort(field) }]] as const;

/** Texts with a number or a name in them. */
const COMPUTED: Record<string, { is: unknown; shown: unknown }> = {
  'Found N article(s)': {
    is: ['Found 0 articles', 'Found 1 article', 'Found 2 articles'],
    shown: [0, 1, 2].map(countWords),
  },
  'Gallery image N': { is: ['Gallery image 1', 'Gallery image 2'], shown: gallery2 },
  'Mental Health Treatment Palm Beach Gardens': {
    is: 'Elm | Mental Health Treatment Palm Beach Gardens',
    shown: defaultTitle('Elm'),
  },
  'The {name} therapy information could not be found.': {
    is: ['EMDR', 'DBT', 'Family Systems'].map(
      (name) => `The ${name} therapy information could not be found.`,
    ),
    shown: quiet.map(({ slug }) => failed(slug)),
  },
  'There was an error loading the CBT therapy information.': {
    is: 'There was an error loading the CBT therapy information.',
    shown: failed('cbt'),
  },
  'There was an error loading the mindfulness therapy information.': {
    is: 'There was an error loading the mindfulness therapy information.',
    shown: failed('mindfulness-therapy'),
  },
  'There was an error loading the {name} treatment information.': {
    is: true,
    shown: code.includes(
      'There was an error loading the ${conditionName(slug, title)} treatment information.',
    ),
  },
  ...Object.fromEntries([
    ...ofForm('First name must be at least 2 characters', 'firstName'),
    ...ofForm('Last name must be at least 2 characters', 'lastName'),
    ...ofForm('Message must be at least 10 characters', 'message'),
  ]),
  '+N more': { is: true, shown: code.includes('>+{more} more<') },
};

const headingsOfFooter = [
  layoutDefaults.servicesTitle,
  layoutDefaults.conditionsTitle,
  layoutDefaults.contactTitle,
];

describe('docs/specification.md', () => {
  test('has every section that code and tests cite, and no other', () => {
    const cited = ['src', 'collections', 'globals', 'seed']
      .flatMap((folder) => sources(folder))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/[Ss]pec §\d(?:, §\d)*/g)])
      .flatMap(([citation]) => [...citation.matchAll(/\d/g)].map(Number));
    const numbers = headings.flatMap((heading) => /^(\d)\./.exec(heading)?.[1] ?? []).map(Number);
    expect(cited.length).toBeGreaterThan(0);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...new Set(cited)].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('states every limit as the code has it', () => {
    const stated = lines.flatMap((line) => /\| (\w+) +\| `([A-Z_]+)` +\|$/.exec(line)?.slice(1, 3) ?? []);
    const table = Object.fromEntries(
      stated.flatMap((value, at) => (at % 2 ? [[value, stated[at - 1]]] : [])),
    );
    const limits = Object.entries(constants).filter(([, value]) => typeof value !== 'string');
    expect(table).toEqual(Object.fromEntries(limits.map(([name, value]) => [name, String(value)])));
  });

  test.each(quoted.filter((words) => !NOT_SHOWN.includes(words) && !(words in COMPUTED)))(
    'quotes “%s” as a text of the code',
    (words) => {
      const literal = words.replace(/[^\w\s]/g, '\\$&');
      expect([words, new RegExp(`['"\x60>}] ?${literal} ?(?:['"\x60<{:]|\\\\n)`).test(code)]).toEqual([
        words,
        true,
      ]);
    },
  );

  test.each(Object.entries(COMPUTED))('quotes “%s” as the code puts it together', (words, { is, shown }) => {
    expect(quoted).toContain(words);
    expect(shown).toEqual(is);
  });

  test('names the links of the header, in its order', () => {
    const [line = ''] = /- Links in this order: .*?(?= - )/.exec(text) ?? [];
    const named = [...line.matchAll(/([A-Z][\w ]+) \(`([^`]+)`\)/g)].map(([, label, url]) => ({
      label,
      url,
    }));
    expect(named).toHaveLength(7);
    expect(navigation([], []).map(({ label, url }) => ({ label, url }))).toEqual(named);
  });

  test.each([
    ['conditions', /The built-in cards are ([^.]+)\./, knownConditions.map(({ title }) => title)],
    [
      'conditions in an error’s sentence',
      /treatment information\." with ([^|]+) \|/,
      knownConditions.map(({ inSentence }) => inSentence),
    ],
    [
      'cards about insurance',
      /by default (Insurance Verification[^.]+)\./,
      contact.sections.insuranceSection.elements.cards.fallback.map(({ title }) => title),
    ],
    ['headings of the footer', /; ("Our Services", "Conditions We Treat", "Contact Us")/, headingsOfFooter],
  ])('names the built-in %s', (_what, sentence, names) => {
    const listed = sentence
      .exec(text)?.[1]
      ?.split(/, | and | or /)
      .map((name) => name.replaceAll('"', '').trim());
    expect([...names].sort()).toEqual(listed?.sort());
  });
});

function sources(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
