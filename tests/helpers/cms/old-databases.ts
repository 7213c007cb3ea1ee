import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fillMongoDatabase, mongoDatabaseUri } from '../database/mongo';
import { runNode, siteEnvironment } from '../site/node-process';

export type Answers = Record<string, unknown>;

const FOLDER = 'tests/fixtures/old-databases';

/** The versions of this product with a stored database; see the README beside them. */
export const oldVersions = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const unpacked = (version: string, file: string) =>
  brotliDecompressSync(readFileSync(join(FOLDER, version, `${file}.br`)));

/** The responses of that version itself. */
export const answersOf = (version: string) =>
  JSON.parse(String(unpacked(version, 'answers.json'))) as Answers;

/** A copy of that version's database, on the engine of this run. @returns its address */
export async function placeOldDatabase(version: string, folder: string) {
  const { TEST_DATABASE, TEST_MONGODB_URI = '' } = process.env;
  if (TEST_DATABASE !== 'mongodb') {
    writeFileSync(join(folder, 'site.db'), unpacked(version, 'site.db'));
    return `file:${join(folder, 'site.db')}`;
  }
  // No database has a dot in its name.
  const name = folder.split(/[\\/]/).slice(-2).join('-').replaceAll('.', '-');
  const uri = mongoDatabaseUri(TEST_MONGODB_URI, name);
  await fillMongoDatabase(uri, String(unpacked(version, 'mongodb.json')));
  return uri;
}

/** The present version's responses with that database, on a public site, after a start. */
export async function answersToday(version: string): Promise<Answers> {
  const folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? '', `${version}-`));
  const databaseUri = await placeOldDatabase(version, folder);
  const file = join(folder, 'answers.json');
  const env = siteEnvironment({
    url: 'https://www.harborlight.org',
    databaseUri,
    env: {
      HOST: '127.0.0.1',
      PORT: '3000',
      MEDIA_DIR: join(folder, 'media'),
      BACKUP_DIR: join(folder, 'backups'),
    },
  });
  const asking = runNode(
    ['--conditions=production', '--import', 'tsx', 'tests/helpers/site/print-answers.ts', file],
    env,
  );
  if ((await asking.ended) !== 0)
    throw new Error(`The database of ${version} cannot be opened:\n${asking.log()}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Answers;
}

/**
 * Every value of `before` that `after` does not have in the same place, as `place: value`. Named parts are
 * found by name.
 */
export function lostOf(before: unknown, after: unknown, place = ''): string[] {
  if (typeof before !== 'object' || before === null)
    return before === null || wordsOf(after).includes(wordsOf(before)) ? [] : [`${place}: ${String(before)}`];
  return Object.entries(before).flatMap(([key, value]) => {
    const name = nameOf(value);
    const match =
      name === undefined
        ? valueAt(after, key)
        : Object.values(fields(after)).find((part) => nameOf(part) === name);
    return lostOf(value, match, `${place}.${name ?? key}`);
  });
}

/** Without markup, which may change: a former plain text is rich text today. */
const wordsOf = (value: unknown) =>
  String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const fields = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});
const valueAt = (value: unknown, key: string) => (fields(value) as Record<string, unknown>)[key];

/** Sections, elements and listed documents have one. */
function nameOf(value: unknown) {
  const name = valueAt(value, 'name') ?? valueAt(value, 'slug');
  return typeof name === 'string' ? name : undefined;
}
