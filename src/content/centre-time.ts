/** The centre's own time (Palm Beach Gardens): what staff read is in it, wherever they sit. */
const ZONE = 'America/New_York';

const RECEIVED = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ZONE,
});

/** "Nov 22, 2026, 9:05 AM", in the centre's time zone. */
export const momentInCentre = (iso: string): string => RECEIVED.format(new Date(iso));
