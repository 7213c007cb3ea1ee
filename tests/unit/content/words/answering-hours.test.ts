import { expect, test } from '@jest/globals';
import { answeringHours } from '@/content/words/answering-hours';
import { layoutDefaults } from '@/content/views/site-layout';

test.each([
  [layoutDefaults.hours, 'We answer weekdays 9–6.'],
  ['Monday to Friday, 8:30 AM to 5:00 PM', 'We answer weekdays 8:30–5.'],
  ['Mon-Fri 9am-6pm', 'We answer weekdays 9–6.'],
  ['Weekdays 1:00 PM – 8:00 PM', 'We answer weekdays 1 PM–8 PM.'],
  ['Monday - Saturday: 9:00 AM - 6:00 PM', 'We answer: Monday - Saturday: 9:00 AM - 6:00 PM.'],
  [
    'Monday - Friday: 9:00 AM - 6:00 PM\nSaturday: 10-2',
    'We answer: Monday - Friday: 9:00 AM - 6:00 PM Saturday: 10-2.',
  ],
  ['At dawn.', 'We answer: At dawn.'],
  ['', ''],
  ['By appointment only, and only after an exchange of several letters by mail', ''],
])('%j', (hours, sentence) => {
  expect(answeringHours(hours)).toBe(sentence);
});
