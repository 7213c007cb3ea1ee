/**
 * The numbers as links within a sentence. Veterans and service members press 1 after 988, or text 838255
 * (https://www.veteranscrisisline.net/).
 */
export const call988 = 'call or <a href="sms:988">text</a> <a href="tel:988">988</a>';
export const Call988 = `C${call988.slice(1)}`;
/** For sentences about calling but not texting. */
export const lifeline = '<a href="tel:988">988</a>';
export const call911 = 'call <a href="tel:911">911</a>';
export const veterans =
  'Veterans and service members can press 1 after dialing, or text <a href="sms:838255">838255</a>.';

/** 24 hours a day, by phone (https://www.thehotline.org/). */
export const domesticViolenceLine =
  '<a href="tel:+18007997233">1-800-799-7233</a>, the National Domestic Violence Hotline';
/**
 * 24 hours a day, by phone and text, in English and Spanish
 * (https://mchb.hrsa.gov/national-maternal-mental-health-hotline).
 */
export const maternalLine =
  'call or <a href="sms:+18338526262">text</a> <a href="tel:+18338526262">1-833-852-6262</a>, the National Maternal Mental Health Hotline';
