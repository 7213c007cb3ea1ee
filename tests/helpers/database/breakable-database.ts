import { createClient, type Client } from '@libsql/client';
import { startRelay } from '../site/tcp-relay';

type Breakable = {
  /** Where a server can disappear during a response, it does so while this call runs. */
  breakIt: (ask: () => Promise<unknown>) => Promise<void>;
  mend: () => Promise<void>;
  end: () => Promise<void>;
};

/**
 * Before the Payload config is imported: puts this file's database where a test can really take it away.
 * MongoDB is behind a relay that can be closed; the embedded file can be locked by another process, which
 * only prevents writing.
 */
export async function makeDatabaseBreakable(): Promise<Breakable> {
  const uri = process.env.DATABASE_URI ?? '';
  return uri.startsWith('file:') ? lockableFile(uri) : relayedServer(uri);
}

async function relayedServer(uri: string): Promise<Breakable> {
  const address = new URL(uri);
  const relay = await startRelay(address.hostname, Number(address.port || 27017));
  address.host = `127.0.0.1:${relay.port}`;
  // Otherwise the driver asks the server for its own name and bypasses the relay.
  address.searchParams.set('directConnection', 'true');
  process.env.DATABASE_URI = address.href;
  return {
    breakIt: async (ask) => {
      relay.delay(10_000);
      const asked = relay.asked();
      const answer = ask().catch(() => undefined);
      await asked;
      await relay.close();
      relay.delay(0);
      await answer;
    },
    mend: relay.open,
    end: relay.close,
  };
}

function lockableFile(uri: string): Breakable {
  let other: Client | undefined;
  return {
    breakIt: async () => {
      other = createClient({ url: uri });
      await other.execute('BEGIN EXCLUSIVE');
    },
    mend: async () => {
      await other?.execute('ROLLBACK');
      other?.close();
    },
    end: async () => {},
  };
}
