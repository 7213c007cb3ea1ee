import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { embeddedFile } from './database-url';
import { env } from './env';
import { secretFile } from './sqlite-file';

/**
 * The secret that signs sessions. For the embedded database it is generated once and stored beside the data;
 * `next build` needs none.
 */
export function payloadSecret(): string {
  if (env.secret) return env.secret;
  if (env.isBuilding) return 'not-used-while-building';
  const file = secretFile(embeddedFile(env.databaseUri));
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
