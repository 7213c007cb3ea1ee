import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { DAY_MS } from '@/content/durations';
import { env, type Env } from '@/services/settings/env';
import { s3Options } from '@/services/settings/s3-options';
import { ARCHIVE_END } from './archive';

/** Storage of encrypted backups: a folder or a bucket. */
export type ArchiveStore = {
  put: (name: string, file: string) => Promise<void>;
  fetch: (name: string, file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Names of archives, oldest first. */
  list: () => Promise<string[]>;
};

const NAME = new RegExp(`^backup-(\\d{4}-\\d{2}-\\d{2})T[\\d-]+Z${ARCHIVE_END.replaceAll('.', '\\.')}$`);

export const archiveName = (now: Date) => `backup-${now.toISOString().replace(/[:.]/g, '-')}${ARCHIVE_END}`;

/** `BACKUP_BUCKET`, else `BACKUP_DIR`. */
export const archiveStore = () =>
  env.nightly.bucket ? inBucket(env.nightly.bucket) : inFolder(env.backupDir);

/** Deletes archives older than `keepDays`, but never the newest. */
export async function removeOld(store: ArchiveStore, now: Date, keepDays: number) {
  const first = new Date(now.getTime() - keepDays * DAY_MS).toISOString().slice(0, 10);
  for (const name of (await store.list()).slice(0, -1))
    if ((NAME.exec(name)?.[1] ?? '') < first) await store.remove(name);
}

const sorted = (names: string[]) => names.filter((name) => NAME.test(name)).sort();

function inFolder(folder: string): ArchiveStore {
  return {
    put: async (name, file) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(file, join(folder, name));
    },
    fetch: (name, file) => copyFile(join(folder, name), file),
    remove: (name) => rm(join(folder, name)),
    list: async () => sorted(await readdir(folder)),
  };
}

function inBucket(bucket: NonNullable<Env['nightly']['bucket']>): ArchiveStore {
  const Bucket = bucket.name;
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client(s3Options(bucket));
    return { ...sdk, client };
  };
  return {
    put: async (Key, file) => {
      const { client, PutObjectCommand } = await open();
      const { size } = await stat(file);
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: createReadStream(file), ContentLength: size }),
      );
    },
    fetch: async (Key, file) => {
      const { client, GetObjectCommand } = await open();
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      await pipeline(Body as Readable, createWriteStream(file, { mode: 0o600 }));
    },
    remove: async (Key) => {
      const { client, DeleteObjectCommand } = await open();
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    list: async () => {
      const { client, paginateListObjectsV2 } = await open();
      const names: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'backup-' }))
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
      return sorted(names);
    },
  };
}
