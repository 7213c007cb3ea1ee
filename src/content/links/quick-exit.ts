import { asString, prop } from '../json';

/** The National Weather Service: what anybody could be reading. */
export const QUICK_EXIT_URL = 'https://www.weather.gov/';

/** Where "Leave this site" leads; empty while an editor has not switched it on. */
export function quickExitTo(stored: unknown): string {
  if (prop(stored, 'isOn') !== true) return '';
  const url = asString(prop(stored, 'url'));
  return isOutside(url) ? url : QUICK_EXIT_URL;
}

export const isOutside = (url: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(url);
