import { describe, expect, test } from '@jest/globals';
import { claimlessCondition, claimlessTherapy } from '../../../seed/without-claims';
import { adviseOn } from '@/content/words/content-lint';
import { seedConditions } from '../../../seed/conditions';
import { seedTherapies } from '../../../seed/therapies';
import { richText } from '../../helpers/fixtures/content';

const hints = (values: unknown) => adviseOn(values).map(({ words, hint }) => `${words}: ${hint}`);

describe('content lint reports', () => {
  test.each([
    ['an addict may call', /^addict: Better: “person with a substance use disorder”/],
    ['She committed suicide', /^committed suicide: Better: “died by suicide”/],
    ['Those who suffer from anxiety', /^suffer from: Better: “live with”/],
    ['Lorem ipsum dolor sit amet', /^Lorem ipsum: This looks like text that is still to be written/],
    ['TODO', /still to be written/],
    [
      'Thoughts of suicide are common',
      /^suicide: Near words of self-harm, say that help is there: call or text 988/,
    ],
  ])('%s', (summary, expected) => {
    expect(hints({ summary })).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });

  test('a heading that skips a level', () => {
    const { root } = richText('Deep');
    const heading = { ...root.children[0], type: 'heading', tag: 'h4' };
    expect(hints({ text1: { root: { ...root, children: [heading] } } })).toEqual([
      'Deep: Heading 4 follows heading 2; one level is skipped.',
    ]);
  });

  test('an article without text, and a page of one’s own without blocks', () => {
    const { root } = richText('');
    const about = (collection: string, values: object) =>
      adviseOn(values, { collection }).map(({ hint }) => hint);
    const picture = { root: { ...root, children: [{ type: 'upload', value: 'id' }] } };
    expect(about('blog', { title: 'New' })).toEqual(['This article has no text yet.']);
    expect(about('blog', { content: { root } })).toEqual(['This article has no text yet.']);
    expect(about('blog', { content: richText('Words.') })).toEqual([]);
    expect(about('blog', { content: picture })).toEqual([]);
    expect(about('extra-pages', { title: 'New', blocks: [] })).toEqual(['This page has no content yet.']);
    expect(about('extra-pages', { blocks: [{ blockType: 'text' }] })).toEqual([]);
    expect(about('conditions', {})).toEqual([]);
  });

  test('a picture or a logo without words, and words that say that it is a picture', () => {
    expect(hints({ filename: 'garden.jpg', alt: ' ' })).toEqual([
      expect.stringMatching(/^garden\.jpg: Say in one/),
    ]);
    expect(hints({ filename: 'garden.jpg', alt: 'Picture of a garden' })).toEqual([
      expect.stringMatching(/Leave out “picture of”/),
    ]);
    expect(hints({ header: { logo: 'id', logoAlt: '' } })).toEqual([expect.stringMatching(/^Logo: /)]);
  });
});

test('unproblematic text is not reported, nor are field names and URLs', () => {
  const values = {
    title: 'Depression',
    slug: 'crazy-quilt',
    url: '/todo',
    summary: 'People with depression live well. In crisis, call or text 988: thoughts of suicide pass.',
    text1: richText('Calm words.'),
    filename: 'garden.jpg',
    alt: 'A garden at dawn',
  };
  expect(hints(values)).toEqual([]);
});

test('claims in a text that came with the software are listed until the text is reviewed', () => {
  const text = 'Sleep changes. We ask about your heart! Then our psychiatrist explains.';
  const claims = (values: object, isBrought = true) =>
    adviseOn(values, { isBrought }).map(({ words }) => words);
  const both = ['We ask about your heart!', 'Then our psychiatrist explains.'];
  expect(claims({ summary: text })).toEqual(both);
  expect(claims({ summary: text, review: { reviewer: 'an id' } })).toEqual([]);
  expect(claims({ summary: text }, false)).toEqual([]);
});

