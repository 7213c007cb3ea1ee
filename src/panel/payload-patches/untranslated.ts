/** Sentences of Payload that its translations do not reach. */
const SENTENCES: readonly [of: RegExp, one: string, several: (count: string) => string][] = [
  [
    /^Failed to save (\d+) files$/,
    'The picture was not saved',
    (count) => `${count} pictures were not saved`,
  ],
  [/^Successfully saved (\d+) files$/, 'The picture was saved', (count) => `${count} pictures were saved`],
];

/** Payload puts the name of a collection into a sentence as it stands in the menu. */
const COUNTED = /^((?:Delete|Move|Restore) \d+ )([A-Z])/;

/** @returns the sentence in the words of the panel; other sentences as they are */
export function plainSentence(sentence: string): string {
  for (const [of, one, several] of SENTENCES) {
    const count = of.exec(sentence)?.[1];
    if (count !== undefined) return count === '1' ? one : several(count);
  }
  return sentence.replace(COUNTED, (_whole, begin: string, letter: string) => begin + letter.toLowerCase());
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Where such sentences stand, which part of them, and what becomes of it. */
const PLACES: readonly [
  selector: string,
  part: (element: Element) => unknown,
  plainly: (words: string, element: Element) => string,
][] = [
  ['[data-sonner-toast] [data-title], .confirmation-modal p', ({ firstChild }) => firstChild, plainSentence],
  // "All", a space, the name.
  ['.default-list-view-tabs__button:first-child .btn__label', ({ lastChild }) => lastChild, lowerFirst],
  // The name of a file, beside a picture that has a sentence about what it shows.
  [
    '.upload-relationship-details__filename',
    (element) => (element.querySelector('a') ?? element).firstChild,
    (name, element) => element.closest('.upload-relationship-details')?.querySelector('img')?.alt || name,
  ],
];

/**
 * Replaces these sentences on screen. Only text is changed, so that React finds its elements.
 */
export function sayPlainly() {
  for (const [selector, part, plainly] of PLACES)
    for (const element of document.querySelectorAll(selector)) {
      const text = part(element);
      if (!(text instanceof Text)) continue;
      const plain = plainly(text.data, element);
      if (plain !== text.data) text.data = plain;
    }
}
