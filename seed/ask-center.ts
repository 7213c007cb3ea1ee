import { createInterface } from 'node:readline/promises';
import { isInventedEmail, isInventedPhone } from '@/content/words/invented';

/**
 * The facts with which a center's own site starts; missing ones appear nowhere until they are entered in the
 * panel.
 */
export type CenterFacts = { name?: string; phone?: string; email?: string; address?: string; hours?: string };

const QUESTIONS: readonly { key: keyof CenterFacts; ask: string; fault?: (answer: string) => string }[] = [
  { key: 'name', ask: 'Name of the center' },
  {
    key: 'phone',
    ask: 'Phone, such as (561) 200-4000',
    fault: (answer) =>
      isInventedPhone(answer)
        ? 'Numbers from 555-0100 to 555-0199 are kept free for examples.'
        : /(?:\d\D*){7,}/.test(answer)
          ? ''
          : 'A phone number has at least seven digits.',
  },
  {
    key: 'email',
    ask: 'E-mail',
    fault: (answer) =>
      isInventedEmail(answer)
        ? 'Nobody can have an address of this kind; it is for examples.'
        : /^\S+@\S+\.\S+$/.test(answer)
          ? ''
          : 'An e-mail address is like name@center.org.',
  },
  { key: 'address', ask: 'Address, in one line; a semicolon begins a new one' },
  { key: 'hours', ask: 'Hours, such as Monday - Friday: 9:00 AM - 6:00 PM' },
];

type Terminal = { question: (words: string) => Promise<string>; close: () => void };

/**
 * Reads the facts from the settings (`CENTER_NAME` and the like), and asks for the others on a terminal.
 * Enter skips a question. A setting with the example's value counts as missing.
 */
export async function askCenter(
  given: CenterFacts,
  open: (() => Terminal) | undefined = process.stdin.isTTY && process.stdout.isTTY
    ? () => createInterface({ input: process.stdin, output: process.stdout })
    : undefined,
): Promise<CenterFacts> {
  const facts: CenterFacts = {};
  const terminal = open?.();
  if (terminal)
    console.info('Who is the center? Press Enter for what you want to fill in later, in the panel.');
  for (const { key, ask, fault } of QUESTIONS) {
    const setting = given[key] ?? '';
    let answer = setting && !fault?.(setting) ? setting : '';
    while (!answer && terminal) {
      const typed = (await terminal.question(`${ask}: `)).trim();
      const wrong = typed && fault?.(typed);
      if (wrong) console.info(wrong);
      else {
        answer = key === 'address' ? typed.replace(/\s*;\s*/g, '\n') : typed;
        break;
      }
    }
    if (answer) facts[key] = answer;
  }
  terminal?.close();
  return facts;
}

/** The missing facts, as visitors would notice them. */
export const missingFacts = (facts: CenterFacts) =>
  QUESTIONS.filter(({ key }) => !facts[key]).map(({ key }) => WORDS[key]);

const WORDS: Record<keyof CenterFacts, string> = {
  name: 'name',
  phone: 'phone',
  email: 'e-mail',
  address: 'address',
  hours: 'hours',
};
