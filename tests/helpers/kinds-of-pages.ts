import { crisisHelp } from '@/content/crisis-help';
import { pageSchemas } from '@/content/schemas';

/** One address of each kind of page that a visitor can come to, those that are not there included. */
export const kindsOfPages: string[] = [
  ...Object.values(pageSchemas).map(({ path }) => path),
  ...Object.values(crisisHelp).map(({ path }) => path),
  '/blog?q=nothing+has+these+words',
  '/blog/php-or-iop',
  '/conditions/ptsd',
  '/conditions/cbt',
  '/therapies/emdr',
  '/nowhere',
  '/conditions/nowhere',
  '/therapies/nowhere',
  '/blog/nowhere',
];

/** What the browser itself says about pages that are not there. */
export const NOT_THERE = /status of 404 .*\/nowhere/;
