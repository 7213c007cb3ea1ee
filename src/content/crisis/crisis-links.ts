/** A crisis number, or the text between two of them. */
export type CrisisPart = { text: string; href?: string };

const NUMBER = '988|911|838255';
/** Not part of a price, a room or another number; "988/911" and "988-911" are two numbers. */
const BEFORE = `(?<![\\d$.,]|(?<!\\b(?:${NUMBER}))[/-])`;
const AFTER = `(?![\\d%]|[.,]\\d|[/-](?!(?:${NUMBER})\\b)[\\w])`;

/** "text 988", "text to 988", "text HELLO to 988". */
const TEXTING = new RegExp(
  `\\b(text)((?:\\s+["“‘']?[\\w-]+["”’']?){0,2}\\s+to\\s+|\\s+)(988|838255)${AFTER}`,
  'gi',
);
const ALONE = new RegExp(`${BEFORE}(${NUMBER})${AFTER}`, 'g');

/** Holds "calling and". Reading all words before each number would take too long in a long text. */
const BEFORE_TEXT = 30;

const hrefOf = (number: string) => (number === '838255' ? `sms:${number}` : `tel:${number}`);

/**
 * In "call or text 988" the number is a tel: link and "text" an sms: link; in "text 988" both are sms: links.
 */
const numberHref = (before: string, number: string) =>
  /\bcall(?:ing)?\s+(?:or|and)\s+$/i.test(before) ? hrefOf(number) : `sms:${number}`;

/** Splits plain text into parts, with 988, 911 and 838255 as links. */
export function crisisParts(words: string): CrisisPart[] {
  const parts: CrisisPart[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: text = '', 2: mid = '', 3: number = '' } of words.matchAll(TEXTING)) {
    parts.push(...callsIn(words.slice(end, index)));
    parts.push({ text, href: `sms:${number}` }, { text: mid });
    parts.push({
      text: number,
      href: numberHref(words.slice(Math.max(0, index - BEFORE_TEXT), index), number),
    });
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
