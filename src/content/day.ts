const ZONE = 'America/New_York';
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** The day of the centre's calendar in this moment, such as `2026-11-22`. In Florida's evening UTC is a day ahead. */
export const floridaDay = (moment: Date): string => DAY.format(moment);
