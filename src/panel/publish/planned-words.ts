import { CENTER_CLOCK } from '@/content/center-time';
import { DAY_MS } from '@/content/durations';

const SIX_DAYS_MS = 6 * DAY_MS;
const WITHIN_A_WEEK = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...CENTER_CLOCK });
const LATER = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  ...CENTER_CLOCK,
});

export type PlanKind = 'publish' | 'unpublish';

/** "Monday, 9:00 AM ET", in the center's time zone; with the date when more than six days ahead. */
export const plannedMoment = (iso: string, now: Date): string => {
  const moment = new Date(iso);
  const format = moment.getTime() - now.getTime() < SIX_DAYS_MS ? WITHIN_A_WEEK : LATER;
  // The format differs between engines: "Monday 9:00 AM ET", "Monday at 9:00 AM ET".
  return format
    .format(moment)
    .replace(/(?:,| at)? (\d+:\d\d)/, ', $1')
    .replace(/\u202f/g, ' ');
};

/** "Goes live Monday, 9:00 AM ET"; "soon" without a moment. */
export const plannedWords = (kind: PlanKind, iso: string | null | undefined, now: Date): string =>
  `${kind === 'unpublish' ? 'Is taken down' : 'Goes live'} ${iso ? plannedMoment(iso, now) : 'soon'}`;
