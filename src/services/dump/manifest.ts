import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { VERSION } from '../settings/version';

/** The manifest of a backup folder: enough to detect one that is incomplete or was changed. */
const schema = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'mongodb']),
  /** Of the product; missing in backups of 0.1.0 and older. */
  version: z.string().optional(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The backed-up database, without a password. */
  database: z.string().optional(),
  /** Documents per collection, or rows per table, to compare a restored database with. */
  counts: z.record(z.string(), z.number()).optional(),
  /** SHA-256 of each file, by its path inside the folder with forward slashes. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof schema>;

export const NAME = 'manifest.json';

/** Written last: a folder without it is an unfinished backup. */
export async function writeManifest(
  folder: string,
  given: Pick<Manifest, 'engine' | 'database' | 'counts'> & Partial<Pick<Manifest, 'version' | 'madeAt'>>,
) {
  const manifest: Manifest = {
    format: 1,
    version: VERSION,
    madeAt: new Date().toISOString(),
    ...given,
    files: await checksums(folder),
  };
  await writeFile(join(folder, NAME), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  return manifest;
}

/** The manifest of a folder, with unchecked files; undefined where there is no complete backup. */
export async function readHead(folder: string): Promise<Manifest | undefined> {
  return schema.safeParse(parse(await readFile(join(folder, NAME), 'utf8').catch(() => ''))).data;
}

/** @throws {BackupError} that says what is wrong with the folder */
export async function readManifest(folder: string): Promise<Manifest> {
  const source = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  if (source === null) {
    throw new BackupError(`There is no complete backup in ${folder}: ${NAME} is missing.`);
  }
  const manifest = schema.safeParse(parse(source));
  if (!manifest.success) {
    throw new BackupError(`${join(folder, NAME)} was made by another version, or was changed.`);
  }
  const found = await checksums(folder);
  const wrong = Object.keys(manifest.data.files).filter((file) => found[file] !== manifest.data.files[file]);
  if (wrong.length > 0) {
    throw new BackupError(`These files of the backup are missing or were changed: ${wrong.join(', ')}.`);
  }
  return manifest.data;
}

/** An error whose message is for the person who runs the command. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

async function checksums(folder: string) {
  // With their types, to skip links, which lead out of the backup.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sums: Record<string, string> = {};
  for (const entry of entries.filter((found) => !found.isDirectory())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll('\\', '/');
    if (name === NAME) continue;
    const hash = createHash('sha256');
    if (entry.isFile()) await pipeline(createReadStream(path), hash);
    sums[name] = hash.digest('hex');
  }
  return sums;
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
