import { expect, test } from '@jest/globals';
import { checkRows } from '../../../collections/redirects/check-rows';
import { csvRows } from '../../../collections/redirects/csv-rows';

const cellsOf = (source: string) => csvRows(source).map(({ cells }) => cells);

test.each([
  ['commas', '/a,/b\n/c,/d\n'],
  ['Windows line breaks and a byte order mark', '\uFEFF/a,/b\r\n/c,/d\r\n'],
  ['semicolons', '/a;/b\n/c;/d'],
  ['tabs', '/a\t/b\n/c\t/d'],
  ['quotes and spaces', '"/a", "/b"\n /c , /d '],
  ['empty rows', '\n/a,/b\n,\n/c,/d\n\n'],
])('reads rows with %s', (_, source) => {
  expect(cellsOf(source.replace(/^\n/, ''))).toEqual([
    ['/a', '/b'],
    ['/c', '/d'],
  ]);
});

test('a quoted cell may have separators, quotes and line breaks; lines are counted', () => {
  expect(csvRows('"/a,""x""\n","/b"\n/c,/d')).toEqual([
    { line: 1, cells: ['/a,"x"', '/b'] },
    { line: 3, cells: ['/c', '/d'] },
  ]);
});

const known = {
  pages: new Set(['/', '/about', '/conditions/ocd']),
  redirects: new Map([
    ['/old-about', '/about'],
    ['/loop', '/start'],
  ]),
  origin: 'https://garden.example',
};
const check = (source: string) => checkRows(csvRows(source), known);
const faultOf = (row: string) => check(row).faults.map(({ message }) => message);

test('makes pairs of rows; a heading is no row, full addresses lose their origin, what is there is left out', () => {
  expect(
    check(
      'Old URL,New URL\nhttps://old.example/team/,https://garden.example/about?x=1#team\n/old-about,/about\n/gone,/old-about',
    ),
  ).toEqual({
    pairs: [
      { line: 2, from: '/team', to: '/about?x=1#team' },
      { line: 4, from: '/gone', to: '/old-about' },
    ],
    faults: [],
    isThere: 1,
  });
});

test.each([
  ['/a', 'A row has two addresses: the old one and the new one.'],
  ['/a,/about,/b', 'A row has two addresses: the old one and the new one.'],
  ['team,/about', 'Start with /, such as /conditions/old-name.'],
  ['/admin/x,/about', 'This address belongs to the panel or the server. Enter the address of an old page.'],
  [
    '/a,https://elsewhere.example/',
    'Start with /, such as /conditions/anxiety: addresses lead on within this site only.',
  ],
  [
    '/a,//elsewhere.example',
    'Start with /, such as /conditions/anxiety: addresses lead on within this site only.',
  ],
  [`/${'a'.repeat(300)},/about`, 'An address has at most 300 characters.'],
  ['/old-about,/conditions/ocd', '/old-about leads to /about already.'],
  ['/about,/', '/about is a page of this site: visitors would never be led on.'],
  ['/a,/nothing', 'There is no page at /nothing.'],
  ['/a,/a', '/a would lead back to itself.'],
  ['/start,/loop', '/start would lead back to itself.'],
])('%s is refused: %s', (row, message) => expect(faultOf(row)).toEqual([message]));

test('every wrong row is named with its line', () => {
  expect(check('/a,/about\n/a,/conditions/ocd\n/b,/nothing').faults).toEqual([
    { line: 2, message: 'Line 1 begins at /a as well.' },
    { line: 3, message: 'There is no page at /nothing.' },
  ]);
});
