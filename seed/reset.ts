import type { Payload } from 'payload';
import { beginAfresh, forgetSeed } from './seed';

const content = [
  'pages',
  'conditions',
  'therapies',
  'blog',
  'team-members',
  'credentials',
  'media',
  'redirects',
  'contact-messages',
] as const;

/** Deletes all content and messages. Accounts stay. */
export async function reset(cms: Payload): Promise<void> {
  await beginAfresh(cms);
  for (const collection of content) {
    await cms.delete({ collection, where: { id: { exists: true } }, trash: true });
  }
  await forgetSeed(cms);
}
