import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { copyFile, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { createClient } from '@libsql/client';
import { runNode, siteEnvironment } from '../../helpers/site/node-process';
import { pathOf } from '../../helpers/database/sqlite-file';
import { placeOldDatabase } from '../../helpers/cms/old-databases';
import { addMongoDocument, mongoDocuments } from '../../helpers/database/mongo';

/**
 * The way back from an upgrade, on the oldest database that is kept; this file's own database is not opened.
 */
const OLDEST = '5efd081';
const folder = mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? '', 'going-back-'));
const isEmbedded = process.env.TEST_DATABASE !== 'mongodb';
const backups = join(folder, 'backups');
const TOLERABLE_MS = 120_000;

let databaseUri = '';
let settings: Record<string, string>;
let before: Record<string, unknown[]>;
beforeAll(async () => {
  databaseUri = await placeOldDatabase(OLDEST, folder);
  settings = { MEDIA_DIR: join(folder, 'media'), COPY_DIR: join(folder, 'copy'), BACKUP_DIR: backups };
  before = await content();
}, TOLERABLE_MS);

async function upgrade(args: string[] = [], env: Record<string, string> = {}) {
  const child = runNode(
    ['--conditions=production', '--import', 'tsx', 'src/server/backup/upgrade.ts', ...args],
    siteEnvironment({ url: 'http://127.0.0.1:3000', databaseUri, env: { ...settings, ...env } }),
  );
  return { code: await child.ended, said: child.log() };
}

const copies = () => readdirSync(backups).filter((name) => name.startsWith('before-'));

/** Every row of every table, or every document of every collection; omits empty ones. */
async function content(): Promise<Record<string, unknown[]>> {
  if (!isEmbedded) return mongoDocuments(databaseUri);
  const copy = await copyOfFile();
  const client = createClient({ url: `file:${copy}` });
  const { rows: tables } = await client.execute(
    "select name, sql from sqlite_master where type in ('table', 'index') and name not like 'sqlite_%'",
  );
  const found: Record<string, unknown[]> = { schema: tables.map((row) => JSON.stringify(row)).sort() };
  for (const { name, sql } of tables) {
    if (!String(sql).startsWith('CREATE TABLE')) continue;
    const { rows } = await client.execute(`select * from "${String(name)}"`);
    found[String(name)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  client.close();
  return found;
}

const withoutEmpty = (found: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));

async function addMessage() {
  const words = { firstName: 'Ada', lastName: 'Sentinel', email: 'ada@heron.example', status: 'new' };
  const message = { ...words, message: 'a-heron-after-the-upgrade', idempotencyKey: 'going-back' };
  const now = new Date();
  if (!isEmbedded)
    return addMongoDocument(databaseUri, 'contact-messages', { ...message, createdAt: now, updatedAt: now });
  const row = { id: 'going-back', ...message, createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const columns = Object.keys(row).map((key) =>
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  const statement = {
    sql: `insert into contact_messages (${columns.join()}) values (${columns.map(() => '?').join()})`,
    args: Object.values(row),
  };
  const script = `import { createClient } from '@libsql/client';
    await createClient({ url: ${JSON.stringify(databaseUri)} }).execute(${JSON.stringify(statement)});`;
  const writing = runNode(['--input-type=module', '-e', script], process.env);
  expect([await writing.ended, writing.log()]).toEqual([0, '']);
}

/** A process that has read an embedded file may keep it open, and a file in use is not replaced. */
async function copyOfFile() {
  const from = pathOf(databaseUri);
  const to = join(mkdtempSync(join(folder, 'read-')), 'site.db');
  for (const end of ['', '-wal']) if (existsSync(from + end)) await copyFile(from + end, to + end);
  return to;
}

test(
  'without space for the copy nothing is migrated, and the message says what to do',
  async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const { code, said } = await upgrade([], { BACKUP_DIR: file });
    expect(code).toBe(1);
    expect(said).toContain('Nothing was changed in it. Make room there, or set BACKUP_DIR.');
    expect(withoutEmpty(await content())).toEqual(withoutEmpty(before));
  },
  TOLERABLE_MS,
);

test(
  'the first start of a newer version copies the database before it migrates, a second one does not',
  async () => {
    const { code, said } = await upgrade();
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.stringContaining('npm run upgrade -- --back'),
    });
    expect(withoutEmpty(await content())).not.toEqual(withoutEmpty(before));
    expect(copies()).toHaveLength(1);
    const manifest: unknown = JSON.parse(
      await readFile(join(backups, copies()[0] ?? '', 'manifest.json'), 'utf8'),
    );
    expect(manifest).toMatchObject({ version: '0.1.0 or older', engine: isEmbedded ? 'sqlite' : 'mongodb' });
    expect((await upgrade()).said).not.toContain('copied');
    expect(copies()).toHaveLength(1);
  },
  TOLERABLE_MS,
);

test(
  'the way back is not taken over new messages unless it is said; then everything is as before, and what was is in a backup',
  async () => {
    await addMessage();
    const refused = await upgrade(['--back']);
    expect(refused).toEqual({
      code: 1,
      said: expect.stringContaining('would be in a backup only (1)'),
    });
    const { code, said } = await upgrade(['--back', '--without-new-messages']);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('again as it was on') });
    expect(withoutEmpty(await content())).toEqual(withoutEmpty(before));

    const kept = /What it was until now is in (\S+)\. /.exec(said)?.[1] ?? '';
    expect(existsSync(join(kept, 'manifest.json'))).toBe(true);
    const parts = isEmbedded
      ? [join(kept, 'site.db')]
      : (await readdir(join(kept, 'collections'))).map((name) => join(kept, 'collections', name));
    const bytes = await Promise.all(parts.map((part) => readFile(part, 'latin1')));
    expect(bytes.join('')).toContain('a-heron-after-the-upgrade');
  },
  TOLERABLE_MS,
);

test(
  'a database that no older version has worked on has no way back',
  async () => {
    const { code, said } = await upgrade(['--back'], { BACKUP_DIR: join(folder, 'elsewhere') });
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringContaining('There is no copy of this database'),
    });
  },
  TOLERABLE_MS,
);
