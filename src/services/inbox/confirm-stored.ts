import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload } from 'payload';
import { DatabaseAway } from '../database/database-away';

/**
 * Waits until the majority of a replica set has a message that was found. A find reads what one server has,
 * which may be lost when another server takes over. Writing the key that the message already has changes
 * nothing, but is acknowledged as the message itself would be. A read of the majority's state would not wait:
 * when a button is pressed twice, the second request comes before the first one's message has arrived there.
 * Does nothing for the embedded file.
 * @throws {DatabaseAway}
 */
export async function confirmStored(cms: Payload, idempotencyKey: string): Promise<void> {
  if (cms.db.name === 'sqlite') return;
  const { collections } = cms.db as unknown as MongooseAdapter;
  const messages = collections['contact-messages']?.collection;
  try {
    const found = await messages?.updateOne({ idempotencyKey }, { $set: { idempotencyKey } });
    if (found?.matchedCount === 1) return;
  } catch (error) {
    throw new DatabaseAway(error);
  }
  throw new DatabaseAway(new Error('The message is not there any more.'));
}
