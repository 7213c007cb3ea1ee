import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BaseDatabaseAdapter } from 'payload';
import { STORE } from '../key-value/key-value';

type Store = Pick<BaseDatabaseAdapter, 'create' | 'findOne' | 'updateOne' | 'deleteMany'>;
type Row = { id: string; data: { renewed: string } };
type Times = { leaseMs?: number; renewMs?: number; lookMs?: number; waitMs?: number };

const MOST_IN_VAIN = 20;

/** Others held a lock for longer than somebody wanted to wait. */
export class LockIsTaken extends Error {}

/**
 * Runs the work while no other process runs work of this name on the same database; the others wait. The lock
 * is a row with a unique key; a process takes over a lock that its holder has not renewed for `leaseMs`, by
 * the waiting process's clock.
 * @param times `waitMs` is the longest wait for the lock
 * @throws when another process has taken the lock over
 * @throws {LockIsTaken}
 */
export async function withLock<T>(
  db: Store,
  name: string,
  work: () => Promise<T>,
  { leaseMs = 30_000, renewMs = 5000, lookMs = 250, waitMs = Infinity }: Times = {},
): Promise<T> {
  const id = await acquire(db, `lock:${name}`, { leaseMs, lookMs, waitMs });
  let isTakenOver = false;
  const renewing = setInterval(() => {
    db.updateOne({ collection: STORE, id, data: { data: { renewed: randomUUID() } }, req: {} }).then(
      (row) => (isTakenOver ||= !row),
      // The next renewal may succeed.
      () => {},
    );
  }, renewMs);
  try {
    const result = await work();
    if (isTakenOver)
      throw new Error(`Another process took over ${name}, because this one had stopped renewing it.`);
    return result;
  } finally {
    clearInterval(renewing);
    await release(db, id);
  }
}

async function acquire(
  db: Store,
  key: string,
  { leaseMs, lookMs, waitMs }: Required<Omit<Times, 'renewMs'>>,
) {
  const begin = Date.now();
  let seen = { state: '', at: Date.now() };
  let inVain = 0;
  for (;;) {
    const made = await create(db, key);
    if (typeof made === 'string') return made;
    if (Date.now() - begin > waitMs) throw new LockIsTaken(`Others hold ${key}.`);
    const held = await db.findOne<Row>({ collection: STORE, where: { key: { equals: key } }, req: {} });
    // The lock was released at this moment; if creating still fails, the cause is another one.
    inVain = held ? 0 : inVain + 1;
    if (inVain > MOST_IN_VAIN) throw made;
    const state = held ? `${held.id} ${held.data.renewed}` : 'gone';
    if (state !== seen.state) seen = { state, at: Date.now() };
    else if (held && Date.now() - seen.at > leaseMs) await release(db, held.id);
    await pause(lookMs);
  }
}

/** @returns its id, or the error: mostly that the lock exists already */
async function create(db: Store, key: string): Promise<string | Error> {
  try {
    const data = { key, data: { renewed: randomUUID() } };
    const row = (await db.create({ collection: STORE, data, req: {} })) as Row;
    return row.id;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const release = (db: Store, id: string) =>
  db.deleteMany({ collection: STORE, where: { id: { equals: id } }, req: {} });
