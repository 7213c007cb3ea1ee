import { expect, test } from '@jest/globals';
import { galleryPlaces } from '@/sections/gallery/gallery-places';

const COLUMNS = { wide: 8, 'wide-right': 8, stacked: 4, 'stacked-left': 4, half: 6, whole: 12 };
const ROWS = { wide: 2, 'wide-right': 2, stacked: 1, 'stacked-left': 1, half: 1, whole: 1 };

test('eight pictures follow the pattern, and the ninth row restarts it', () => {
  const eight = ['wide', 'stacked', 'stacked', 'half', 'half', 'stacked-left', 'stacked-left', 'wide-right'];
  expect(galleryPlaces(8)).toEqual(eight);
  expect(galleryPlaces(16)).toEqual([...eight, ...eight]);
});

test.each([
  [0, []],
  [1, ['whole']],
  [2, ['half', 'half']],
  [4, ['half', 'half', 'half', 'half']],
  [6, ['wide', 'stacked', 'stacked', 'stacked-left', 'stacked-left', 'wide-right']],
])('%i pictures leave no gap', (count, places) => {
  expect(galleryPlaces(count)).toEqual(places);
});

test('whatever their number, every picture has a place and the twelve columns are full', () => {
  for (let count = 0; count <= 60; count += 1) {
    const places = galleryPlaces(count);
    expect(places).toHaveLength(count);
    const cells = places.reduce((sum, place) => sum + COLUMNS[place] * ROWS[place], 0);
    expect(cells % 12).toBe(0);
  }
});
