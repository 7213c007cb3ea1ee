import type { Payload } from 'payload';
import { getCms } from '@/server/cms';
import { ask } from './api';
import { createPage } from './content';

export const goodMessage = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  phone: '(561) 555-0100',
  message: 'Ten letters and a few more.',
};

type Options = { headers?: Record<string, string>; key?: string };

/** Sends a body to `POST /api/contact` as it is; anything but a string becomes JSON. */
export const post = (body: unknown, { headers = {}, key }: Options = {}) =>
  ask('/api/contact', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** An editor sets the contact page to the older form, which only requires. */
export const showSimpleForm = (cms: Payload) =>
  createPage(cms, 'contact', { words: { 'contactForm.variant': 'simple' } });

/** Every message that the database has, newest first. */
export async function storedMessages() {
  const cms = await getCms();
  const { docs } = await cms.find({ collection: 'contact-messages', pagination: false, depth: 0 });
  return docs;
}

export async function forgetMessages() {
  const cms = await getCms();
  await cms.delete({ collection: 'contact-messages', where: { id: { exists: true } } });
}
