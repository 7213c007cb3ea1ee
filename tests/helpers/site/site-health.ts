import { expect } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually';
import { askAll, readsOf, type Told } from './public-answers';

export const AWAY = 'The site is being looked after right now. Please try again in a minute.';
/** A page that had to wait for the database would take longer (ms, on average). */
const USUAL = 1500;

export const sendMessage = (url: string, firstName = 'Ada') =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName,
      lastName: 'Sentinel',
      email: 'ada@example.org',
      message: 'May I see the garden first?',
    }),
  });

/** The response of `/readyz`: status and body. */
export async function readiness(url: string) {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.json()] as const;
}

export const isReady = (url: string) => async () => expect((await readiness(url))[0]).toBe(200);

/** Every public GET responds as before, without delay. */
export async function expectOwnWords(url: string, before: Told[]) {
  const paths = before.map(({ path }) => path);
  const now = await askAll(url, paths);
  const bare = (answers: Told[]) => answers.map(({ path, status, words }) => ({ path, status, words }));
  expect(bare(now)).toEqual(bare(before));
  expect(now.reduce((sum, { ms }) => sum + ms, 0) / now.length).toBeLessThan(USUAL);
}

export async function untilCopyIsWhole(
  paths: string[],
  folder = join(process.env.MEDIA_DIR ?? '', '../copy'),
) {
  await eventually(async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThanOrEqual(readsOf(paths));
  });
}
