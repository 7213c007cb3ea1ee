import { asString } from '../json';

/** The focal point of a cropped picture as CSS: `30% 60%`. Empty for the center. */
export function focusOf(x: unknown, y: unknown): { focus?: string } {
  if (typeof x !== 'number' || typeof y !== 'number') return {};
  return x === 50 && y === 50 ? {} : readFocus(`${Math.round(x)}% ${Math.round(y)}%`);
}

/** The same from an API response. */
export function readFocus(value: unknown): { focus?: string } {
  const focus = asString(value);
  return /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/.test(focus) ? { focus } : {};
}
