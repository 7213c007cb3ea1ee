import { expect, test } from '@jest/globals';
import { safelyWords } from '@/contact/rules/safely';
import { safelySchema } from '@/contact/rules/safely-schema';

const said = (given: object) => safelyWords(safelySchema.parse(given));

test.each([
  [{ mayCall: true, timeOfDay: 'mornings' }, 'Call, mornings. No voicemail. Do not say where you call from.'],
  [{}, 'No voicemail. Do not say where you call from.'],
  [{ timeOfDay: 'evenings' }, 'Evenings. No voicemail. Do not say where you call from.'],
  [
    { mayCall: 'yes', mayText: 'yes', mayEmail: 'yes', mayLeaveVoicemail: 'yes', maySayWhoWeAre: 'yes' },
    'Call, text, or e-mail. Voicemail is fine. You may say where you call from.',
  ],
])('%j reads %j', (given, words) => {
  expect(said(given)).toBe(words);
});

test('who was not asked has no such sentence', () => {
  for (const nothing of [undefined, null, '', 'yes']) expect(safelyWords(nothing)).toBe('');
});

test('what is not said, is said by a form or by a script, is no or yes', () => {
  expect(safelySchema.parse({ mayCall: 'yes', mayText: '', mayEmail: false })).toEqual({
    mayCall: true,
    mayText: false,
    mayEmail: false,
    timeOfDay: '',
    mayLeaveVoicemail: false,
    maySayWhoWeAre: false,
  });
});

test.each([{ mayCall: 'perhaps' }, { mayLeaveVoicemail: 1 }, { timeOfDay: 'at night' }])(
  '%j is refused',
  (given) => {
    expect(safelySchema.safeParse(given).success).toBe(false);
  },
);
