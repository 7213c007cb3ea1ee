import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** An embedded database file that was there before is gone. A new one in its place would take messages that nobody expects there. */
export class DatabaseLost extends Error {
  /** @param secret where a secret tells that there was one; without it this process had it open. */
  constructor(file: string, secret?: string) {
    super(
      `The database file ${file} is missing, but ${secret ? `${secret} shows that there was one` : 'it was there before'}. ` +
        'Put the file back from a backup; the site heals by itself. ' +
        'For a new and empty database: npm run seed -- --new-database',
    );
    this.name = 'DatabaseLost';
  }
}

/** A first start makes secret and database within seconds of each other. */
const FIRST_START_MS = 60_000;

export const secretFile = (file: string) => resolve(dirname(file), 'secret');

/**
 * Makes sure that the embedded file may be opened: that it is there, or was never there; for its owner alone.
 * @throws {DatabaseLost}
 */
export function prepareEmbeddedFile(file: string, now = Date.now()) {
  if (!existsSync(file)) {
    const secret = secretFile(file);
    if (existsSync(secret) && now - statSync(secret).mtimeMs > FIRST_START_MS)
      throw new DatabaseLost(file, secret);
    createEmbeddedFile(file);
  }
  // The folder is ours where our secret lies in it; one that somebody chose may have other things in it.
  if (existsSync(secretFile(file))) chmodSync(dirname(file), 0o700);
  for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    if (existsSync(part)) chmodSync(part, 0o600);
}

/** An empty file is an empty database. */
export function createEmbeddedFile(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
