import { createHash } from 'node:crypto';
import DOMPurify from 'isomorphic-dompurify';
import { linkCrisisNumbers } from '@/content/crisis-links';
import { processWide } from './process-wide';

/** What src/server/rich-text.ts writes, and nothing more. */
const ALLOWED_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'blockquote',
  'hr',
  'img',
  'video',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const ALLOWED_ATTR = [
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'controls',
  'colspan',
  'rowspan',
  'scope',
  'start',
];
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:|sms:|\/(?![/\\])|#)/i;

// A picture of another site would tell that site who reads which page; only the media library's are shown.
DOMPurify.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (attribute.attrName === 'src') attribute.keepAttr = /^\/(?![/\\])/.test(attribute.attrValue);
});

/** HTML that editors wrote, reduced to what an article needs. Safe to put into a page as it is. */
export const sanitizeHtml = (dirty: string): string =>
  DOMPurify.sanitize(dirty, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP,
    // Without this the pattern for addresses is asked about numbers too.
    ADD_URI_SAFE_ATTR: ['width', 'height', 'loading', 'controls', 'colspan', 'rowspan', 'scope', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });

const REMEMBERED = 1000;
const remembered = processWide('sanitized', () => new Map<string, string>());

/** The same text is sanitised, and its crisis numbers linked, once per process: it costs about 2 ms per kilobyte. */
export function sanitizeOnce(source: string, toHtml: () => string): string {
  const key = createHash('sha256').update(source).digest('base64');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const clean = linkCrisisNumbers(sanitizeHtml(toHtml()));
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, clean);
  return clean;
}
