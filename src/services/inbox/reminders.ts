import type { Payload, Where } from 'payload';
import { HOUR_MS } from '@/content/durations';
import { openMsBetween, readOpenings, USUAL_HOURS } from '@/content/words/opening-hours';
import { prop } from '@/content/json';
import type { ContactMessage } from '@/payload-types';
import { accountsInRoles } from '../auth/accounts-in-roles';
import { inboxSettings } from './settings';
import { WAITING } from './waiting';

/** Excludes older messages, so that turning reminders on does not announce last year's. */
const OLDEST_MS = 30 * 24 * HOUR_MS;
const BATCH = 50;

/** First the assignee, then the administrators. */
const STAGES = 2;

/** A mail about a message that still waits: its recipients, and which of the two stages it is. */
export type Reminder = { message: string; stage: number; to: string[] };

/**
 * The reminders that are due: a message has waited for the number of opening hours in the settings, or for
 * twice as many. Without an assignee the administrators are notified at once, and only once.
 */
export async function remindersDue(cms: Payload, now: Date): Promise<Reminder[]> {
  const { remindAfter } = await inboxSettings(cms);
  if (!remindAfter) return [];
  const [{ docs }, layout] = await Promise.all([
    cms.find({
      collection: 'contact-messages',
      overrideAccess: true,
      where: unfinished(now),
      sort: 'createdAt',
      limit: BATCH,
      depth: 1,
      select: { createdAt: true, assignee: true, reminders: true },
    }),
    cms.findGlobal({ slug: 'site-layout', depth: 0, overrideAccess: true }),
  ]);
  if (docs.length === 0) return [];
  const stored = readOpenings(layout.contact?.openingHours);
  const openings = stored.length > 0 ? stored : USUAL_HOURS;
  const due = docs.flatMap((message) => {
    const waited = openMsBetween(openings, new Date(message.createdAt), now);
    const stage = Math.min(STAGES, Math.floor(waited / (remindAfter * HOUR_MS)));
    return stage > (message.reminders ?? 0) ? [{ message, stage }] : [];
  });
  if (due.length === 0) return [];
  const administrators = (await accountsInRoles(cms, 'admin')).map(({ email }) => email);
  return due.map(({ message, stage }) => toWhom(message, stage, administrators));
}

function toWhom(message: Due, stage: number, administrators: string[]): Reminder {
  const holder = prop(message.assignee, 'email');
  const isFirst = typeof holder === 'string' && (message.reminders ?? 0) === 0;
  // After a long downtime the assignee is notified together with the administrators.
  const to = [...(isFirst ? [holder] : []), ...(!isFirst || stage === STAGES ? administrators : [])];
  return { message: message.id, stage: isFirst ? stage : STAGES, to: [...new Set(to)] };
}

type Due = Pick<ContactMessage, 'id' | 'assignee' | 'reminders'>;

const unfinished = (now: Date): Where => ({
  and: [
    WAITING,
    { createdAt: { greater_than: new Date(now.getTime() - OLDEST_MS).toISOString() } },
    { or: [{ reminders: { less_than: STAGES } }, { reminders: { exists: false } }] },
  ],
});
