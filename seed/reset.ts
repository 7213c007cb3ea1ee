import type { Payload } from 'payload';
import { kindNames } from '@/content/content-kinds';
import { beginAfresh, forgetSeed } from './seed';

/** What shows something goes before what it shows. */
const content = ['contact-messages', ...kindNames.toReversed()] as const;

/** Deletes all content and messages. Accounts stay. */
export async function reset(cms: Payload): Promise<void> {
  await beginAfresh(cms);
  for (const collection of content) {
    await cms.delete({ collection, where: { id: { exists: true } }, trash: true });
  }
  await forgetSeed(cms);
}
