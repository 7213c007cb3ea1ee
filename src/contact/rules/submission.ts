import { MESSAGES } from '@/content/endpoints/calls';
import { request } from '@/lib/request';
import { AGE_HEADER, TRAP } from './honeypot';
import type { SafelyEntries } from './safely-schema';
import type { ContactMessageInput, ContactVariant } from './schema';

/** The values of the form; with the safe ways to answer where the form asks for them. */
export type FormMessage = ContactMessageInput & Partial<SafelyEntries>;

/** An idempotent message: sending the same values again reuses its id, and it is stored once. */
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

/** A random UUID. `crypto.randomUUID()` needs a secure context (https). */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
