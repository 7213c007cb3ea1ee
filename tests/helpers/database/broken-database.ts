import { afterAll } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createClient } from '@libsql/client';
import { emptyMongoCollection } from './mongo';
import { copySeeded } from '../cms/seeded';
import { stopSites } from '../site/site';
import { startRelay, type Relay } from '../site/tcp-relay';

type BrokenDatabase = {
  uri: string;
  mend: () => Promise<void>;
  /** Takes it away again: from MongoDB's clients at once; from the file's only when no site has it open. */
  breakAgain: () => Promise<void>;
  /** Delays each response by this much. MongoDB only. */
  delay: (ms: number) => void;
};

const relays: Relay[] = [];
afterAll(async () => {
  await stopSites();
  await Promise.all(relays.map((relay) => relay.close()));
});

/**
 * A separate seeded database that cannot be used until `mend`: a server that does not listen, or an invalid
 * file.
 */
export const brokenDatabase = (): Promise<BrokenDatabase> =>
  process.env.TEST_DATABASE === 'mongodb' ? serverAway() : brokenFile();

async function serverAway(): Promise<BrokenDatabase> {
  const address = new URL(process.env.DATABASE_URI ?? '');
  address.pathname += `-${randomUUID().slice(0, 8)}`;
  await copySeeded({ databaseUri: address.href, mediaDir: process.env.MEDIA_DIR ?? '' });
  const relay = await startRelay(address.hostname, Number(address.port || 27017));
  relays.push(relay);
  await relay.close();
  address.host = `127.0.0.1:${relay.port}`;
  // Otherwise the driver asks the server for its own name and bypasses the relay.
  address.searchParams.set('directConnection', 'true');
  return { uri: address.href, mend: relay.open, breakAgain: relay.close, delay: relay.delay };
}

async function brokenFile(): Promise<BrokenDatabase> {
  const file = (process.env.DATABASE_URI ?? '')
    .replace(/^file:/, '')
    .replace('site.db', `${randomUUID()}.db`);
  await copySeeded({ databaseUri: `file:${file}`, mediaDir: process.env.MEDIA_DIR ?? '' });
  const breakAgain = async () => {
    await moveDatabase(file, `${file}.aside`);
    await writeFile(file, 'This is not a database. '.repeat(400));
  };
  const mend = async () => {
    await rm(file);
    await moveDatabase(`${file}.aside`, file);
  };
  await breakAgain();
  return { uri: `file:${file}`, mend, breakAgain, delay: () => {} };
}

/** Renames the file together with SQLite's files beside it. */
export const moveDatabase = (from: string, to: string) =>
  Promise.all(['', '-wal', '-shm'].map((part) => rename(from + part, to + part).catch(() => undefined)));

/** Leaves a database as a first start finds it: without accounts. */
export async function forgetAccounts(uri: string) {
  if (!uri.startsWith('file:')) return emptyMongoCollection(uri, 'staff');
  const client = createClient({ url: uri });
  await client.execute('DELETE FROM staff');
  client.close();
}
