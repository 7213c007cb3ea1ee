const TAG = /<[^>]*>/g;

/**
 * Replaces what ends with `end`, such as tags. Nothing of it stands behind the last `end`: a search there
 * would read the rest of the text again at every possible beginning.
 */
export function replaceUpTo(
  end: string,
  text: string,
  pattern: RegExp,
  by: string | ((whole: string, first: string) => string),
): string {
  const at = text.lastIndexOf(end);
  const rest = at < 0 ? 0 : at + end.length;
  return text.slice(0, rest).replace(pattern, by as string) + text.slice(rest);
}

/** Replaces the tags of HTML. */
export const replaceTags = (html: string, by: string, tag = TAG) => replaceUpTo('>', html, tag, by);

/** A text without this word at its end, in whatever case, and without the spaces before it. */
export const withoutLastWord = (text: string, word: string) =>
  new RegExp(`\\s${word}$`, 'i').test(text) ? text.slice(0, -word.length).trimEnd() : text;

/** The lines of a postal address, with commas between them. */
export const inOneLine = (address: string) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
