import type { CRISIS_ANSWER, FormAnswer } from './form-answer';

/** The page learns of the answer by this header of its own request, which the gate takes off every other one. */
export const ANSWER_HEADER = 'x-contact-answer';

export const toHeader = (answer: FormAnswer | typeof CRISIS_ANSWER) =>
  Buffer.from(JSON.stringify(answer)).toString('base64url');

export const fromHeader = (header: string) =>
  JSON.parse(Buffer.from(header, 'base64url').toString()) as FormAnswer | typeof CRISIS_ANSWER;
