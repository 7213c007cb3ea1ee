/** A number that people in a crisis call or text, or the words between. */
export type CrisisPart = { text: string; href?: string };

// "text 988" leads to the messages, as do the veterans' six digits; 988 and 911 by themselves are called.
const NUMBERS =
  /\b(text)(\s+(?:to\s+)?)(?=(988|838255)\b)|(?<![\d$.,/-])(988|911|838255)(?![\d/%-]|[.,]\d)/gi;

const hrefOf = (number: string) => (number === '838255' ? `sms:${number}` : `tel:${number}`);

/** Plain words in parts, with 988, 911 and 838255 as links. */
export function crisisParts(words: string): CrisisPart[] {
  const parts: CrisisPart[] = [];
  let end = 0;
  for (const match of words.matchAll(NUMBERS)) {
    const [whole, text, space, target, number] = match;
    if (match.index > end) parts.push({ text: words.slice(end, match.index) });
    if (text) parts.push({ text, href: `sms:${target}` }, { text: space ?? ' ' });
    else parts.push({ text: number ?? whole, href: hrefOf(number ?? whole) });
    end = match.index + whole.length;
  }
  if (end < words.length) parts.push({ text: words.slice(end) });
  return parts;
}

/**
 * Sanitised HTML in which every 988, 911 and 838255 that is no link yet is one: editors write the numbers, and whoever
 * reads them with shaking hands only has to touch them.
 */
export const linkCrisisNumbers = (html: string): string =>
  html
    .split(/(<a\b[^>]*>.*?<\/a>|<code\b[^>]*>.*?<\/code>)/is)
    .map((piece, index) => (index % 2 === 1 ? piece : linked(piece)))
    .join('');

// Between "text" and the number an editor's bold may begin.
const linked = (html: string) =>
  html
    .replace(
      /\b(text)((?:\s|&nbsp;|<\/?(?:strong|b|em|i)>)+)(?=(988|838255)\b)/gi,
      '<a href="sms:$3">$1</a>$2',
    )
    .split(/(<[^>]*>)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(
            /(?<![\d$.,/-])(988|911|838255)(?![\d/%-]|[.,]\d)/g,
            (number) => `<a href="${hrefOf(number)}">${number}</a>`,
          ),
    )
    .join('');
