import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * An embedded database file that existed before is gone. A new one in its place would receive messages that
 * no member of staff would find.
 */
export class DatabaseLost extends Error {
  /**
   * @param secret the secret file that proves that there was a database; without it, this process had it open
   */
  constructor(file: string, secret?: string) {
    super(
      `The database file ${file} is missing, but ${secret ? `${secret} shows that there was one` : 'it was there before'}. ` +
        'Put the file back from a backup; the site heals by itself. ' +
        'For a new and empty database: npm run seed -- --new-database',
    );
    this.name = 'DatabaseLost';
  }
}

/** A first start creates the secret and the database within seconds of each other. */
const FIRST_START_MS = 60_000;

export const secretFile = (file: string) => resolve(dirname(file), 'secret');

/**
 * Checks that the embedded file may be opened (it exists, or never existed) and restricts it to its owner.
 * @throws {DatabaseLost}
 */
export function prepareEmbeddedFile(file: string, now = Date.now()) {
  if (!existsSync(file)) {
    const secret = secretFile(file);
    if (existsSync(secret) && now - statSync(secret).mtimeMs > FIRST_START_MS)
      throw new DatabaseLost(file, secret);
    createEmbeddedFile(file);
  }
  // The folder is ours if our secret is in it; a folder that an administrator chose may contain other files.
  if (existsSync(secretFile(file))) chmodSync(dirname(file), 0o700);
  for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    if (existsSync(part)) chmodSync(part, 0o600);
}

/** Creates an empty file, which SQLite opens as an empty database. */
export function createEmbeddedFile(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
