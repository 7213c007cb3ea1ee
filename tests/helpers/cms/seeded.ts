import { constants } from 'node:fs';
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyMongoDatabase, mongoDatabaseUri } from '../database/mongo';
import { seed, siteEnvironment } from '../site/node-process';
import { administrator } from '../site/panel';
import { pathOf, writeWhole } from '../database/sqlite-file';

type Place = { databaseUri: string; mediaDir: string };

/**
 * Copies the seeded database (with `administrator` as its first account) and its media folder to a new place.
 * The first caller in a run seeds the original, in some seconds; every copy takes milliseconds.
 */
export async function copySeeded({ databaseUri, mediaDir }: Place) {
  const original = await seededOriginal();
  await cp(original.mediaDir, mediaDir, { recursive: true });
  if (databaseUri.startsWith('file:')) {
    const file = pathOf(databaseUri);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(pathOf(original.databaseUri), file, constants.COPYFILE_EXCL);
  } else {
    await copyMongoDatabase(original.databaseUri, databaseUri);
  }
}

/** One process of a run creates it, the others wait. */
async function seededOriginal(): Promise<Place> {
  const runFolder = process.env.TEST_RUN_FOLDER ?? '';
  const folder = join(runFolder, 'seeded');
  const place = {
    mediaDir: join(folder, 'media'),
    databaseUri:
      process.env.TEST_DATABASE === 'mongodb'
        ? mongoDatabaseUri(process.env.TEST_MONGODB_URI ?? '', `${basename(runFolder)}-seeded`)
        : `file:${join(folder, 'site.db')}`,
  };
  const outcome = join(folder, 'outcome');
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) await writeFile(outcome, await make(place), { flag: 'wx' });
  const problem = await untilWritten(outcome);
  if (problem) throw new Error(problem);
  return place;
}

/** @returns the error, or an empty string */
async function make({ databaseUri, mediaDir }: Place): Promise<string> {
  const isFile = databaseUri.startsWith('file:');
  const working = isFile ? `${databaseUri}.working` : databaseUri;
  const env = { ...administrator, MEDIA_DIR: mediaDir };
  try {
    await seed(siteEnvironment({ url: 'http://127.0.0.1:3000', databaseUri: working, env }));
    if (isFile) await writeWhole(working, pathOf(databaseUri));
    return '';
  } catch (error) {
    return String(error);
  }
}

async function untilWritten(file: string) {
  for (const deadline = Date.now() + 280_000; Date.now() < deadline; await pause(50)) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return text;
  }
  throw new Error('The seeded database that the test files copy is not ready.');
}
