import type { Payload } from 'payload';
import { contentCollections, slugsOf } from '@/content/collection-lists';
import { beginAfresh, forgetSeed } from './seed';

/** Deletes all content and messages. Accounts stay. */
export async function reset(cms: Payload): Promise<void> {
  await beginAfresh(cms);
  // Documents are deleted before the documents that they show.
  const content = slugsOf(contentCollections(cms.config)).toReversed();
  for (const collection of ['contact-messages' as const, ...content]) {
    await cms.delete({ collection, overrideAccess: true, where: { id: { exists: true } }, trash: true });
  }
  await forgetSeed(cms);
}
