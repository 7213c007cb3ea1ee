import { asString } from '../json';

/** The part of a picture that must stay in sight where it is cut, as CSS has it: `30% 60%`. Nothing for the middle. */
export function focusOf(x: unknown, y: unknown): { focus?: string } {
  if (typeof x !== 'number' || typeof y !== 'number') return {};
  return x === 50 && y === 50 ? {} : readFocus(`${Math.round(x)}% ${Math.round(y)}%`);
}

/** From an answer of the API. */
export function readFocus(value: unknown): { focus?: string } {
  const focus = asString(value);
  return /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/.test(focus) ? { focus } : {};
}
