import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { HOUR_MS } from '@/content/durations';

const PREFIX = 'serving:';
const NAME = `${PREFIX}${hostname()}:${process.pid}`;
/** Longer than the interval of heartbeats. */
const LOOK_MS = 20_000;
/** More than the clock difference of two machines. */
const LONG_AGO_MS = HOUR_MS;

let tidiedAt = 0;

/**
 * Writes a heartbeat of this web process to the database; the job runner calls it every 15 s. Once an hour it
 * also deletes those of processes that ended long ago: each start has another name.
 */
export async function writeHeartbeat(cms: Pick<Payload, 'kv'>): Promise<void> {
  const now = Date.now();
  await cms.kv.set(NAME, { at: now });
  if (now - tidiedAt < LONG_AGO_MS) return;
  tidiedAt = now;
  for (const [name, at] of await signs(cms)) if (at < now - LONG_AGO_MS) await cms.kv.delete(name);
}

/**
 * Whether a web process uses this database, that is, writes another heartbeat within 20 s. Returns false at
 * once without a heartbeat in the last hour.
 */
export async function isServed(cms: Payload, lookMs = LOOK_MS): Promise<boolean> {
  const before = await signs(cms);
  if ([...before.values()].every((at) => at < Date.now() - LONG_AGO_MS)) return false;
  await pause(lookMs);
  return [...(await signs(cms))].some(([name, at]) => before.get(name) !== at);
}

/** The newest heartbeat of each process (ms). */
async function signs(cms: Pick<Payload, 'kv'>) {
  const names = (await cms.kv.keys()).filter((key) => key.startsWith(PREFIX));
  const found = await Promise.all(
    names.map(async (name) => [name, (await cms.kv.get<{ at: number }>(name))?.at ?? 0] as const),
  );
  return new Map(found);
}
