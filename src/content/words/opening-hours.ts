import { centerDay, fromCenterClock } from '../center-time';
import { DAY_MS } from '../durations';
import { asList, asString, prop } from '../json';

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** The same hours each day from `from` through `to`, in the center's time zone: `09:00` to `18:00`. */
export type Opening = { from: Day; to: Day; opens: string; closes: string };

const TIME = /^(?:[01]\d|2[0-4]):[0-5]\d$/;

/** The hours used when none are entered; the same as the footer's built-in line (spec §9). */
export const USUAL_HOURS: Opening[] = [{ from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' }];

/** Reads stored or sent opening hours; skips incomplete rows. */
export function readOpenings(rows: unknown): Opening[] {
  return asList(rows).flatMap((row) => {
    const from = dayNamed(prop(row, 'from'));
    const [opens, closes] = [asString(prop(row, 'opens')), asString(prop(row, 'closes'))];
    if (!from || !TIME.test(opens) || !TIME.test(closes) || closes <= opens) return [];
    return [{ from, to: dayNamed(prop(row, 'to')) ?? from, opens, closes }];
  });
}

const dayNamed = (name: unknown) => DAYS.find((day) => day === name);

/**
 * "Monday - Friday: 9:00 AM - 6:00 PM"; several rows are shortened: "Mon - Fri: 9:00 AM - 6:00 PM; Sat: 10:00
 * AM - 2:00 PM".
 */
export function hoursText(openings: Opening[]): string {
  const name = (day: Day) => labelOfDay(day).slice(0, openings.length > 1 ? 3 : undefined);
  return openings
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? name(from) : `${name(from)} - ${name(to)}`;
      return `${days}: ${labelOfTime(opens)} - ${labelOfTime(closes)}`;
    })
    .join('; ');
}

/** Makes the line of hours from the opening hours, unless an editor wrote another than the built-in one. */
export function madeHours(contact: unknown, builtIn: string): { hours?: string } {
  const [openings, own] = [readOpenings(prop(contact, 'openingHours')), asString(prop(contact, 'hours'))];
  return openings.length === 0 || (own !== '' && own !== builtIn) ? {} : { hours: hoursText(openings) };
}

export const labelOfDay = (day: Day) => `${day[0]?.toUpperCase()}${day.slice(1)}`;

/** "9:00 AM"; `00:00` and `24:00` are midnight. */
export function labelOfTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours % 24 === 0 && minutes === 0) return 'midnight';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

/** The days of a range; Saturday through Monday are three. */
export function daysOf({ from, to }: Opening): Day[] {
  const first = DAYS.indexOf(from);
  const count = ((DAYS.indexOf(to) - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => DAYS[(first + index) % DAYS.length] ?? from);
}

/** How long the center was open between two moments. Overlapping hours count once. */
export function openMsBetween(openings: Opening[], from: Date, to: Date): number {
  let total = 0;
  for (const day of calendarDays(from, to)) {
    const spans = openings
      .filter((opening) => daysOf(opening).includes(weekdayOf(day)))
      .map(({ opens, closes }) => [momentOf(day, opens), momentOf(day, closes)] as const)
      .sort(([a], [b]) => a - b);
    let counted = from.getTime();
    for (const [opens, closes] of spans) {
      const start = Math.max(opens, counted);
      const end = Math.min(closes, to.getTime());
      if (end <= start) continue;
      total += end - start;
      counted = end;
    }
  }
  return total;
}

function calendarDays(from: Date, to: Date): string[] {
  const last = Date.parse(centerDay(to));
  const days: string[] = [];
  for (let day = Date.parse(centerDay(from)); day <= last; day += DAY_MS)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

const weekdayOf = (day: string): Day => DAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';

function momentOf(day: string, time: string): number {
  if (time !== '24:00') return fromCenterClock(`${day}T${time}`).getTime();
  return fromCenterClock(`${new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)}T00:00`).getTime();
}
