import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { centerDay } from '@/content/center-time';
import { isSlug } from '@/content/links/slug';
import { isSystemPath } from '@/content/links/system-paths';
import { prop } from '@/content/json';
import { processSingleton } from '../process/singleton';

/**
 * How often addresses were asked for that have no page: a count per path and day, nothing about who asked. One row per day
 * and process in Payload's key-value store, so that two processes never write the same row.
 */
const STORE = 'payload-kv';
const PREFIX = 'missed:';
export const DAYS_COUNTED = 30;
/** Different addresses a day and process; further ones are not counted. */
export const MOST_ADDRESSES = 200;
const OFTEN = 5;
const DAY_MS = 24 * 60 * 60_000;

type Counts = Map<string, number>;

const state = processSingleton('missed-addresses', () => ({
  process: randomBytes(6).toString('hex'),
  days: new Map<string, Counts>(),
  unsaved: new Set<string>(),
  tidiedOn: '',
}));

/** Called for every page that was answered with 404. */
export function noteMissed(url: string, now = new Date()) {
  const path = url.split('?', 1)[0] ?? '';
  if (!isLikeOurs(path)) return;
  const day = centerDay(now);
  const counts = state.days.get(day) ?? new Map<string, number>();
  state.days.set(day, counts);
  if (!counts.has(path) && counts.size >= MOST_ADDRESSES) return;
  counts.set(path, (counts.get(path) ?? 0) + 1);
  state.unsaved.add(day);
}

const PROBED = /^\/(?:wp-|cgi-bin|phpmyadmin|actuator)/;
/** Numbers of persons and cases, and what may be a secret. */
const NUMBER_OR_KEY = /\d{6}|[0-9a-f]{12}|[a-z0-9]{30}/;
const LONGEST = 80;

/** Whether a path could be one of this site: one or two slugs, and nothing that could tell of a person. */
export function isLikeOurs(path: string): boolean {
  const [start, ...segments] = path.split('/');
  return (
    start === '' &&
    segments.length > 0 &&
    segments.length <= 2 &&
    segments.every((segment) => isSlug(segment) && segment.length <= LONGEST) &&
    !NUMBER_OR_KEY.test(path) &&
    !PROBED.test(path) &&
    !isSystemPath(path)
  );
}

/** Writes what was counted since the last time; erases days that are over. */
export async function storeMissed(cms: Payload, now: Date): Promise<void> {
  const today = centerDay(now);
  for (const day of [...state.unsaved]) {
    state.unsaved.delete(day);
    const counts = Object.fromEntries(state.days.get(day) ?? []);
    try {
      await cms.kv.set(`${PREFIX}${day}:${state.process}`, { counts });
    } catch (error) {
      state.unsaved.add(day);
      throw error;
    }
    if (day !== today) state.days.delete(day);
  }
  if (state.tidiedOn === today) return;
  await cms.db.deleteMany({
    collection: STORE,
    where: { and: [{ key: { greater_than: PREFIX } }, { key: { less_than: firstKey(now) } }] },
    req: {},
  });
  state.tidiedOn = today;
}

export type Missed = { path: string; times: number };

/** The addresses that were asked for at least five times in the last 30 days, the most wanted first. */
export async function missedOften(cms: Payload, now: Date): Promise<Missed[]> {
  const { docs } = await cms.db.find<{ key: string; data: unknown }>({
    collection: STORE,
    where: { and: [{ key: { greater_than: firstKey(now) } }, { key: { less_than: `${PREFIX}~` } }] },
    limit: 0,
    pagination: false,
    req: {},
  });
  const sums: Counts = new Map();
  for (const { data } of docs)
    for (const [path, times] of Object.entries(prop(data, 'counts') ?? {}))
      sums.set(path, (sums.get(path) ?? 0) + (Number(times) || 0));
  return [...sums]
    .map(([path, times]) => ({ path: path, times }))
    .filter(({ times }) => times >= OFTEN)
    .sort((a, b) => b.times - a.times || a.path.localeCompare(b.path));
}

const firstKey = (now: Date) => `${PREFIX}${centerDay(new Date(now.getTime() - DAYS_COUNTED * DAY_MS))}`;
