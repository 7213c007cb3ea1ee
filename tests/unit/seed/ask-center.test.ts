import { afterEach, expect, jest, test } from '@jest/globals';
import { askCenter, missingFacts } from '../../../seed/ask-center';

afterEach(() => {
  jest.restoreAllMocks();
});

function typing(answers: string[]) {
  const asked: string[] = [];
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const open = () => ({
    question: async (words: string) => {
      asked.push(words);
      return answers.shift() ?? '';
    },
    close: () => undefined,
  });
  return { asked, open };
}

test('settings are used without asking on the terminal; an example number does not count', async () => {
  const { asked, open } = typing(['(555) 555-0100', '', 'us@heron.org', '1 Reed Lane; Jupiter, FL', '']);
  const facts = await askCenter({ name: 'Heron House', phone: '(561) 555-0142' }, open);
  expect(facts).toEqual({ name: 'Heron House', email: 'us@heron.org', address: '1 Reed Lane\nJupiter, FL' });
  expect(asked.map((words) => words.slice(0, 5))).toEqual(['Phone', 'Phone', 'E-mai', 'Addre', 'Hours']);
  expect(missingFacts(facts)).toEqual(['phone', 'hours']);
});

test('without a terminal the settings are all, and what is missing is named', async () => {
  const facts = await askCenter({ phone: '(561) 200-4000', email: 'contact@example.com' }, undefined);
  expect(facts).toEqual({ phone: '(561) 200-4000' });
  expect(missingFacts(facts)).toEqual(['name', 'e-mail', 'address', 'hours']);
});
