import type { DOMPurify } from 'dompurify';

/** What src/server/content-api/lexical-to-html.ts writes, and nothing more: the one list for writing, reading and showing. */
const ALLOWED_TAGS =
  'p br h2 h3 h4 ul ol li strong em a blockquote hr img video figure figcaption table thead tbody tr th td'.split(
    ' ',
  );

const HARMLESS = 'width height loading controls colspan rowspan scope start'.split(' ');

const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', ...HARMLESS],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|sms:|\/(?![/\\])|#)/i,
  // Without this the pattern for addresses is asked about numbers too.
  ADD_URI_SAFE_ATTR: HARMLESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** HTML reduced to what an article needs: safe to put into a page as it is. Once for each window that purifies. */
export function narrowed(purifier: Pick<DOMPurify, 'addHook' | 'sanitize'>): (dirty: string) => string {
  // A picture of another site would tell that site who reads which page; only the media library's are shown.
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'src') attribute.keepAttr = /^\/(?![/\\])/.test(attribute.attrValue);
  });
  return (dirty) => purifier.sanitize(dirty, RULES);
}
