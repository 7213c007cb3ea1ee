import { MESSAGES } from '@/content/reads';
import { request } from '@/lib/request';
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
export const post = ({ body, key }: Submission) =>
  request(MESSAGES, { method: 'POST', body, headers: { 'Idempotency-Key': key } });

/** A random UUID. `crypto.randomUUID()` is missing on pages that were not loaded over https. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
