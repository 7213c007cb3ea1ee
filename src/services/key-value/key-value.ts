import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';

/** The collection of Payload's key-value store; `payload.kv` reads and writes it outside of transactions. */
export const STORE = 'payload-kv';

type With<Method extends 'findOne' | 'upsert'> = {
  payload: { db: Pick<BaseDatabaseAdapter, Method> };
} & Partial<Pick<PayloadRequest, 'transactionID'>>;

/** Reads from the key-value store, in the transaction of a request. */
export async function readKeyValue(req: With<'findOne'>, key: string): Promise<unknown> {
  const found = await req.payload.db.findOne<{ id: string; data: unknown }>({
    collection: STORE,
    where: { key: { equals: key } },
    req: transactionOf(req),
  });
  return found?.data;
}

/** Writes to the key-value store, in the transaction of a request. */
export async function writeKeyValue(req: With<'upsert'>, key: string, data: unknown) {
  await req.payload.db.upsert({
    collection: STORE,
    where: { key: { equals: key } },
    data: { key, data },
    req: transactionOf(req),
  });
}

/** Uses the transaction of the related change. */
const transactionOf = ({ transactionID }: Partial<Pick<PayloadRequest, 'transactionID'>>) =>
  (transactionID === undefined ? {} : { transactionID }) as Partial<PayloadRequest>;

// What the seed notes there.

/** The seed's progress. */
export type Progress = 'begun' | 'complete';
export const PROGRESS_KEY = 'seed';

/** The key of what the database was seeded with: the demo, or a center's own site. */
export const START_KEY = 'start';

/** The key of the hashes of the seeded texts. */
export const SEEDED_WORDS_KEY = 'seeded-words';
