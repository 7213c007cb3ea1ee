/** Crisis numbers as links, for HTML in code. */
export const callLifeline = '<a href="tel:988">988</a>';
export const textLifeline = '<a href="sms:988">text</a> <a href="sms:988">988</a>';
export const emergency = '<a href="tel:911">911</a>';
/** https://www.veteranscrisisline.net/ */
export const veteransLine = 'Veterans and service members press 1, or text <a href="sms:838255">838255</a>.';
/** https://www.thehotline.org/: call, or text START to 88788. */
export const domesticViolence =
  '<a href="tel:+18007997233">1-800-799-7233</a>, or <a href="sms:88788?&body=START">text START to 88788</a>';

/** For answers in which no page can be rendered, and its HTML. */
export const CRISIS_LINE = 'In crisis, call or text 988. In an emergency, call 911.';
export const CRISIS_LINE_HTML =
  'In crisis, <a href="tel:988">call</a> or <a href="sms:988">text 988</a>. In an emergency, <a href="tel:911">call 911</a>.';
