/**
 * The numbers as links, in the middle of a sentence. Veterans and service members press 1 after 988, or text 838255
 * (https://www.veteranscrisisline.net/).
 */
export const call988 = 'call or <a href="sms:988">text</a> <a href="tel:988">988</a>';
export const Call988 = `C${call988.slice(1)}`;
export const call911 = 'call <a href="tel:911">911</a>';
export const veterans =
  'Veterans and service members can press 1 after dialing, or text <a href="sms:838255">838255</a>.';
