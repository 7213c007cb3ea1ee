import { asString } from './json';

/** The center's time zone (Palm Beach Gardens). Staff see all times in it, wherever they work. */
export const CENTER_ZONE = 'America/New_York';

const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: CENTER_ZONE });

/** A time at the center with its label, such as "9:05 AM ET"; for a format that says more than the time. */
export const CENTER_CLOCK = {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
  timeZone: CENTER_ZONE,
} as const;
const MEDIUM = { year: 'numeric', month: 'short', day: 'numeric', ...CENTER_CLOCK } as const;
const MOMENT = new Intl.DateTimeFormat('en-US', MEDIUM);
const EXACT = new Intl.DateTimeFormat('en-US', { ...MEDIUM, second: '2-digit' });

/** The date format of the panel's date fields. */
export const DAY_PICKER = { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } as const;

/**
 * Today's date in the center's time zone, such as `2026-11-22`. In Florida's evening the UTC date is a day
 * ahead.
 */
export const centerDay = (moment: Date): string => CALENDAR.format(moment);

/**
 * Whether the day is over at the center, which counts to its end there. Without a day nothing ends.
 */
export const hasEnded = (day: unknown, now: Date): boolean =>
  asString(day) !== '' && asString(day).slice(0, 10) < centerDay(now);

/**
 * The day that a stored date means, such as `2026-11-22`: of a date without a time (midnight UTC) its own, of
 * a moment the day at the center.
 */
export const storedDay = (date: Date): string => {
  const [day = '', time] = date.toISOString().split('T');
  return time === '00:00:00.000Z' ? day : centerDay(date);
};

const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: CENTER_ZONE,
});

/** "Tuesday, November 24", in the center's time zone. */
export const longDay = (moment: Date): string => WEEKDAY.format(moment);

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: CENTER_ZONE });

/** The part of the day at the center. */
export function dayPart(moment: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(HOUR.format(moment));
  return hour >= 4 && hour < 12 ? 'morning' : hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}

const DAY_IN_YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "November 22", of a date such as `2026-11-22`. */
export const calendarDayWords = (day: string): string => DAY_IN_YEAR.format(new Date(`${day}T00:00:00Z`));

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: CENTER_ZONE });

/** "November 22, 2026", in the center's time zone. */
export const dayInCenter = (moment: Date): string => LONG_DAY.format(moment);

/** "Nov 22, 2026, 9:05 AM ET", in the center's time zone. */
export const momentInCenter = (iso: string): string => MOMENT.format(new Date(iso));

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: CENTER_ZONE,
});

/** A moment as the value of a `datetime-local` field in the center's time zone: `2026-11-30T09:00`. */
export const onCenterClock = (moment: Date): string => CLOCK.format(moment).replace(' ', 'T').slice(0, 16);

/**
 * The inverse: the moment of `2026-11-30T09:00` at the center. An hour skipped by daylight saving becomes the
 * next one.
 */
export function fromCenterClock(shown: string): Date {
  const asUtc = Date.parse(`${shown}Z`);
  const ahead = (ms: number) => Date.parse(`${CLOCK.format(ms).replace(' ', 'T')}Z`) - ms;
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)));
}

/** "Nov 22, 2026, 9:05:12 AM ET", for lists in which two entries can share a minute. */
export const exactMomentInCenter = (iso: string): string => EXACT.format(new Date(iso));
