import type { Payload, PayloadRequest } from 'payload';
import { SEARCH_PATH } from '@/content/links/search-path';
import { prop } from '@/content/json';
import { STORE } from '../key-value/key-value';
import { processSingleton } from '../process/singleton';
import { CHANGES_PAGES } from '../revision/track-writes';
import { createDailyCounts, dayBefore, DAYS_COUNTED } from './daily-counts';
import { isPagePath } from './missed-addresses';

/**
 * Counts, not people: how often each page was shown, how many messages were sent, how many searches found
 * nothing; per day. Of a request only its path is read. Off until an administrator turns it on.
 */
const counts = createDailyCounts({ name: 'views', most: 1000 });

/** Names that no path has. */
const MESSAGES = 'messages';
const FRUITLESS = 'searches without a result';

const SWITCH = { collection: STORE, key: 'counting' } as const;
/** Undefined until the database has told; what was counted before is dropped if it is off. */
const state = processSingleton('view-counts', (): { isOn?: boolean } => ({}));

/** Called for every page that was shown, with its address. */
export function noteView(url: string, at?: Date) {
  if (state.isOn === false) return;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (path === '/' || (isPagePath(path) && path !== SEARCH_PATH)) counts.note(path, at ?? new Date());
}

export const noteMessage = (now = new Date()) => void (state.isOn === false || counts.note(MESSAGES, now));

export const noteFruitlessSearch = (now = new Date()) =>
  void (state.isOn === false || counts.note(FRUITLESS, now));

/**
 * Learns whether views are counted; writes what was counted since the last time, and erases days that are
 * over.
 */
export async function storeViews(cms: Payload, now: Date): Promise<void> {
  state.isOn = await countsViews(cms);
  if (state.isOn) await counts.store(cms, now);
  else counts.forget();
  await counts.tidy(cms, now);
}

/** Whether views are counted; the page "Privacy" says so. */
export const countsViews = async (cms: Pick<Payload, 'kv'>): Promise<boolean> =>
  prop(await cms.kv.get(SWITCH.key), 'isOn') === true;

/** Turns counting on or off, and has the pages rendered again: "Privacy" says whether views are counted. */
export async function setCountsViews(cms: Payload, isOn: boolean): Promise<void> {
  const req = { context: { [CHANGES_PAGES]: true } } as Partial<PayloadRequest>;
  const { collection, key } = SWITCH;
  if (!isOn) await cms.db.deleteMany({ collection, where: { key: { equals: key } }, req });
  else if (!(await countsViews(cms))) await cms.db.create({ collection, data: { key, data: { isOn } }, req });
  state.isOn = isOn;
  if (!isOn) counts.forget();
}

export type ViewSums = {
  /** The last 30 days, the oldest first. */
  days: { day: string; views: number }[];
  /** The most shown pages first. */
  pages: { path: string; views: number }[];
  messages: number;
  fruitlessSearches: number;
};

/** The sums of the last 30 days, as far as they are written. */
export async function viewSums(cms: Payload, now: Date): Promise<ViewSums> {
  const stored = await counts.read(cms, now);
  const paths = new Map<string, number>();
  const sums: ViewSums = { days: [], pages: [], messages: 0, fruitlessSearches: 0 };
  for (let ago = DAYS_COUNTED - 1; ago >= 0; ago -= 1) {
    const day = dayBefore(now, ago);
    let views = 0;
    stored.get(day)?.forEach((times, what) => {
      if (what === MESSAGES) sums.messages += times;
      else if (what === FRUITLESS) sums.fruitlessSearches += times;
      else {
        views += times;
        paths.set(what, (paths.get(what) ?? 0) + times);
      }
    });
    sums.days.push({ day, views });
  }
  sums.pages = [...paths]
    .map(([path, views]) => ({ path, views }))
    .sort((a, b) => b.views - a.views || a.path.localeCompare(b.path));
  return sums;
}

const FEW = 5;

/** A number as staff see it: a small one could tell of a single person. */
export const shownCount = (times: number) =>
  times === 0 ? '0' : times < FEW ? `fewer than ${FEW}` : times.toLocaleString('en-US');
