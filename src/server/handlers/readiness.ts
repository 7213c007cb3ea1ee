import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { getCms } from '../cms';
import { env } from '../env';
import { newestMarks } from '../revision-marks';

const LONGEST_MS = 2000;

/** Whether this process can do everything: 200, or 503 with the parts that fail, for whoever balances or watches. */
export async function showReadiness(): Promise<Response> {
  const [database, media] = await Promise.all([works(askDatabase()), works(writeMedia())]);
  const isReady = database && media;
  return Response.json(
    { database: database ? 'ok' : 'away', media: media ? 'ok' : 'not writable' },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

const works = (attempt: Promise<unknown>) =>
  Promise.race([
    attempt.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), LONGEST_MS).unref()),
  ]);

async function askDatabase() {
  const { db } = await getCms();
  await newestMarks(db, {}, 1);
}

async function writeMedia() {
  await mkdir(env.mediaDir, { recursive: true });
  await access(env.mediaDir, constants.W_OK);
}
