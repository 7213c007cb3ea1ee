import { MESSAGES } from '@/content/endpoints/calls';
import { request } from '@/lib/request';
import { AGE_HEADER, TRAP } from './honeypot';
import type { ContactMessageInput, ContactVariant } from './schema';

/** One message on its way: trying again with the same words is the same submission, and is stored once. */
export type Submission = { body: ContactMessageInput & { variant?: 'simple' }; words: string; key: string };

/** The last submission again while the words are the same, else a new one. */
export function submissionOf(
  message: ContactMessageInput,
  variant: ContactVariant,
  last: Submission | null,
): Submission {
  const body = variant === 'simple' ? { ...message, variant } : message;
  const words = JSON.stringify(body);
  return last?.words === words ? last : { body, words, key: newKey() };
}

/** @throws {RequestError} when the server refuses, a TypeError when it cannot be reached */
export const post = ({ body, key }: Submission, { trapped, ageMs }: Signs) =>
  request(MESSAGES, {
    method: 'POST',
    body: trapped ? { ...body, [TRAP]: trapped } : body,
    headers: { 'Idempotency-Key': key, [AGE_HEADER]: String(ageMs) },
  });

/** What tells a program from a person; the server decides (src/contact/honeypot.ts). */
export type Signs = { trapped: string; ageMs: number };

export const signsOf = (form: HTMLFormElement): Signs => ({
  trapped: String(new FormData(form).get(TRAP) ?? ''),
  ageMs: Math.round(performance.now()),
});

/** A random UUID. `crypto.randomUUID()` is missing on pages that were not loaded over https. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
