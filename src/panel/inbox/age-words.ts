const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a moment was, in one unit: "1 minute", "5 hours", "3 days". At least a minute. */
export function ageWords(iso: string, now: Date): string {
  const age = Math.max(MINUTE_MS, now.getTime() - Date.parse(iso));
  if (age < HOUR_MS) return counted(age / MINUTE_MS, 'minute');
  return age < DAY_MS ? counted(age / HOUR_MS, 'hour') : counted(age / DAY_MS, 'day');
}

function counted(amount: number, unit: string) {
  const count = Math.floor(amount);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
