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
import { withClaimedJobs } from './claim-jobs';

/**
 * An acknowledged write has reached the majority of a replica set. Payload disables transactions on a server
 * outside of a replica set.
 */
export function mongodb(uri: string) {
  const adapter = mongooseAdapter({
    url: uri,
    ensureIndexes: true,
    migrationDir: 'src/migrations/mongodb',
    connectOptions: {
      serverSelectionTimeoutMS: 2000,
      // A network that drops packets is noticed as soon as one that refuses connections: by default the
      // driver would wait half a minute to connect, and forever for a response.
      connectTimeoutMS: 3000,
      // The minimum is the pause after which a failed request may start a check. A check that starts while
      // its own connection is closing never ends (driver 6.20 to 7.9 waits for the socket to drain), and the
      // database would stay away until the next start. The regular check comes first, after that moment.
      heartbeatFrequencyMS: 1000,
      minHeartbeatFrequencyMS: 1500,
      socketTimeoutMS: 60_000,
      writeConcern: { w: 'majority', wtimeoutMS: 5000 },
      retryWrites: true,
      appName: 'treatment-center-website',
    },
  });
  return {
    ...adapter,
    init: (given: Parameters<typeof adapter.init>[0]) => {
      const plain = withClaimedJobs(adapter.init(given) as unknown as MongooseAdapter);
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
