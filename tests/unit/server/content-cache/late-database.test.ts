import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withIncompleteFlag } from '@/services/process/incomplete-answer';
import { revision } from '@/services/revision/state';
import { eventually } from '../../../helpers/site/eventually';

const folder = mkdtempSync(join(tmpdir(), 'late-'));
// Before the environment is read.
process.env.COPY_DIR = join(folder, 'copy');
const { staleIfError } = await import('@/server/content-cache/content-cache');
// A copy may still be being written.
afterAll(() => rm(folder, { recursive: true, maxRetries: 10 }));

let say: (body: string | null) => void;
const slowly = () => new Promise<string | null>((resolve) => (say = resolve));
const never = () => new Promise<string>(() => {});

beforeEach(() => {
  Object.assign(revision, { number: 1, isKnown: true, isAway: false, isSlow: false });
});

/** The body of a response made from a read, and whether it may be cached. */
async function answerOf(name: string, read: () => Promise<string | null>) {
  const note = { isComplete: true };
  const body = await new Promise<string | null>((resolve) =>
    withIncompleteFlag(note, () => void staleIfError(name, read).then(resolve)),
  );
  return { body, ...note };
}

test('a body from the database in time may be cached', async () => {
  expect(await answerOf('in time', async () => 'words')).toEqual({ body: 'words', isComplete: true });
});

test('a response with an older body, because the database is late, is not cached for the new revision', async () => {
  await answerOf('late', async () => 'older words');
  revision.number = 2;
  expect(await answerOf('late', never)).toEqual({ body: 'older words', isComplete: false });
});

test('while the database is unreachable or always slow, the last cached body is used', async () => {
  await answerOf('away', async () => 'last words');
  revision.number = 2;
  revision.isAway = true;
  expect(await answerOf('away', never)).toEqual({ body: 'last words', isComplete: true });
  Object.assign(revision, { isAway: false, isSlow: true });
  expect(await answerOf('away', never)).toEqual({ body: 'last words', isComplete: true });
});

test('a late result makes responses with the older body out of date, once', async () => {
  await answerOf('slow', async () => 'older words');
  Object.assign(revision, { number: 2, isSlow: true });
  expect(await answerOf('slow', slowly)).toEqual({ body: 'older words', isComplete: true });
  say('newer words');
  await eventually(async () => expect(revision.number).toBe(3));
  // Even when the database is fast again.
  revision.isSlow = false;
  expect(await answerOf('slow', never)).toEqual({ body: 'newer words', isComplete: true });

  Object.assign(revision, { number: 4, isSlow: true });
  await answerOf('slow', slowly);
  say('newer words');
  await eventually(async () => expect(await answerOf('slow', never)).toMatchObject({ body: 'newer words' }));
  expect(revision.number).toBe(4);
});

test.each(['older words', 'newer words'])(
  'a question of before the edit that brings the %s in the end does not settle it',
  async (first) => {
    const name = `before ${first}`;
    await answerOf(name, async () => 'older words');
    Object.assign(revision, { number: 2, isSlow: true });
    await answerOf(name, slowly);
    const sayFirst = say;
    revision.number = 3;
    await answerOf(name, slowly);
    sayFirst(first);
    await eventually(async () => expect(await answerOf(name, slowly)).toMatchObject({ body: first }));
    say('newer words');
    await eventually(async () => expect(revision.number).toBe(4));
  },
);

test('a document that a slow database no longer has makes the answers that still show it out of date', async () => {
  await answerOf('gone', async () => 'last words');
  Object.assign(revision, { number: 2, isSlow: true });
  expect(await answerOf('gone', slowly)).toEqual({ body: 'last words', isComplete: true });
  say(null);
  await eventually(async () => expect(revision.number).toBe(3));
  expect(await answerOf('gone', async () => null)).toEqual({ body: null, isComplete: true });
});

test('an edit while the database seems to be away shows as soon as it is read', async () => {
  await answerOf('edited', async () => 'older words');
  Object.assign(revision, { number: 2, isAway: true });
  await answerOf('edited', never);
  revision.isAway = false;
  expect(await answerOf('edited', async () => 'newer words')).toMatchObject({ body: 'newer words' });
  expect(revision.number).toBe(3);
});

test('a body is made once for one revision: later reads get the same object', async () => {
  const read = async () => ({ words: 'words' });
  const first = await staleIfError('made once', read);
  expect(await staleIfError('made once', read)).toBe(first);
});
