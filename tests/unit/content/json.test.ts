import { describe, expect, test } from '@jest/globals';
import { fieldAt, textsIn, walk } from '@/content/json';

const UUID = '8c1f0f6e-5a1c-4f0c-9a53-2f4a3d1f9b10';
const OBJECT_ID = '64b7f0c2a1d3e4f5a6b7c8d9';
const doc = {
  title: 'Reeds',
  rows: [
    { text: ' ' },
    { text: 'Heron', picture: { toHexString: () => OBJECT_ID, toString: () => OBJECT_ID } },
  ],
  reviewer: UUID,
  count: 3,
};

describe('walk', () => {
  test('visits each value with its path, outermost first, and takes a MongoDB id for its text', () => {
    const seen: [string, unknown][] = [];
    walk(doc, (value, path) => {
      if (typeof value !== 'object') seen.push([path.join('.'), value]);
      return undefined;
    });
    expect(seen).toEqual([
      ['title', 'Reeds'],
      ['rows.0.text', ' '],
      ['rows.1.text', 'Heron'],
      ['rows.1.picture', OBJECT_ID],
      ['reviewer', UUID],
      ['count', 3],
    ]);
  });

  test('does not enter a value for which the visitor returns false', () => {
    const seen: string[] = [];
    walk(doc, (_, path) => {
      seen.push(path.join('.'));
      return path[0] !== 'rows';
    });
    expect(seen).toEqual(['', 'title', 'rows', 'reviewer', 'count']);
  });
});

test('the field at a path is the last name on it, so rows have the name of their list', () => {
  expect(fieldAt(['body', '0', 'lines', '2'])).toBe('lines');
  expect(fieldAt([])).toBe('');
});

test('the texts of a document are its strings that are not blank, without those of silent fields', () => {
  expect(textsIn(doc)).toEqual(['Reeds', 'Heron', OBJECT_ID, UUID]);
  expect(textsIn(doc, (field) => field === 'picture' || field === 'reviewer')).toEqual(['Reeds', 'Heron']);
});
