import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noting } from '@/server/front/whole';
import { revision } from '@/server/revision';

const folder = mkdtempSync(join(tmpdir(), 'late-'));
// Before the environment is read.
process.env.COPY_DIR = join(folder, 'copy');
const { lastGood } = await import('@/server/last-good/last-good');
afterAll(() => rmSync(folder, { recursive: true }));

const never = () => new Promise<string>(() => {});

beforeEach(() => {
  Object.assign(revision, { generation: 1, isKnown: true, isAway: false, isSlow: false });
});

/** What an answer that is made of a read says, and whether it may be kept. */
async function answerOf(name: string, read: () => Promise<string>) {
  const note = { isWhole: true };
  const body = await new Promise<string>((resolve) =>
    noting(note, () => void lastGood(name, read).then(resolve)),
  );
  return { body, ...note };
}

test('what the database says in time may be kept', async () => {
  expect(await answerOf('in time', async () => 'words')).toEqual({ body: 'words', isWhole: true });
});

test('an answer of older words, because the database is late with newer ones, is not kept for the new revision', async () => {
  await answerOf('late', async () => 'older words');
  revision.generation = 2;
  expect(await answerOf('late', never)).toEqual({ body: 'older words', isWhole: false });
});

test('while the database is away or always slow, the last good words are the answer', async () => {
  await answerOf('away', async () => 'last words');
  revision.generation = 2;
  revision.isAway = true;
  expect(await answerOf('away', never)).toEqual({ body: 'last words', isWhole: true });
  Object.assign(revision, { isAway: false, isSlow: true });
  expect(await answerOf('away', never)).toEqual({ body: 'last words', isWhole: true });
});
