import { expect, test } from '@jest/globals';
import { focusOf, readFocus } from '@/content/views/focus';

test('the place that an editor chose in a picture is kept in sight; the middle needs no word', () => {
  expect(focusOf(30, 60.4)).toEqual({ focus: '30% 60%' });
  expect([focusOf(50, 50), focusOf(undefined, null), focusOf(101, 0)]).toEqual([{}, {}, {}]);
});

test('nothing but two percentages reaches the style of a picture', () => {
  expect(readFocus('0% 100%')).toEqual({ focus: '0% 100%' });
  for (const value of ['50% 50%; color: red', '130% 0%', 'center', '1% 2% 3%', 7, null])
    expect([value, readFocus(value)]).toEqual([value, {}]);
});
