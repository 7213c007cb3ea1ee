import type { CrisisAnswer, FormAnswer } from './form-answer';

/**
 * The request header that carries the form's result to the page. The request filter removes it from client
 * requests.
 */
export const ANSWER_HEADER = 'x-contact-answer';

export const toHeader = (answer: FormAnswer | CrisisAnswer) =>
  Buffer.from(JSON.stringify(answer)).toString('base64url');

export const fromHeader = (header: string) =>
  JSON.parse(Buffer.from(header, 'base64url').toString()) as FormAnswer | CrisisAnswer;
