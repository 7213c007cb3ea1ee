import { createHash } from 'node:crypto';
import DOMPurify from 'isomorphic-dompurify';
import { narrowed } from '@/content/words/allowed-html';
import { linkCrisisNumbers } from './link-crisis-numbers';
import { processSingleton } from '../process/singleton';

/** HTML that editors wrote, reduced to what an article needs. Safe to put into a page as it is. */
export const sanitizeHtml = narrowed(DOMPurify);

const REMEMBERED = 1000;
const remembered = processSingleton('sanitized', () => new Map<string, string>());

/** The same text is sanitized, and its crisis numbers linked, once per process: it costs about 2 ms per kilobyte. */
export const sanitizeOnce = (source: string, toHtml: () => string): string =>
  once(source, () => sanitizeHtml(withCrisisLinks(toHtml())));

/** The numbers are linked in the parsed tree and sanitized afterward: nothing may be put into sanitized HTML as text. */
function withCrisisLinks(html: string): string {
  if (!/988|911|838255/.test(html.replace(/<[^>]*>/g, ''))) return html;
  const tree = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
  linkCrisisNumbers(tree);
  const holder = tree.ownerDocument.createElement('div');
  holder.append(tree);
  return holder.innerHTML;
}

/** What a page shows passes here where it is rendered, whatever it went through before; each text once per process. */
export const sanitizeForPage = (html: string): string => once(`page ${html}`, () => sanitizeHtml(html));

function once(source: string, make: () => string): string {
  const key = createHash('sha256').update(source).digest('base64');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const clean = make();
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, clean);
  return clean;
}
