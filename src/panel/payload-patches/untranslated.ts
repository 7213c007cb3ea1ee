/** Sentences of Payload that its translations do not reach. */
const SENTENCES: readonly [of: RegExp, one: string, several: (count: string) => string][] = [
  [
    /^Failed to save (\d+) files$/,
    'The picture was not saved',
    (count) => `${count} pictures were not saved`,
  ],
  [/^Successfully saved (\d+) files$/, 'The picture was saved', (count) => `${count} pictures were saved`],
];

/** @returns the sentence in the words of the panel; other sentences as they are */
export function plainSentence(sentence: string): string {
  for (const [of, one, several] of SENTENCES) {
    const count = of.exec(sentence)?.[1];
    if (count !== undefined) return count === '1' ? one : several(count);
  }
  return sentence;
}

/**
 * Replaces these sentences in the notes on screen. Only text is changed, so that React finds its elements.
 */
export function sayPlainly() {
  for (const title of document.querySelectorAll('[data-sonner-toast] [data-title]')) {
    const text = title.firstChild;
    if (!(text instanceof Text)) continue;
    const plain = plainSentence(text.data);
    if (plain !== text.data) text.data = plain;
  }
}
