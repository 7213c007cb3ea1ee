import { expect, test } from '@jest/globals';
import { readCredentials, withoutExpired } from '@/content/views/credentials';
import { centerDay, hasEnded } from '@/content/center-time';
import { resolvers } from '@/server/content-api/resolvers';
import { HOSTILE } from '../../../helpers/fixtures/hostile';

const LAST_DAY = '2026-12-31T12:00:00.000Z';

// 23:30 in Florida is 4:30 of the next day in UTC; in summer time 3:30.
test.each([
  ['the evening of the last day, when UTC has the next year', '2027-01-01T04:30:00Z', false],
  ['a minute before midnight', '2027-01-01T04:59:00Z', false],
  ['midnight', '2027-01-01T05:00:00Z', true],
  ['the morning before', '2026-12-31T06:00:00Z', false],
])('in %s a license is expired: %s %s', (_when, now, expired) => {
  expect(hasEnded(LAST_DAY, new Date(now))).toBe(expired);
});

test('summer time counts', () => {
  expect(centerDay(new Date('2026-07-01T03:30:00Z'))).toBe('2026-06-30');
  expect(hasEnded('2026-06-30', new Date('2026-07-01T03:30:00Z'))).toBe(false);
  expect(hasEnded('2026-06-30', new Date('2026-07-01T04:00:00Z'))).toBe(true);
});

test.each([null, undefined, ''])('what has no last day (%s) does not expire', (day) => {
  expect(hasEnded(day, new Date('2126-01-01T00:00:00Z'))).toBe(false);
});

test('an answer that was kept over midnight loses what has expired since', () => {
  const kept = { data: [{ name: 'Old', expiresOn: LAST_DAY }, { name: 'Lasting' }] };
  const names = (now: string) =>
    (resolvers.credentials.now?.(kept, new Date(now)) as typeof kept).data.map(({ name }) => name);
  expect(names('2026-12-31T20:00:00Z')).toEqual(['Old', 'Lasting']);
  expect(names('2027-01-01T12:00:00Z')).toEqual(['Lasting']);
});

test('readers take any answer, and only addresses that lead somewhere', () => {
  for (const value of HOSTILE) {
    expect(Array.isArray(readCredentials(value))).toBe(true);
    expect(withoutExpired(value, new Date())).toEqual({ data: expect.any(Array) });
  }
  const one = { kind: 'license', name: 'Clinic', expiresOn: LAST_DAY, url: 'javascript:alert(1)' };
  expect(readCredentials({ data: [one, { kind: 'rumor', name: 'No' }, { kind: 'license' }] })).toEqual([
    {
      id: '',
      kind: 'license',
      name: 'Clinic',
      number: '',
      issuedBy: '',
      url: '',
      expires: 'December 31, 2026',
    },
  ]);
});
