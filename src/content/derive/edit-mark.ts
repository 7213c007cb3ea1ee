/**
 * An edit mark names where words of a page are edited: `#mission` or `#mission.title` in the page's own
 * document, `/conditions/panic`, `team-members/7` or `site-layout#contact` in another one. Sections have it
 * as `data-edit`. In previews each text has its own as well, in invisible characters at its end.
 */
const SIGNS = ['\u200b', '\u200c', '\u200d', '\u2060'];
const MARK = new RegExp(`(?:${SIGNS.join('|')}){16,}`, 'g');
/** Signs for each character of a mark. */
const WIDTH = 4;

/** A text that ends with a mark; an empty one stays empty. */
export const writeMark = (text: string, mark: string) =>
  text && text + [...mark].map((character) => signsOf(character.charCodeAt(0))).join('');

/** The first mark in a text. */
export function readMark(text: string): string | undefined {
  const [signs] = text.match(MARK) ?? [];
  const digits = signs && Array.from(signs, (sign) => SIGNS.indexOf(sign)).join('');
  return digits?.replace(/.{4}/g, (code) => String.fromCharCode(parseInt(code, SIGNS.length)));
}

export const withoutMarks = (text: string) => text.replace(MARK, '');

const signsOf = (code: number) =>
  code
    .toString(SIGNS.length)
    .padStart(WIDTH, '0')
    .replace(/./g, (digit) => SIGNS[Number(digit)] ?? '');
