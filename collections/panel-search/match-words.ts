import { fold } from '@/content/fold';
import { asString, prop, walk } from '@/content/json';
import { replaceTags } from '@/content/plain-text';

/** Values that no editor wrote: kinds, states, addresses of files, formats of the editor. */
const SILENT =
  /^(?:id|_.*|.*At|type|format|direction|mode|style|tag|listType|kind|relationTo|linkType|blockType|blockName|mimeType|thumbnailURL|filesize|palette|place|icon|changedBy|globalType|robots|nextReviewOn|reviewedOn)$/;
const EXCERPT_LENGTH = 140;
const LEAD_LENGTH = 40;

/** The words that are looked for; at most eight. */
export const searchedWords = (query: string) => fold(query).split(/\s+/).filter(Boolean).slice(0, 8);

/**
 * Whether a document has all words, in whatever field.
 * @returns the text around the first that is not in the title; empty if all are; undefined if one is missing
 */
export function matchWords(doc: unknown, title: string, words: readonly string[]): string | undefined {
  // What search engines show comes last: it repeats the rest.
  const { seo, ...rest } = { seo: undefined, ...(doc as object) };
  const texts = [...paragraphsOf(rest), ...paragraphsOf(seo)];
  const folded = texts.map(fold);
  const head = fold(title);
  if (!words.every((word) => head.includes(word) || folded.some((text) => text.includes(word))))
    return undefined;
  const first = words.find((word) => !head.includes(word));
  if (first === undefined) return '';
  const at = folded.findIndex((text) => text.includes(first));
  return excerptOf(texts[at] ?? '', folded[at]?.indexOf(first) ?? 0);
}

/** The texts of a document. The parts of one paragraph, such as a bold word, are one text. */
function paragraphsOf(doc: unknown): string[] {
  const texts: string[] = [];
  walk(doc, (value, path) => {
    if (SILENT.test(path.at(-1) ?? '')) return false;
    const parts = prop(value, 'children');
    if (Array.isArray(parts) && parts.some((part) => prop(part, 'type') === 'text')) {
      texts.push(wordsOfNode(value));
      return false;
    }
    if (typeof value === 'string' && value.trim()) texts.push(replaceTags(value, ' '));
    return undefined;
  });
  return texts;
}

const INLINE = /^(?:text|link|autolink)$/;

function wordsOfNode(node: unknown): string {
  const [parts, text] = [prop(node, 'children'), prop(node, 'text')];
  const words = Array.isArray(parts) ? parts.map(wordsOfNode).join('') : typeof text === 'string' ? text : '';
  return INLINE.test(asString(prop(node, 'type'))) ? words : ` ${words} `;
}

function excerptOf(text: string, at: number): string {
  const flat = text.replace(/\s/g, ' ');
  const from = at <= LEAD_LENGTH ? 0 : Math.max(0, flat.lastIndexOf(' ', at - LEAD_LENGTH) + 1);
  const isWhole = from + EXCERPT_LENGTH >= flat.length;
  const end = isWhole ? flat.length : flat.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const part = flat
    .slice(from, end > at ? end : from + EXCERPT_LENGTH)
    .replace(/ +/g, ' ')
    .trim();
  return `${from > 0 ? '… ' : ''}${part}${isWhole ? '' : ' …'}`;
}
