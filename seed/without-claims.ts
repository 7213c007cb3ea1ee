import { speaksOfCenter } from '@/content/words/content-lint';
import type { SeedCondition, SeedTherapy } from './types';

/** General advice in place of the fictional center's statements about itself. Safety information stays. */
const ANYBODYS: readonly [RegExp, string][] = [
  [/\bour psychiatrist will plan it with you\b/gi, 'A prescriber can plan it with you'],
  [/\bwe talk about clozapine\b/g, 'clozapine may help'],
  [/\bside effects that we take seriously\b/g, 'side effects'],
  [/\bso we ask for a recent medical exam, or arrange one\b/gi, 'A recent medical exam can rule that out'],
  [/\btell us when it is safe to call\b/g, 'call from a place that is safe'],
  [
    /\btell us when you call if the trip is the problem\b/gi,
    'Say so when you call, if the trip is the problem',
  ],
  [/\bwhen you call us\b/g, 'when you call'],
  [/\b(tell|talk with|ask|call) us\b/gi, '$1 whoever treats you'],
  [/\bNone of them replaces a hospital\b/g, 'No treatment by day replaces a hospital'],
  [/\bAt other hours, if you are in crisis\b/g, 'If you are in crisis'],
  [/, group work or time in the garden\b/g, ' or group work'],
];

/** Sentences without "we" that are true only of the fictional center, or depend on one that is. */
const OF_THE_FICTIONAL_ONE =
  /\b(?:given|treated|offered) here\b|\bbetween the three\b|\ball three\b|\bin a quiet room, on the garden path\b|\bThese are not small things\b|\bless than\s+standard DBT\b|\bthere is one when you want one\b|\bYou see one therapist\b|\bfits on a single page\b|\bon weekdays\b|\bof the family sessions works\b|\bThey are two people\b/;

/** The end of a sentence that states what the center does. */
const WHAT_WE_DO = /,? (?:so|and|where|with which) (?:it is usually where )?(?:we|our)\b[^.!?]*(?=[.!?]$)/i;

/**
 * Removes all claims about a center from a text: what it does, its hours, its programs. A paragraph or list
 * item that becomes empty is removed too.
 */
function withoutClaims(text: string): string {
  return text
    .split(/(\n+)/)
    .map((block) => {
      if (!block.trim()) return block;
      const [, open = '', inner = '', close = ''] =
        /^(<(?:p|li|h[2-4])>)?(.*?)(<\/(?:p|li|h[2-4])>)?$/s.exec(block) ?? [];
      const left = inner
        .split(/(?<=[.!?])\s+(?=[A-Z<“])/)
        .flatMap((sentence) => claimless(sentence))
        .join(' ');
      return left ? open + left + close : '';
    })
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n<ul>\n+<\/ul>/g, '')
    .trim();
}

function claimless(sentence: string): string[] {
  if (/^<\/?(?:ul|ol)>$/.test(sentence)) return [sentence];
  let said = sentence;
  if (OF_THE_FICTIONAL_ONE.test(plain(said))) return [];
  for (const [pattern, words] of ANYBODYS) said = said.replace(pattern, words);
  if (speaksOfCenter(plain(said))) said = said.replace(WHAT_WE_DO, '');
  return speaksOfCenter(plain(said)) ? [] : [said];
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** A condition for a center's own site: a draft for staff to read, complete and approve. */
export const claimlessCondition = (seed: SeedCondition): SeedCondition => ({
  ...seed,
  summary: withoutClaims(seed.summary),
  text1: withoutClaims(seed.text1),
  symptoms: withoutClaims(seed.symptoms),
  treatments: withoutClaims(seed.treatments),
  atGlance: Object.fromEntries(
    Object.entries(seed.atGlance).map(([key, words]) => [key, withoutClaims(words)]),
  ) as SeedCondition['atGlance'],
});

export const claimlessTherapy = (seed: SeedTherapy): SeedTherapy => ({
  ...seed,
  summary: withoutClaims(seed.summary),
  text1: withoutClaims(seed.text1),
  benefits: withoutClaims(seed.benefits),
  approach: withoutClaims(seed.approach),
});
