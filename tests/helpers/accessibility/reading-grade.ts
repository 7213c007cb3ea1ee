/**
 * The Flesch-Kincaid grade of a text: the US school year that can read it. HTML or plain text; a heading, a
 * list item and the bold words at its beginning count as sentences.
 */
export function readingGrade(text: string): number {
  const plain = text
    .replace(/<\/(p|h\d|li|blockquote)>/g, '.\n')
    .replace(/<\/strong>(?= [A-Z])/g, '.')
    .replace(/<[^>]*>/g, '')
    .replace(/\n\s*\n/g, '.\n');
  const named = TERMS.reduce(
    (words, term) => words.replaceAll(new RegExp(`\\b${term}\\b`, 'gi'), 'term'),
    plain,
  );
  const sentences = named.split(/[.!?]+[”"’)]*(?=\s|$)/).filter((sentence) => /[a-z]/i.test(sentence));
  const words = named.match(/[a-z][a-z’'-]*|\d+/gi) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Names of medicines, which have no simpler word. */
const TERMS = ['benzodiazepines?', 'antidepressants?', 'antipsychotics?', 'clozapine', 'esketamine'];

/** Approximately as spoken: groups of vowels, without silent endings. */
export function syllablesOf(word: string): number {
  const parts = word
    .toLowerCase()
    .split(/[-’']/)
    .filter((part) => part.length > 1 || part === 'a' || part === 'i');
  const count = parts.reduce((sum, part) => sum + ofOnePart(part), 0);
  return Math.max(1, count);
}

function ofOnePart(part: string): number {
  if (part.length < 3) return 1;
  const spoken = part.replace(/(?:[^laeiouycgsxz]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  const groups = spoken.match(/[aeiouy]{1,2}/g) ?? [];
  const split = part.match(/ia(?!l)|(?<!p)eo(?!us)|[aeouy]ing\b/g) ?? [];
  return Math.max(1, groups.length + split.length);
}
