import { mongooseAdapter } from '@payloadcms/db-mongodb';
import { withRevision } from './revision-marks';

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
    connectOptions: {
      serverSelectionTimeoutMS: 2000,
      // A network that swallows what is sent is noticed as soon as one that refuses: the driver would wait half a minute to
      // connect, and for ever for an answer.
      connectTimeoutMS: 3000,
      heartbeatFrequencyMS: 3000,
      socketTimeoutMS: 60_000,
      writeConcern: { w: 'majority', wtimeoutMS: 5000 },
      retryWrites: true,
      appName: 'treatment-centre-website',
    },
  });
  return {
    ...adapter,
    init: (given: Parameters<typeof adapter.init>[0]) => withRevision(adapter.init(given)),
  };
}
