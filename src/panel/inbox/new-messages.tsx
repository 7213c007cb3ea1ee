import type { ServerProps } from 'payload';
import { NewMessagesSign } from './new-messages-sign';

/** At the top of the menu, for those who read messages: how many wait. */
export async function NewMessages({ payload, user }: ServerProps) {
  if (!payload || !user) return null;
  const found = await payload
    .count({
      collection: 'contact-messages',
      where: { status: { equals: 'new' } },
      overrideAccess: false,
      user,
    })
    .catch(() => null);
  return found && <NewMessagesSign key={found.totalDocs} count={found.totalDocs} />;
}
