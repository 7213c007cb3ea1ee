import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { centerDay } from '@/content/center-time';
import { DAY_MS } from '@/content/durations';
import { prop } from '@/content/json';
import { STORE } from '../key-value/key-value';
import { processSingleton } from '../process/singleton';

export const DAYS_COUNTED = 30;

export type Counts = Map<string, number>;

/**
 * Counts by name and day, kept in memory and written in batches: one row per day and process in Payload's
 * key-value store, so that two processes never write the same row. Days that are over are erased.
 */
export function createDailyCounts({ name, most }: { name: string; most: number }) {
  const prefix = `${name}:`;
  const state = processSingleton(`counts-${name}`, () => ({
    process: randomBytes(6).toString('hex'),
    days: new Map<string, Counts>(),
    unsaved: new Set<string>(),
    tidiedOn: '',
  }));
  /** Today is one of the days. */
  const firstKey = (now: Date) => prefix + dayBefore(now, DAYS_COUNTED - 1);

  return {
    /** Counts once. Beyond the first `most` names of a day, new ones are not counted. */
    note(what: string, now: Date) {
      const day = centerDay(now);
      const counts = state.days.get(day) ?? new Map<string, number>();
      state.days.set(day, counts);
      if (!counts.has(what) && counts.size >= most) return;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      state.unsaved.add(day);
    },

    /** Forgets what was not written yet. */
    forget() {
      state.days.clear();
      state.unsaved.clear();
    },

    /** Writes what was counted since the last time. */
    async store(cms: Payload, now: Date) {
      const today = centerDay(now);
      for (const day of [...state.unsaved]) {
        state.unsaved.delete(day);
        const counts = Object.fromEntries(state.days.get(day) ?? []);
        try {
          await cms.kv.set(`${prefix}${day}:${state.process}`, { counts });
        } catch (error) {
          state.unsaved.add(day);
          throw error;
        }
        if (day !== today) state.days.delete(day);
      }
    },

    /** Erases days that are over, once a day. */
    async tidy(cms: Payload, now: Date) {
      const today = centerDay(now);
      if (state.tidiedOn === today) return;
      await cms.db.deleteMany({
        collection: STORE,
        where: { and: [{ key: { greater_than: prefix } }, { key: { less_than: firstKey(now) } }] },
        req: {},
      });
      state.tidiedOn = today;
    },

    /** What all processes have written of the last 30 days, by day. */
    async read(cms: Payload, now: Date): Promise<Map<string, Counts>> {
      const { docs } = await cms.db.find<{ key: string; data: unknown }>({
        collection: STORE,
        where: { and: [{ key: { greater_than: firstKey(now) } }, { key: { less_than: `${prefix}~` } }] },
        limit: 0,
        pagination: false,
        req: {},
      });
      const days = new Map<string, Counts>();
      for (const { key, data } of docs) {
        const day = key.slice(prefix.length, prefix.length + 'YYYY-MM-DD'.length);
        const sums = days.get(day) ?? new Map<string, number>();
        days.set(day, sums);
        for (const [what, times] of Object.entries(prop(data, 'counts') ?? {}))
          sums.set(what, (sums.get(what) ?? 0) + (Number(times) || 0));
      }
      return days;
    },
  };
}

/** The center's calendar day so many days ago; counted in UTC, where every day has 24 hours. */
export const dayBefore = (now: Date, days: number) =>
  new Date(Date.parse(centerDay(now)) - days * DAY_MS).toISOString().slice(0, 10);
