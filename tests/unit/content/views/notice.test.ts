import { describe, expect, test } from '@jest/globals';
import { layoutWithNotice, noticeChangesAt, readNotice, toNotice } from '@/content/views/notice';
import { prop } from '@/content/json';

const FROM = '2026-11-23T09:00:00.000Z';
const UNTIL = '2026-11-25T09:00:00.000Z';
const stored = {
  kind: 'closed',
  text: 'We are closed on Thursday.',
  link: { label: 'How to reach us', url: '/contact' },
  from: FROM,
  until: UNTIL,
};
const shown = { kind: 'closed', text: stored.text, link: stored.link };
const body = (notice: unknown = toNotice(stored)) => ({ data: { content: ['as it was'], notice } });
const noticeAt = (moment: string, of = body()) =>
  prop(prop(layoutWithNotice(of, new Date(moment)), 'data'), 'notice');

test.each([
  ['2026-11-23T08:59:59.999Z', undefined],
  [FROM, shown],
  ['2026-11-25T08:59:59.999Z', shown],
  [UNTIL, undefined],
])('at %s the layout has the notice only while it holds, and never its times', (moment, notice) => {
  expect(noticeAt(moment)).toEqual(notice);
  expect(JSON.stringify(layoutWithNotice(body(), new Date(moment)))).not.toMatch(/2026-11-2/);
});

test('without a beginning it begins at once', () => {
  const notice = toNotice({ ...stored, from: null });
  expect(noticeAt('2020-01-01T00:00:00Z', body(notice))).toEqual(shown);
});

test('a layout without one stays as it is', () => {
  const plain = { data: { content: [] } };
  expect(layoutWithNotice(plain, new Date())).toBe(plain);
  for (const none of [{}, null, { ...stored, text: ' ' }, { ...stored, until: null }])
    expect(toNotice(none)).toBeUndefined();
});

test.each([
  ['2026-11-22T00:00:00Z', FROM],
  [FROM, UNTIL],
  [UNTIL, undefined],
])('what was made at %s holds until %s', (moment, next) => {
  expect(noticeChangesAt(body(), new Date(moment))).toBe(next && Date.parse(next));
  expect(noticeChangesAt({ data: {} }, new Date(moment))).toBeUndefined();
});

describe('the reader', () => {
  test('takes an unknown kind for information, and a link only with both parts and an address', () => {
    expect(readNotice({ kind: 'x', text: 'Words' })).toEqual({ kind: 'information', text: 'Words' });
    for (const link of [
      { label: 'More' },
      { url: '/contact' },
      { label: 'More', url: 'javascript:alert(1)' },
    ])
      expect(readNotice({ ...shown, link })).toEqual({ kind: 'closed', text: stored.text });
    for (const none of [undefined, null, {}, { text: '' }, 'words']) expect(readNotice(none)).toBeUndefined();
  });
});
