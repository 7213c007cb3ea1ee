import { createHash } from 'node:crypto';
import DOMPurify from 'isomorphic-dompurify';
import { replaceTags } from '@/content/plain-text';
import { narrowed } from '@/content/words/allowed-html';
import { linkCrisisNumbers } from './link-crisis-numbers';
import { processSingleton } from '@/services/process/singleton';

/** Reduces editors' HTML to what an article needs. The result is safe to insert into a page. */
export const sanitizeHtml = narrowed(DOMPurify);

const REMEMBERED = 1000;
const remembered = processSingleton('sanitized', () => new Map<string, string>());

/**
 * Links crisis numbers in a text and sanitizes it, once per text and process: it costs about 2 ms per
 * kilobyte.
 */
export const sanitizeOnce = (source: string, toHtml: () => string): string =>
  memoizeByHash(source, () => sanitizeHtml(withCrisisLinks(toHtml())));

/**
 * The numbers are linked in the parsed tree and sanitized afterward: nothing may be inserted into sanitized
 * HTML as text.
 */
function withCrisisLinks(html: string): string {
  if (!/988|911|838255/.test(replaceTags(html, ''))) return html;
  const tree = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
  linkCrisisNumbers(tree);
  const holder = tree.ownerDocument.createElement('div');
  holder.append(tree);
  return holder.innerHTML;
}

/** Pages sanitize all HTML again where it is rendered; once per text and process. */
export const sanitizeForPage = (html: string): string =>
  memoizeByHash(`page ${html}`, () => sanitizeHtml(html));

function memoizeByHash(source: string, make: () => string): string {
  const key = createHash('sha256').update(source).digest('base64');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const clean = make();
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, clean);
  return clean;
}
