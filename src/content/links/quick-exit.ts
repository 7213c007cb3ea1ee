import { asString, prop } from '../json';

/** The National Weather Service: an inconspicuous page. */
export const QUICK_EXIT_URL = 'https://www.weather.gov/';

/** The target of "Leave this site"; empty until an editor turns it on. */
export function quickExitTo(stored: unknown): string {
  if (prop(stored, 'isOn') !== true) return '';
  const url = asString(prop(stored, 'url'));
  return isOutside(url) ? url : QUICK_EXIT_URL;
}

export const isOutside = (url: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(url);
