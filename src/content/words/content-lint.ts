import { asList, asString, prop, textsIn, walk } from '../json';
import { isRichText } from './rich-text';

/** A content lint finding: the text in question, if any, and what to do. Findings never block publishing. */
export type LintFinding = { words: string; hint: string };

/** Stigmatizing terms and their alternatives, after the guides of NIDA, NAMI and the AP Stylebook. */
const STIGMATIZING: readonly [pattern: string, instead: string][] = [
  ['addicts?', '“person with a substance use disorder”'],
  ['alcoholics?', '“person with alcohol use disorder”'],
  ['substance abuse(?:rs?)?', '“substance use”, or “substance use disorder”'],
  ['drug abuse(?:rs?)?', '“drug use”, or “substance use disorder”'],
  ['junk(?:y|ies)', '“person who uses drugs”'],
  ['schizophrenics?', '“person with schizophrenia”'],
  ['bipolars', '“people with bipolar disorder”'],
  [
    '(?:a|the) (?:depressed|mentally ill|bipolar)(?= (?:is|are|should|often|need|must|have)\\b)',
    'the person first: “people with depression”',
  ],
  ['the mentally ill', '“people with a mental illness”'],
  ['mentally ill (?:people|persons?|patients?)', '“people with a mental illness”'],
  [
    'insane|insanity|lunatics?|crazy|psychos?|nuts(?= about)?',
    'a word for what is meant, such as “overwhelming”',
  ],
  ['commit(?:s|ted|ting)? suicide', '“died by suicide”'],
  ['(?:failed|unsuccessful) (?:suicide )?attempts?', '“suicide attempt”'],
  ['successful suicides?', '“death by suicide”'],
  ['suffer(?:s|ing|ed)? from', '“live with”, or “have”'],
  ['victims? of (?:depression|anxiety|bipolar|mental illness|ptsd)', '“people with …”'],
  ['normal people', '“people without …”'],
  ['non-?complian(?:t|ce)', '“did not take”, or what stood in the way'],
  ['refus(?:es|ed) (?:treatment|medication)', '“decided against …”'],
  ['attention[- ]seeking', 'what the person needs'],
  ['clean and sober', '“in recovery”'],
];

/**
 * Claims that are regulated in health care advertising, each with its reason; a lint, not legal advice. FTC
 * Act, section 5: 15 USC 45. Florida: s. 456.062 (free or discounted services), 817.234(7) (copayments),
 * 817.505 (patient brokering). Gifts for referrals or patronage: 18 USC 220.
 */
const OF_THE_LAW: readonly [pattern: string, reason: string][] = [
  [
    'cur(?:es?|ed|ing)',
    'A claim of a cure needs proof before it is made (FTC Act, section 5). Say what often helps, and how often.',
  ],
  [
    '(?<!(?:not|no|without) (?:an? )?)guarante(?:e[ds]?|eing)',
    'No result of treatment is certain; promising one may deceive (FTC Act, section 5).',
  ],
  [
    'success rates?|\\d+ ?(?:%|percent) (?:success|recover\\w*|effective|of (?:our|all) (?:patients|clients))',
    'A rate needs a study of your own patients behind it (FTC Act, section 5). Name it, or leave the number out.',
  ],
  [
    "(?:the|our|(?!it|that|what)\\w+[’']s) (?:very )?best(?![- ](?:\\w+ )?(?:evidence|supported|studied|proven|known|tested|ways?|times?|things?|moments?|days?|friends?|interests?|practices?)\\b)(?: (?!in\\b)\\w+){0,3}|(?:voted|rated) best|best[- ]in[- ]class|(?:number one|#1|leading|top-rated) (?:treatment |mental health )?(?:center|clinic|program|provider)",
    'That one is best has to be shown by comparison (FTC Act, section 5). Say what you do.',
  ],
  [
    '(?:100 ?%|completely|totally|fully|absolutely|strictly) confidential',
    'The law has exceptions, such as danger to somebody (45 CFR 164.512); without them this is not true (FTC Act, section 5).',
  ],
  [
    'HIPAA[- ](?:certified|approved|accredited)',
    'Nobody certifies for HIPAA: the government does not (FTC Act, section 5). Say what you do to protect records.',
  ],
  [
    '(?:accepts?|takes?|works? with) (?:all|any|every|most) (?:\\w+ )?(?:insurance|insurances|insurers?|plans?)',
    'Name the insurers with whom you have a contract; “all” is seldom true (FTC Act, section 5).',
  ],
  [
    '(?:waiv\\w+|no|forgiv\\w+) (?:\\w+ )?(?:co-?pay(?:ment)?s?|deductibles?|co-?insurance)',
    'Waiving what the patient owes as a rule is insurance fraud in Florida (s. 817.234(7), Florida Statutes).',
  ],
  [
    '(?:free|complimentary|no[- ]cost|discounted) (?:\\w+ )?(?:assessments?|evaluations?|consultations?|sessions?|screenings?)',
    'Advertising free or discounted services takes the statement that the law words (s. 456.062, Florida Statutes).',
  ],
  [
    '(?:free|complimentary|paid|we pay(?: for)?(?: your)?|no[- ]cost) (?:\\w+ )?(?:travel|transport\\w*|flights?|airfare|rides?|housing|gifts?|gift cards?)|(?:gift cards?|a gift|cash|bonus(?:es)?|rewards?) (?:for|when you|if you)',
    'Something of value to win patients or referrals can be a crime (s. 817.505, Florida Statutes; 18 USC 220).',
  ],
];

