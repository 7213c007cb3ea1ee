/** A number that people in a crisis call or text, or the words between. */
export type CrisisPart = { text: string; href?: string };

const NUMBER = '988|911|838255';
/** Not a part of a price, a room or another number; "988/911" and "988-911" are two. */
const BEFORE = `(?<![\\d$.,]|(?<!\\b(?:${NUMBER}))[/-])`;
const AFTER = `(?![\\d%]|[.,]\\d|[/-](?!(?:${NUMBER})\\b)[\\w])`;

/** "text 988", "text to 988", "text HELLO to 988": what may stand between, with the marks of bold words in HTML. */
const between = (gap: string) => `(?:(?:${gap}["“‘']?[\\w-]+["”’']?){0,2}${gap}to${gap}|${gap})`;
const texting = (gap: string) => new RegExp(`\\b(text)(${between(gap)})(988|838255)${AFTER}`, 'gi');
const IN_WORDS = texting('\\s+');
const IN_HTML = texting('(?:\\s|&nbsp;|</?(?:strong|b|em|i)>)+');
const ALONE = new RegExp(`${BEFORE}(${NUMBER})${AFTER}`, 'g');

const hrefOf = (number: string) => (number === '838255' ? `sms:${number}` : `tel:${number}`);

/** In "call or text 988" the number is called, the word "text" leads to the messages; where one only texts, both do. */
const numberHref = (before: string, number: string) =>
  /\bcall(?:ing)?\s+(?:or|and)\s+$/i.test(before) ? hrefOf(number) : `sms:${number}`;

/** Plain words in parts, with 988, 911 and 838255 as links. */
export function crisisParts(words: string): CrisisPart[] {
  const parts: CrisisPart[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: text = '', 2: mid = '', 3: number = '' } of words.matchAll(IN_WORDS)) {
    parts.push(...callsIn(words.slice(end, index)));
    parts.push({ text, href: `sms:${number}` }, { text: mid });
    parts.push({ text: number, href: numberHref(words.slice(0, index), number) });
    end = index + whole.length;
  }
  parts.push(...callsIn(words.slice(end)));
  return parts;
}

function callsIn(words: string): CrisisPart[] {
  const pieces = words.split(ALONE);
  return pieces.flatMap((text, index) =>
    index % 2 === 1 ? { text, href: hrefOf(text) } : text ? { text } : [],
  );
}

/**
 * Sanitised HTML in which every 988, 911 and 838255 that is no link yet is one: editors write the numbers, and whoever
 * reads them with shaking hands only has to touch them.
 */
export const linkCrisisNumbers = (html: string): string =>
  outsideOfLinks(outsideOfLinks(html, linkTexting), linkCalls);

const outsideOfLinks = (html: string, change: (piece: string) => string) =>
  html
    .split(/(<a\b[^>]*>.*?<\/a>|<code\b[^>]*>.*?<\/code>)/is)
    .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
    .join('');

const linkTexting = (html: string) =>
  html.replace(
    IN_HTML,
    (_whole, text: string, mid: string, number: string, offset: number) =>
      `<a href="sms:${number}">${text}</a>${mid}<a href="${numberHref(html.slice(0, offset), number)}">${number}</a>`,
  );

const linkCalls = (html: string) =>
  html
    .split(/(<[^>]*>)/)
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replace(ALONE, (number) => `<a href="${hrefOf(number)}">${number}</a>`),
    )
    .join('');
