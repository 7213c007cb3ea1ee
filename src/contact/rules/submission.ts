import { MESSAGES } from '@/content/endpoints/calls';
import { request } from '@/lib/request';
import { AGE_HEADER, TRAP } from './honeypot';
import type { SafelyEntries } from './safely-schema';
import type { ContactMessageInput, ContactVariant } from './schema';

/** The values of the form; with the safe ways to answer where the form asks for them. */
export type FormMessage = ContactMessageInput & Partial<SafelyEntries>;

/** One attempt to send a message: sending the same values again reuses its `key`, and it is stored once. */
export type Submission = { body: FormMessage & { variant?: 'simple' }; words: string; key: string };

/** The last submission while the values are unchanged, else a new one. */
export function submissionOf(
  message: FormMessage,
  variant: ContactVariant,
  last: Submission | null,
): Submission {
  const body = variant === 'simple' ? { ...message, variant } : message;
  const words = JSON.stringify(body);
  return last?.words === words ? last : { body, words, key: newKey() };
}

/** @throws {RequestError} for an error response, a TypeError when the server cannot be reached */
export const post = ({ body, key }: Submission, { trapped, ageMs }: Signs) =>
  request(MESSAGES, {
    method: 'POST',
    body: trapped ? { ...body, [TRAP]: trapped } : body,
    headers: { 'Idempotency-Key': key, [AGE_HEADER]: String(ageMs) },
  });

/** Signals for bot detection; the server decides (src/contact/rules/honeypot.ts). */
export type Signs = { trapped: string; ageMs: number };

export const signsOf = (form: HTMLFormElement): Signs => ({
  trapped: String(new FormData(form).get(TRAP) ?? ''),
  ageMs: Math.round(performance.now()),
});

/** 128 random bits. `crypto.randomUUID()` needs a secure context (https). */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