const PLACEHOLDERS =
  'lorem ipsum|dolor sit amet|\\btodo\\b|\\btbd\\b|\\bxxx+\\b|insert (?:text|name|date) here|\\[\\s*(?:name|date|text|phone)\\s*\\]';

const SELF_HARM =
  /\b(?:suicid\w*|self[- ]harm\w*|self[- ]injur\w*|end(?:ing)? (?:your|my|their) life|kill(?:ing)? (?:yourself|myself))\b/i;
const CRISIS_LINE = /\b988\b/;

const MAX_HEADING = 90;

/**
 * Matches a sentence in which a center speaks of itself: as "we", or of its programs, days, hours and ways.
 */
const OF_A_CENTER = [
  'we|our|us',
  'every (?:second )?(?:day|week|month)|every two weeks|(?:once|twice|\\w+ (?:times|days|visits)) a week|weekly',
  '\\d+:\\d\\d|\\d ?[AP]M|(?:mon|tues|wednes|thurs|fri)day',
  'by (?:phone|video|telephone)|partial hospitalization|intensive outpatient|outpatient care',
].join('|');
const SPEAKS_OF_CENTER = new RegExp(`\\b(?:${OF_A_CENTER})\\b`, 'i');

/** Whether a sentence speaks of a center. */
export const speaksOfCenter = (sentence: string) => SPEAKS_OF_CENTER.test(sentence);

const CLAIM = `[^.!?\\n]*\\b(?:${OF_A_CENTER})\\b[^.!?\\n]*[.!?]?`;

/**
 * Lints all text of a document; `values` is its data including rich text. Text that came with the software
 * (`isBrought`) may make claims that are not true of this center.
 */
export function adviseOn(values: unknown, { isBrought = false, collection = '' } = {}): LintFinding[] {
  const texts = saidIn(values);
  const all = texts.join('\n');
  return unique([
    ...emptyAdvice(collection, values),
    ...STIGMATIZING.flatMap(([pattern, instead]) =>
      found(all, `\\b(?:${pattern})\\b`).map((words) => ({ words, hint: `Better: ${instead}.` })),
    ),
    ...OF_THE_LAW.flatMap(([pattern, hint]) =>
      found(all, `(?:^|(?<=\\W))(?:${pattern})(?!\\w)`).map((words) => ({ words: words.trim(), hint })),
    ),
    ...found(all, PLACEHOLDERS).map((words) => ({
      words,
      hint: 'This looks like text that is still to be written.',
    })),
    ...(SELF_HARM.test(all) && !CRISIS_LINE.test(all)
      ? [
          {
            words: SELF_HARM.exec(all)?.[0] ?? '',
            hint: 'Near words of self-harm, say that help is there: call or text 988.',
          },
        ]
      : []),
    ...richTextsIn(values).flatMap(headingAdvice),
    ...pictureAdvice(values),
    ...(isBrought ? claimAdvice(values) : []),
  ]);
}

