import type { Payload } from 'payload';
import { isSlug } from '@/content/links/slug';
import { isSystemPath } from '@/content/links/system-paths';
import { createDailyCounts } from './daily-counts';

/** Different addresses a day and process; further ones are not counted. */
export const MOST_ADDRESSES = 200;
const OFTEN = 5;

/**
 * How often addresses were asked for that have no page: a count per path and day, nothing about who asked.
 */
const missed = createDailyCounts({ name: 'missed', most: MOST_ADDRESSES });

/** Called for every page that was answered with 404. */
export function noteMissed(url: string, now = new Date()) {
  const path = url.split('?', 1)[0] ?? '';
  if (isLikeOurs(path)) missed.note(path, now);
}

const PROBED = /^\/(?:wp-|cgi-bin|phpmyadmin|actuator)/;
/** Numbers of persons and cases, and what may be a secret. */
const NUMBER_OR_KEY = /\d{6}|[0-9a-f]{12}|[a-z0-9]{30}/;

/** Whether a path could be one of this site: one or two slugs, and nothing that could tell of a person. */
export const isLikeOurs = (path: string): boolean =>
  isPagePath(path) && !NUMBER_OR_KEY.test(path) && !PROBED.test(path);

const LONGEST = 80;

/** Whether a path has the form of a page's: one or two slugs, and none of the server's own. */
export function isPagePath(path: string): boolean {
  const [start, ...segments] = path.split('/');
  return (
    start === '' &&
    segments.length > 0 &&
    segments.length <= 2 &&
    segments.every((segment) => isSlug(segment) && segment.length <= LONGEST) &&
    !isSystemPath(path)
  );
}

/** Writes what was counted since the last time; erases days that are over. */
export async function storeMissed(cms: Payload, now: Date): Promise<void> {
  await missed.store(cms, now);
  await missed.tidy(cms, now);
}

export type Missed = { path: string; times: number };

/** The addresses that were asked for at least five times in the last 30 days, the most wanted first. */
export async function missedOften(cms: Payload, now: Date): Promise<Missed[]> {
  const sums = new Map<string, number>();
  for (const counts of (await missed.read(cms, now)).values())
    counts.forEach((times, path) => sums.set(path, (sums.get(path) ?? 0) + times));
  return [...sums]
    .map(([path, times]) => ({ path, times }))
    .filter(({ times }) => times >= OFTEN)
    .sort((a, b) => b.times - a.times || a.path.localeCompare(b.path));
}
