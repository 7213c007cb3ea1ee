import { CENTER_CLOCK, CENTER_ZONE, centerDay } from '../center-time';
import { DAY_MS, MINUTE_MS } from '../durations';

/** The states of a message that staff have not answered: opening it does not end its waiting. */
export const WAITING_STATUSES = ['new', 'read'];

export const isWaiting = (status: unknown) => WAITING_STATUSES.some((waiting) => waiting === status);

/** The number of unanswered messages, and when the oldest arrived. */
export type Waiting = { count: number; since: string | null };

const TIME = new Intl.DateTimeFormat('en-US', CENTER_CLOCK);
const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: CENTER_ZONE });

/** "3 wait, the oldest since yesterday, 4:40 PM ET". */
export function waitingWords({ count, since }: Waiting, now: Date): string {
  if (!since) return count === 1 ? '1 waits' : `${count} wait`;
  const moment = sinceWords(since, now);
  return count === 1 ? `1 waits, since ${moment}` : `${count} wait, the oldest since ${moment}`;
}

/** "today, 9:05 AM ET", "yesterday, 4:40 PM ET" or "Nov 2, 4:40 PM ET". */
export function sinceWords(iso: string, now: Date): string {
  const moment = new Date(iso);
  const days = (Date.parse(centerDay(now)) - Date.parse(centerDay(moment))) / DAY_MS;
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : DATE.format(moment);
  return `${day}, ${TIME.format(moment).replace('\u202f', ' ')}`;
}

/** "25 minutes", "3 hours", "2 days", rounded to one unit. */
export function lengthWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 90) return counted(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
