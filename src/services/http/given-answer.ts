import { headers } from 'next/headers';
import { ANSWER_HEADER, fromHeader } from '@/contact/rules/answer-header';

/** The result of the form that this request posted (src/proxy.ts); null for every other request. */
export async function givenAnswer() {
  const header = (await headers()).get(ANSWER_HEADER);
  return header === null ? null : fromHeader(header);
}
