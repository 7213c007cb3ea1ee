/** The center's own time (Palm Beach Gardens): what staff read is in it, wherever they sit. */
export const CENTER_ZONE = 'America/New_York';

const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: CENTER_ZONE });
const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: CENTER_ZONE,
});
const EXACT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: CENTER_ZONE,
});

/** How the panel asks for a day. */
export const DAY_PICKER = { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } as const;

/** The day of the center's calendar in this moment, such as `2026-11-22`. In Florida's evening UTC is a day ahead. */
export const floridaDay = (moment: Date): string => CALENDAR.format(moment);

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: CENTER_ZONE });

/** "November 22, 2026", as the center's calendar has it. */
export const dayInCenter = (moment: Date): string => LONG_DAY.format(moment);

/** "Nov 22, 2026, 9:05 AM", in the center's time zone. */
export const momentInCenter = (iso: string): string => MOMENT.format(new Date(iso));

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: CENTER_ZONE,
});

/** What a clock at the center shows in this moment, as a field for day and time has it: `2026-11-30T09:00`. */
export const onCenterClock = (moment: Date): string => CLOCK.format(moment).replace(' ', 'T').slice(0, 16);

/** The moment in which a clock at the center shows `2026-11-30T09:00`. An hour that the clock leaves out is the next one. */
export function fromCenterClock(shown: string): Date {
  const asUtc = Date.parse(`${shown}Z`);
  const ahead = (ms: number) => Date.parse(`${CLOCK.format(ms).replace(' ', 'T')}Z`) - ms;
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)));
}

/** "Nov 22, 2026, 9:05:12 AM", for what may happen twice in a minute. */
export const exactMomentInCenter = (iso: string): string => EXACT.format(new Date(iso));
