import type { ServerProps } from 'payload';
import { waitingWords } from '@/content/words/waiting';
import { waitingNow } from '@/services/inbox/waiting';
import { NewMessagesSign } from './new-messages-sign';

/** At the top of the menu, for readers of messages: how many wait for an answer, and since when. */
export async function NewMessages({ payload, user }: ServerProps) {
  if (!payload || !user) return null;
  if (user.role !== 'admin' && user.role !== 'intake') return null;
  const waiting = await waitingNow(payload).catch(() => null);
  if (!waiting) return null;
  // Formatted by the server: the browser's clock may differ by a minute.
  const words = waitingWords(waiting, new Date());
  return <NewMessagesSign key={words} waiting={waiting} words={words} />;
}