/** An article or a page of one's own that would be published without content. */
function emptyAdvice(collection: string, values: unknown): LintFinding[] {
  if (collection === 'blog' && !hasContent(prop(prop(values, 'content'), 'root')))
    return [{ words: '', hint: 'This article has no text yet.' }];
  return collection === 'extra-pages' && asList(prop(values, 'blocks')).length === 0
    ? [{ words: '', hint: 'This page has no content yet.' }]
    : [];
}

/** Text or a picture. */
const hasContent = (node: unknown): boolean =>
  prop(node, 'type') === 'upload' ||
  asString(prop(node, 'text')) !== '' ||
  asList(prop(node, 'children')).some(hasContent);

function headingAdvice(richText: unknown): LintFinding[] {
  const advice: LintFinding[] = [];
  // The page's own headings are level 2 already.
  let level = 2;
  for (const node of asList(prop(prop(richText, 'root'), 'children'))) {
    if (prop(node, 'type') !== 'heading') continue;
    const own = Number(asString(prop(node, 'tag')).slice(1));
    const words = saidIn(prop(node, 'children')).join('');
    if (own > level + 1)
      advice.push({ words, hint: `Heading ${own} follows heading ${level}; one level is skipped.` });
    if (words.length > MAX_HEADING) advice.push({ words, hint: 'A heading reads best on one line.' });
    level = own;
  }
  return advice;
}

/** Until a reviewer has signed, claims about the center may be another center's. */
function claimAdvice(values: unknown): LintFinding[] {
  if (prop(prop(values, 'review'), 'reviewer')) return [];
  // Questions for a first visit are written from the reader's point of view.
  const { visitQuestions: _q, lastChange: _l, review: _r, ...said } = values as Record<string, unknown>;
  return found(saidIn(said).join('\n'), CLAIM).map((words) => ({
    words: words.trim(),
    hint: 'This says what your center does. Keep it only where it is true.',
  }));
}

/** A picture's own form, and the logo of the site. */
function pictureAdvice(values: unknown): LintFinding[] {
  const filename = asString(prop(values, 'filename'));
  const alt = asString(prop(values, 'alt'));
  const header = prop(values, 'header');
  return [
    ...(filename && !alt
      ? [{ words: filename, hint: 'Say in one sentence what it shows, for people who cannot see it.' }]
      : []),
    ...(/^(?:an? )?(?:picture|photo(?:graph)?|image) (?:of|showing)\b/i.test(alt)
      ? [{ words: alt, hint: 'Leave out “picture of”: it is announced as one.' }]
      : []),
    ...(prop(header, 'logo') && !asString(prop(header, 'logoAlt'))
      ? [{ words: 'Logo', hint: 'Give it an alternative text; the center’s name is enough.' }]
      : []),
  ];
}

/** Fields whose text visitors do not see. */
const SILENT = new Set([
  'id',
  'url',
  'slug',
  'name',
  'filename',
  'mimeType',
  'changedBy',
  'blockType',
  'type',
  'tag',
  'format',
  'style',
  'mode',
  'direction',
  'relationTo',
  '_status',
  'createdAt',
  'updatedAt',
  'structuredData',
  'canonicalUrl',
  'listType',
  'icon',
  'variant',
  'linkType',
]);

const saidIn = (value: unknown) => textsIn(value, (field) => SILENT.has(field));

function richTextsIn(value: unknown): unknown[] {
  const found: unknown[] = [];
  walk(value, (part) => {
    if (!isRichText(part)) return undefined;
    found.push(part);
    return false;
  });
  return found;
}

const found = (text: string, pattern: string): string[] =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].map(([words]) => words);

const unique = (advice: LintFinding[]) =>
  advice.filter(
    (one, index) =>
      advice.findIndex(
        (other) => other.words.toLowerCase() === one.words.toLowerCase() && other.hint === one.hint,
      ) === index,
  );