test('so is every fact of the fictional center that such a text has', () => {
  const told = (text: string) =>
    adviseOn({ text: text.replace(/<[^>]*>/g, '') }, { isBrought: true })
      .map(({ words }) => words)
      .join('\n');
  const facts = [
    'every two weeks',
    '9:00 AM to 6:00 PM',
    'by video',
    'every second week',
    'three times a week',
  ];
  const texts = [...seedConditions, ...seedTherapies].flatMap((seed) =>
    Object.values(seed).filter((value) => typeof value === 'string'),
  );
  for (const fact of facts) {
    const having = texts.map((text) => text.replace(/\s+/g, ' ')).filter((text) => text.includes(fact));
    expect([fact, having.length > 0]).toEqual([fact, true]);
    for (const text of having) expect(told(text)).toContain(fact);
  }
});

test.each([
  ['Our program cures depression in 30 days.', 'cures', /FTC Act/],
  ['Results are guaranteed.', 'guaranteed', /FTC Act/],
  ['We have a 94% success rate.', '94% success', /study/],
  ['The best treatment center in Florida.', 'The best treatment', /FTC Act/],
  ['We are the best.', 'the best', /FTC Act/],
  ['The best mental health care in Florida.', 'The best mental health care', /FTC Act/],
  ['Florida’s best program.', 'Florida’s best program', /FTC Act/],
  ['Voted best in the county.', 'Voted best', /FTC Act/],
  ['Everything is 100% confidential.', '100% confidential', /164\.512/],
  ['We are HIPAA certified.', 'HIPAA certified', /Nobody certifies/],
  ['We accept all insurance plans.', 'accept all insurance', /contract/],
  ['We waive copays.', 'waive copays', /817\.234\(7\)/],
  ['Call for a free assessment.', 'free assessment', /456\.062/],
  ['We pay for your flight: free travel.', 'free travel', /817\.505.*18 USC 220/],
  ['A gift card for each friend.', 'gift card', /18 USC 220/],
])('“%s” is named with its law, on every document and also where it is reviewed', (text, words, reason) => {
  for (const isBrought of [true, false]) {
    const advice = adviseOn({ body: { text }, review: { reviewer: 'an id' } }, { isBrought });
    const found = advice.filter(({ hint }) => reason.test(hint));
    expect([isBrought, found.map((one) => one.words.toLowerCase()).join()]).toEqual([
      isBrought,
      expect.stringContaining(words.toLowerCase()),
    ]);
  }
});

test.each([
  'An estimate, not a guarantee; your plan decides.',
  'A heading reads best on one line. Rest is free time.',
  'The treatments with the best evidence, among the best-supported ones. You are doing your best.',
  'The best way is to ask, and the best time is now. It’s best to call.',
  'There is no guarantee.',
])('“%s” is left alone by the laws', (text) => {
  expect(adviseOn({ text }).filter(({ hint }) => /FTC|Statutes|USC|CFR/.test(hint))).toEqual([]);
});

test('the drafts of an own start claim nothing of a center, and keep what is about safety', () => {
  const drafts = [...seedConditions.map(claimlessCondition), ...seedTherapies.map(claimlessTherapy)];
  for (const { seo: _seo, sources: _sources, ...draft } of drafts) {
    const words = JSON.parse(JSON.stringify(draft).replace(/<[^>]*>/g, ' ')) as object;
    const claims = adviseOn(words, { isBrought: true }).filter(({ hint }) =>
      hint.startsWith('This says what your center'),
    );
    expect([draft.slug, claims]).toEqual([draft.slug, []]);
    const said = JSON.stringify(draft);
    expect([draft.slug, /garden|treated here|PHP|\bIOP\b|Florida/.test(said)]).toEqual([draft.slug, false]);
  }
  for (const [index, seed] of seedConditions.entries()) {
    const draft = claimlessCondition(seed);
    for (const key of ['text1', 'symptoms', 'treatments'] as const)
      expect([draft.slug, key, draft[key].length > 300]).toEqual([draft.slug, key, true]);
    const times = (text: string) => text.split('call or text 988').length;
    expect([index, times(draft.treatments)]).toEqual([index, times(seed.treatments)]);
  }
});
