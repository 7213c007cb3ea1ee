import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { migrations } from '@/migrations/sqlite';

// Only the embedded database has migrations, so this file always tests that one.
if (!process.env.DATABASE_URI?.startsWith('file:'))
  process.env.DATABASE_URI = `file:${join(process.env.MEDIA_DIR ?? '', '..', 'site.db')}`;
const { closeCms, openCms } = await import('../../helpers/cms/api');

type Kit = {
  generateDrizzleJson: (schema: unknown) => Promise<Snapshot>;
  generateMigration: (before: Snapshot, after: Snapshot) => Promise<string[]>;
};
type Snapshot = { tables: Record<string, { columns: Record<string, unknown> }> };
type Adapter = {
  schema: unknown;
  requireDrizzleKit: () => Kit;
  client: { execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }> };
};

const folder = 'src/migrations/sqlite';
let cms: Payload;
let adapter: Adapter;
beforeAll(async () => {
  cms = await openCms();
  adapter = cms.db as unknown as Adapter;
}, 60_000);
afterAll(() => closeCms());

const names = readdirSync(folder)
  .filter((file) => /^\d.*\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))
  .sort();
const committed = () => JSON.parse(readFileSync(`${folder}/${names.at(-1)}.json`, 'utf8')) as Snapshot;

test('the committed migrations lead to the schema of the collections: a new one would be empty', async () => {
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  const wanted = await generateDrizzleJson(adapter.schema);
  // `npx payload migrate:create` writes the missing one.
  expect(await generateMigration(committed(), wanted)).toEqual([]);
});

test('that comparison sees a column that is missing', async () => {
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  const wanted = await generateDrizzleJson(adapter.schema);
  const before = structuredClone(committed());
  delete before.tables.conditions?.columns.summary;
  expect((await generateMigration(before, wanted)).join()).toMatch(/ALTER TABLE `conditions` ADD `summary`/);
});

// `migrate:create` compares with the newest snapshot and reads no other: delete the previous one.
test('the only snapshot is the one of the newest migration', () => {
  expect(readdirSync(folder).filter((file) => file.endsWith('.json'))).toEqual([`${names.at(-1)}.json`]);
});

test('every file of the folder is run, in order', () => {
  expect(migrations.map(({ name }) => name)).toEqual(names);
});

test('run on an empty file they make every table and column of the schema', async () => {
  const wanted = await adapter.requireDrizzleKit().generateDrizzleJson(adapter.schema);
  for (const [table, { columns }] of Object.entries(wanted.tables)) {
    const { rows } = await adapter.client.execute(`PRAGMA table_info(\`${table}\`)`);
    expect([table, rows.map(({ name }) => name).sort()]).toEqual([table, Object.keys(columns).sort()]);
  }
});

test('running them again does nothing', async () => {
  const before = await adapter.client.execute('SELECT count(*) AS n FROM payload_migrations');
  await cms.db.migrate({ migrations: migrations as never });
  const after = await adapter.client.execute('SELECT count(*) AS n FROM payload_migrations');
  expect([Number(before.rows[0]?.n), Number(after.rows[0]?.n)]).toEqual([names.length, names.length]);
});
