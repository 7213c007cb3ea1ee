import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { databaseName } from '../settings/database-url';
import { env } from '../settings/env';
import { PROGRESS_KEY, type Progress } from '../key-value/key-value';
import { filling, isBeingSetUp, type Fill } from './seed-state';
import { revision } from '../revision/state';

/** A database that had content has none left: no member of staff would find what is written to it. */
class ContentLost extends Error {
  constructor() {
    super(
      `The database at ${databaseName(env.databaseUri)} is empty, but it had content before. Visitors see the last good ` +
        'copy. Put a backup back (npm run restore); the site heals by itself. ' +
        'For a new and empty database: npm run seed -- --new-database',
    );
    this.name = 'DatabaseLost';
  }
}

/** The database is being seeded. */
class BeingSetUp extends Error {
  constructor() {
    super('The site is being set up: the first content is on its way into the database.');
    this.name = 'BeingSetUp';
  }
}

/**
 * Checks whether the database has the content of a whole site, and records it for the process. Takes a few
 * milliseconds.
 * @throws {ContentLost} when there was content and none is left
 */
export async function checkContent(cms: Payload): Promise<Fill> {
  const found = await fillOf(cms);
  const before = filling.fill;
  const fill = found === 'empty' && !filling.mayBeNew && hadContent() ? 'lost' : found;
  filling.fill = fill;
  if (fill === 'filled' && before !== 'filled') rememberContent();
  // Responses made of partial content are out of date.
  if (before !== undefined && before !== fill && fill === 'filled') revision.number += 1;
  if (fill === 'lost') throw new ContentLost();
  return fill;
}

/**
 * Required for cached responses: that they come from a whole site.
 * @throws {ContentLost|BeingSetUp}
 */
export async function requireContent(cms: Payload): Promise<void> {
  await checkContent(cms);
  if (isBeingSetUp()) throw new BeingSetUp();
}

async function fillOf(cms: Payload): Promise<Exclude<Fill, 'lost'>> {
  const progress = await cms.kv.get<Progress>(PROGRESS_KEY);
  if (progress) return progress === 'complete' ? 'filled' : 'filling';
  // The database is new, or older than the record of progress.
  const { totalDocs } = await cms.db.count({ collection: 'pages', req: {} });
  return totalDocs > 0 ? 'filled' : 'empty';
}

/** A file beside the content cache that tells the next start that this database had content. */
const witness = join(
  env.copyDir,
  `had-content-${createHash('sha256').update(databaseName(env.databaseUri)).digest('hex').slice(0, 16)}`,
);

/** Whether this database had content, in this process or at an earlier start. */
export const hadContent = () => filling.fill === 'filled' || filling.fill === 'lost' || existsSync(witness);

function rememberContent() {
  try {
    mkdirSync(env.copyDir, { recursive: true, mode: 0o700 });
    writeFileSync(witness, '', { mode: 0o600 });
  } catch {
    // The content cache cannot be written either, which is reported.
  }
}
