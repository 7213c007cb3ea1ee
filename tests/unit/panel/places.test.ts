import { describe, expect, test } from '@jest/globals';
import { placesAmong, type Placed } from '@/panel/fields/places';

const doc = (title: string, order: number): Placed => ({ id: title, title, order });
const others = [doc('Anxiety', 10), doc('Depression', 20), doc('ADHD', 30)];

describe('the place of a document in its list', () => {
  test('is chosen by a neighbor, and the present one is selected', () => {
    const { places, present } = placesAmong(others, 25);
    expect(places.map(({ label }) => label)).toEqual([
      'First',
      'After Anxiety',
      'After Depression',
      'After ADHD',
    ]);
    expect(places[present]).toEqual({ label: 'After Depression', order: 25 });
  });

  test.each([0, 1, 2, 3])('place %i sorts the document right there', (index) => {
    const order = placesAmong(others, 100).places[index]?.order ?? NaN;
    const titles = [...others, doc('New', order)].sort((a, b) => a.order - b.order).map(({ title }) => title);
    expect(titles.indexOf('New')).toBe(index);
  });

  test('documents with the same number have one place together', () => {
    const same = [doc('One', 100), doc('Two', 100), doc('Three', 100), doc('Last', 200)];
    const { places, present } = placesAmong(same, 100);
    expect(places.map(({ label }) => label)).toEqual(['First', 'After One and 2 others', 'After Last']);
    expect(places[present]?.order).toBe(100);
  });

  test('alone in its list a document is first', () => {
    expect(placesAmong([], 100)).toEqual({ places: [{ label: 'First', order: 100 }], present: 0 });
  });
});
