import type { Payload, Where } from 'payload';
import { openMsBetween, readOpenings, USUAL_HOURS } from '@/content/words/opening-hours';
import { prop } from '@/content/json';
import type { ContactMessage } from '@/payload-types';
import { WAITING } from './waiting';

const HOUR_MS = 3_600_000;
/** A reminder that is switched on later does not speak of last year. */
const OLDEST_MS = 30 * 24 * HOUR_MS;
const BATCH = 50;

/** First whoever has taken it, then the administrators. */
const STAGES = 2;

/** A mail that says that a message still waits: to whom, and which of the two it is. */
export type Reminder = { message: string; stage: number; to: string[] };

/**
 * Reminders that are due: a message has waited for as many opening hours as the settings say, or for twice as many.
 * Without somebody who has taken it the administrators are told at once, and only once.
 */
export async function remindersDue(cms: Payload, now: Date): Promise<Reminder[]> {
  const { remindAfter } = await cms.findGlobal({ slug: 'inbox-settings', overrideAccess: true, depth: 0 });
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
  const administrators = await addressesOfAdministrators(cms);
  return due.map(({ message, stage }) => toWhom(message, stage, administrators));
}

function toWhom(message: Due, stage: number, administrators: string[]): Reminder {
  const holder = prop(message.assignee, 'email');
  const isFirst = typeof holder === 'string' && (message.reminders ?? 0) === 0;
  // Where the process was away for long, the one who has it is told with the administrators.
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

async function addressesOfAdministrators(cms: Payload) {
  const { docs } = await cms.find({
    collection: 'staff',
    overrideAccess: true,
    where: { role: { equals: 'admin' } },
    pagination: false,
    depth: 0,
  });
  return docs.map(({ email }) => email);
}
