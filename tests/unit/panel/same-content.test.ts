import { expect, test } from '@jest/globals';
import { isSameContent } from '@/panel/publish/same-content';

const stored = {
  id: '1',
  title: 'Depression',
  summary: null,
  rows: [{ id: 'a', words: 'One' }],
  updatedAt: '1',
};

test('a draft whose words were typed and taken back says what is public', () => {
  const draft = {
    ...stored,
    summary: '',
    updatedAt: '2',
    _status: 'draft',
    changedBy: 'Ada',
    _isLocked: false,
  };
  expect(isSameContent(stored, draft)).toBe(true);
});

test.each([
  ['other words', { ...stored, title: 'Depressions' }],
  ['a word where there was none', { ...stored, summary: 'New' }],
  ['one row more', { ...stored, rows: [...stored.rows, { id: 'b', words: 'Two' }] }],
  ['rows in another order', { ...stored, rows: [{ id: 'b', words: 'Two' }, ...stored.rows] }],
  ['a switch that is off now', { ...stored, isShown: false }],
])('%s is something to publish', (_, draft) => {
  expect(isSameContent(stored, draft)).toBe(false);
});
