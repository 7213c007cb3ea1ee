import { expect, test } from '@jest/globals';
import { dayBefore, DAYS_COUNTED } from '@/services/metrics/daily-counts';

test.each([
  ['in spring', '2026-03-09T00:30:00-04:00', '2026-02-08'],
  ['in autumn', '2026-11-02T23:30:00-05:00', '2026-10-04'],
])('no day is left out or there twice when the clocks change %s', (_, now, first) => {
  const days = Array.from({ length: DAYS_COUNTED }, (__, ago) => dayBefore(new Date(now), ago));
  expect(new Set(days).size).toBe(DAYS_COUNTED);
  expect([days[0], days.at(-1)]).toEqual([now.slice(0, 10), first]);
});
