import type { Payload, Where } from 'payload';
import { DAY_MS } from '@/content/durations';
import { WAITING_STATUSES, type Waiting } from '@/content/words/waiting';

export const WAITING: Where = { status: { in: WAITING_STATUSES } };

const MEDIAN_MS = 30 * DAY_MS;

/**
 * The number of waiting messages and since when. The caller has checked that the person may read messages;
 * these figures do not count as viewing one.
 */
export async function waitingNow(cms: Payload): Promise<Waiting> {
  const { docs, totalDocs } = await cms.find({
    collection: 'contact-messages',
    overrideAccess: true,
    where: WAITING,
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    select: { createdAt: true },
  });
  return { count: totalDocs, since: docs[0]?.createdAt ?? null };
}

/** The median time to answer, for messages answered in the last 30 days; null while there is none. */
export async function medianAnswer(cms: Payload, now: Date): Promise<{ ms: number; count: number } | null> {
  const { docs } = await cms.find({
    collection: 'contact-messages',
    overrideAccess: true,
    where: { answeredAt: { greater_than: new Date(now.getTime() - MEDIAN_MS).toISOString() } },
    select: { createdAt: true, answeredAt: true },
    pagination: false,
    depth: 0,
  });
  const lengths = docs
    .map(({ createdAt, answeredAt }) => Date.parse(answeredAt ?? '') - Date.parse(createdAt))
    .sort((a, b) => a - b);
  const [lower, upper] = [lengths[(lengths.length - 1) >> 1], lengths[lengths.length >> 1]];
  return lower === undefined || upper === undefined
    ? null
    : { ms: (lower + upper) / 2, count: lengths.length };
}
