import { headers } from 'next/headers';
import { ANSWER_HEADER, fromHeader } from '@/contact/answer-header';

/** What is said to the form that this request has posted (src/proxy.ts); null for every other request. */
export async function givenAnswer() {
  const header = (await headers()).get(ANSWER_HEADER);
  return header === null ? null : fromHeader(header);
}
