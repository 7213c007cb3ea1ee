import { cache } from 'react';
import type { Asked, Read, ReadName } from '@/content/reads';
import { find } from './finders';
import { thisAnswerIsNotWhole } from './front/whole';

/** A page waits this long for its content; then it is sent with built-in words or a loading state, and the browser asks itself. */
const DEADLINE_MS = 2500;

type Answer = { body: unknown } | 'missing' | 'failed';

/** What a GET of spec §7 would answer, without the way over HTTP; once per read and request. */
export const answerTo = ({ name, key }: Asked): Promise<Answer> => answerOnce(name, key);

const answerOnce = cache(async (name: ReadName, key: string): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve('failed'), DEADLINE_MS);
  });
  const answer = find({ name, key }).then(
    (body): Answer => (body === null ? 'missing' : { body }),
    (): Answer => 'failed',
  );
  const first = await Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
  if (first === 'failed') thisAnswerIsNotWhole();
  return first;
});

/** The bodies of these reads by path, for `KnownAnswers`; null for failed and missing ones, which the browser asks for itself. */
export async function prefetch(...reads: Read[]): Promise<Record<string, unknown>> {
  return Object.fromEntries(
    await Promise.all(reads.map(async (read) => [read.path, (await bodyOf(read)) ?? null])),
  );
}

/** The body of an answer, or undefined: its view is complete of either. */
export async function bodyOf(asked: Asked): Promise<unknown> {
  const answer = await answerTo(asked);
  return typeof answer === 'object' ? answer.body : undefined;
}

export const viewOf = async <View>(read: Read<View>): Promise<View> => read.view(await bodyOf(read));
