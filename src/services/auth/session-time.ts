import { asList, prop } from '@/content/json';

/** Seconds of inactivity after which a session ends. The panel renews it while in use. */
export const IDLE_S = 2 * 60 * 60;
/** Seconds after which a session ends in any case. */
const MAX_AGE_S = 12 * 60 * 60;

/** The sessions that are still valid; every read of an account omits the others. */
export function openSessions(sessions: unknown, now = Date.now()): unknown[] {
  return asList(sessions).filter((session) => {
    const [from, until] = [timeOf(prop(session, 'createdAt')), timeOf(prop(session, 'expiresAt'))];
    return now < until && now < from + MAX_AGE_S * 1000;
  });
}

const timeOf = (date: unknown) => new Date(date as string | Date).getTime();
