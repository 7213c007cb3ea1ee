import { createHash } from 'node:crypto';
import DOMPurify from 'isomorphic-dompurify';
import { narrowed } from '@/content/allowed-html';
import { linkCrisisNumbers } from '@/content/crisis-links';
import { processWide } from './process-wide';

/** HTML that editors wrote, reduced to what an article needs. Safe to put into a page as it is. */
export const sanitizeHtml = narrowed(DOMPurify);

const REMEMBERED = 1000;
const remembered = processWide('sanitized', () => new Map<string, string>());

/** The same text is sanitised, and its crisis numbers linked, once per process: it costs about 2 ms per kilobyte. */
export const sanitizeOnce = (source: string, toHtml: () => string): string =>
  once(source, () => linkCrisisNumbers(sanitizeHtml(toHtml())));

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
