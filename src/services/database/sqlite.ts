import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { index, type IndexColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Migration } from 'payload';
import { embeddedFile } from '../settings/database-url';
import { withClaimedJobs } from './claim-jobs';
import { noteOpened } from './sqlite-file-watch';
import { withAccountStore } from '../auth/account-store';
import { guardAccountWrites } from '../auth/guard-account-writes';
import { sqliteAccounts } from '../auth/sqlite-accounts';
import { copyBeforeUpgrade, noteVersion } from '../dump/before-upgrade';
import { dumpSqlite, lookAtSqlite } from '../dump/sqlite';
import { env } from '../settings/env';
import { withFileLock } from '../locks/file-lock';
import { prepareEmbeddedFile } from '../settings/sqlite-file';
import { migrations } from '@/migrations/sqlite';
import { withRevision } from '../revision/track-writes';

/** The embedded database, always with the tables of this version. */
export function embedded(uri: string) {
  const file = embeddedFile(uri);
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    idType: 'uuidv7',
    blocksAsJSON: true,
    wal: true,
    busyTimeout: 5000,
    // The schema comes from committed migrations only, in development too: see
    // docs/decisions/0002-databases.md.
    push: false,
    migrationDir: 'src/migrations/sqlite',
    prodMigrations: migrations,
    afterSchemaInit: [indexTexts],
  });
  return {
    ...adapter,
    init: (given: Parameters<typeof adapter.init>[0]) => {
      const plain = withClaimedJobs(adapter.init(given));
      const connection = withRevision(guardAccountWrites(withAccountStore(plain, sqliteAccounts(plain))));
      const { connect } = connection;
      connection.connect = async function (...given) {
        prepareEmbeddedFile(file);
        await withFileLock(file, async () => {
          await copyBeforeUpgrade(await lookAtSqlite(file), migrations, (folder) => dumpSqlite(uri, folder));
          await connect?.apply(this, given);
          // In production the adapter has just migrated by itself.
          if (!env.isProduction) await this.migrate({ migrations: migrations as unknown as Migration[] });
          await noteVersion(this);
        });
        noteOpened(file);
      };
      // When the file cannot be opened, this promise rejects in addition to the error that callers get; no
      // code waits for it.
      connection.initializing.catch(() => {});
      return connection;
    },
  };
}

/**
 * Tags and keywords are in tables of their own, which Payload indexes by their order first: without this
 * index, a list of posts would read all tags of all posts for each post.
 */
const indexTexts: NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number] = ({
  schema,
  extendTable,
}) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    if (!name.endsWith('_texts')) continue;
    extendTable({
      table,
      extraConfig: (columns) => ({ ofParent: index(`${name}_of_parent`).on(columns.parent as IndexColumn) }),
    });
  }
  return schema;
};
