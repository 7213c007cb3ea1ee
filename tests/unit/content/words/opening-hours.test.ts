import { describe, expect, test } from '@jest/globals';
import { hoursText, openMsBetween, readOpenings, type Opening } from '@/content/words/opening-hours';
import { layoutDefaults, layoutToApi, readLayout } from '@/content/views/site-layout';
import { asList, findNamed, prop } from '@/content/json';
import { clinic } from '@/server/seo/structured-data';

const WEEK: Opening = { from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' };
const SATURDAY: Opening = { from: 'saturday', to: 'saturday', opens: '10:00', closes: '14:00' };
const HOUR = 3_600_000;

describe('the line made from opening hours', () => {
  test.each<[Opening[], string]>([
    [[WEEK], layoutDefaults.hours],
    [[WEEK, SATURDAY], 'Mon - Fri: 9:00 AM - 6:00 PM; Sat: 10:00 AM - 2:00 PM'],
    [
      [{ from: 'monday', to: 'sunday', opens: '00:00', closes: '24:00' }],
      'Monday - Sunday: midnight - midnight',
    ],
    [[], ''],
  ])('%j', (openings, line) => {
    expect(hoursText(openings)).toBe(line);
  });

  const hoursIn = (contact: object) => {
    const footer = findNamed(layoutToApi({ contact }, null), 'footer');
    return prop(prop(findNamed(prop(footer, 'elements'), 'contact info'), 'values'), 'hours');
  };
  test('is in the footer unless an editor wrote another text', () => {
    const openingHours = [SATURDAY];
    const made = 'Saturday: 10:00 AM - 2:00 PM';
    expect(hoursIn({ openingHours })).toBe(made);
    // The built-in line belongs to no center.
    expect(hoursIn({ openingHours, hours: layoutDefaults.hours })).toBe(made);
    expect(hoursIn({ openingHours, hours: 'By appointment' })).toBe('By appointment');
    expect(hoursIn({ openingHours: [], hours: 'By appointment' })).toBe('By appointment');
    expect(hoursIn({})).toBeUndefined();
  });
});

test('rows that are not complete, or close before they open, are left out', () => {
  const rows = [WEEK, { ...WEEK, to: null }, { ...WEEK, closes: '08:00' }, { ...WEEK, from: 'x' }, null, {}];
  expect(readOpenings(rows)).toEqual([WEEK, { ...WEEK, to: 'monday' }]);
  for (const none of [undefined, null, 'words', {}]) expect(readOpenings(none)).toEqual([]);
});

describe('opening hours between two moments', () => {
  const between = (from: string, to: string, openings = [WEEK]) =>
    openMsBetween(openings, new Date(from), new Date(to)) / HOUR;

  test.each([
    ['within a day', '2026-11-23T15:00:00Z', '2026-11-23T17:00:00Z', 2],
    // Friday, 5 PM to Monday, 10 AM.
    ['over a weekend', '2026-11-20T22:00:00Z', '2026-11-23T15:00:00Z', 2],
    ['at night', '2026-11-24T00:00:00Z', '2026-11-24T10:00:00Z', 0],
    ['a week', '2026-11-23T05:00:00Z', '2026-11-30T05:00:00Z', 45],
    // The clock goes back on Sunday, November 1.
    ['over the end of summer time', '2026-10-30T21:00:00Z', '2026-11-02T15:00:00Z', 2],
    ['backwards', '2026-11-23T17:00:00Z', '2026-11-23T15:00:00Z', 0],
  ])('%s', (_, from, to, hours) => {
    expect(between(from, to)).toBe(hours);
  });

  test('hours that overlap count once, and a day may end at midnight', () => {
    const long: Opening = { from: 'saturday', to: 'monday', opens: '12:00', closes: '24:00' };
    // Saturday and Sunday 12 hours each, Monday 9 to midnight.
    expect(between('2026-11-21T05:00:00Z', '2026-11-24T05:00:00Z', [WEEK, long])).toBe(39);
  });
});

describe('structured data', () => {
  const said = (data: object) =>
    clinic({
      siteUrl: 'https://center.example',
      path: '/',
      crumbs: [],
      layout: readLayout({
        data: { content: layoutToApi({ contact: { phone: '(561) 222-3344' } }, null), ...data },
      }),
    }).openingHoursSpecification;

  test('names days and hours', () => {
    expect(said({ openingHours: [SATURDAY, { ...WEEK, to: 'tuesday', closes: '24:00' }] })).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '09:00',
        closes: '23:59',
      },
    ]);
  });

  test('has none where there are none, or where the center is invented', () => {
    expect(asList(said({}))).toEqual([]);
    expect(asList(said({ openingHours: [WEEK], demo: 'center' }))).toEqual([]);
  });
});
