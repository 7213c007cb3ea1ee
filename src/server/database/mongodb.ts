import { mongooseAdapter, type MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Migration } from 'payload';
import { withAccountStore } from '../auth/account-store';
import { guardAccountWrites } from '../auth/guard-account-writes';
import { mongodbAccounts } from '../auth/mongodb-accounts';
import { copyBeforeUpgrade, noteVersion, upgrading } from '../dump/before-upgrade';
import { dumpMongo, lookAtMongo } from '../dump/mongodb';
import { migrations } from '@/migrations/mongodb';
import { withLock } from '../locks/lock';
import { withRevision } from '../revision/track-writes';

/**
 * An acknowledged write has reached the majority of a replica set. Payload switches transactions off on a server that is
 * not part of one.
 */
// Used by `import()`: database.ts loads one of the two.
// ts-unused-exports:disable-next-line
export function mongodb(uri: string) {
  const adapter = mongooseAdapter({
    url: uri,
    ensureIndexes: true,
    migrationDir: 'src/migrations/mongodb',
    connectOptions: {
      serverSelectionTimeoutMS: 2000,
      // A network that swallows what is sent is noticed as soon as one that refuses: the driver would wait half a minute to
      // connect, and for ever for an answer.
      connectTimeoutMS: 3000,
      // The longer one is the pause after which a failed request may start a check by itself. One that starts in the moment
      // in which its own connection is closing never ends (driver 6.20 to 7.9: it waits for the socket to drain), and the
      // database would be away until the next start. The check by the clock comes first, when that moment is over.
      heartbeatFrequencyMS: 1000,
      minHeartbeatFrequencyMS: 1500,
      socketTimeoutMS: 60_000,
      writeConcern: { w: 'majority', wtimeoutMS: 5000 },
      retryWrites: true,
      appName: 'treatment-centre-website',
    },
  });
  return {
    ...adapter,
    init: (given: Parameters<typeof adapter.init>[0]) => {
      const plain = adapter.init(given) as unknown as MongooseAdapter;
      const connection = withRevision(guardAccountWrites(withAccountStore(plain, mongodbAccounts(plain))));
      const { connect } = connection;
      connection.connect = async function (...given) {
        await connect?.apply(this, given);
        if (upgrading.isOff) return;
        await withLock(this, 'migrate', async () => {
          await copyBeforeUpgrade(await lookAtMongo(this), migrations, (folder) => dumpMongo(this, folder));
          await this.migrate({ migrations: migrations as unknown as Migration[] });
          await noteVersion(this);
        });
      };
      return connection;
    },
  };
}
