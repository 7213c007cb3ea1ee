import type { DOMPurify } from 'dompurify';

/**
 * The HTML that src/server/content-api/lexical-to-html.ts writes: the one allow list for writing, reading and
 * showing.
 */
const ALLOWED_TAGS =
  'p br h2 h3 h4 ul ol li strong em a blockquote hr img video figure figcaption table thead tbody tr th td'.split(
    ' ',
  );

const HARMLESS = 'width height loading controls colspan rowspan scope start'.split(' ');

const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', ...HARMLESS],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|sms:|\/(?![/\\])|#)/i,
  // Without this the URL pattern is applied to numbers too.
  ADD_URI_SAFE_ATTR: HARMLESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Sanitizes HTML to the allow list. The hook is added once per window. */
export function narrowed(purifier: Pick<DOMPurify, 'addHook' | 'sanitize'>): (dirty: string) => string {
  // Only pictures of the media library: another site would learn which page a visitor reads.
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'src') attribute.keepAttr = /^\/(?![/\\])/.test(attribute.attrValue);
  });
  return (dirty) => purifier.sanitize(dirty, RULES);
}
