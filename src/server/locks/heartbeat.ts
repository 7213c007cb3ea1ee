import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';

const PREFIX = 'serving:';
const NAME = `${PREFIX}${hostname()}:${process.pid}`;
/** Longer than from one sign of life to the next. */
const LOOK_MS = 20_000;
/** Clocks of two machines differ by less. */
const LONG_AGO_MS = 3_600_000;

/** Leaves a sign of life of this web process in the database; called every 15 s by the job runner. */
export const writeHeartbeat = (cms: Payload) => cms.kv.set(NAME, { at: Date.now() });

/**
 * Whether a web process works on this database: whether one leaves another sign of life within 20 s. A database without a sign
 * of the last hour is answered for at once.
 */
export async function isServed(cms: Payload, lookMs = LOOK_MS): Promise<boolean> {
  const before = await signs(cms);
  if ([...before.values()].every((at) => at < Date.now() - LONG_AGO_MS)) return false;
  await pause(lookMs);
  return [...(await signs(cms))].some(([name, at]) => before.get(name) !== at);
}

/** The newest sign of each process (ms). */
async function signs(cms: Payload) {
  const names = (await cms.kv.keys()).filter((key) => key.startsWith(PREFIX));
  const found = await Promise.all(
    names.map(async (name) => [name, (await cms.kv.get<{ at: number }>(name))?.at ?? 0] as const),
  );
  return new Map(found);
}
