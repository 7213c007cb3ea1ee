import { databaseName } from '@/services/settings/database-url';
import { env } from '@/services/settings/env';
import { markIncomplete } from '@/services/process/incomplete-answer';
import { processSingleton } from '@/services/process/singleton';
import { createInFlight, isFresh, type Made } from '@/services/revision/per-revision';
import { revision } from '@/services/revision/state';
import { createDiskCopy } from './disk';

type Body = Made & { value: unknown; json: string };

const bodies = processSingleton('content-cache', () => new Map<string, Body>());
const inFlight = processSingleton('content-cache-in-flight', () => createInFlight<unknown>());
/**
 * The older bodies that were used in responses for the present revision, instead of waiting for newer ones.
 */
const givenOlder = processSingleton('content-cache-given-older', () => new Map<string, string>());
const disk = processSingleton('content-cache-disk', () =>
  createDiskCopy(env.copyDir, databaseName(env.databaseUri), (error) =>
    console.error(`The last good copy in ${env.copyDir} cannot be written: ${String(error)}`),
  ),
);

const MOST_IN_MEMORY = 1000;
/** A change made outside this product is noticed after this time at the latest. */
const EXPIRY_MS = 20_000;
/** How long to wait for the database when there is a cached body. */
const TIMEOUT_MS = 1500;
/** After a start: how long all reads together wait for the database's first response. */
const FIRST_TIMEOUT_MS = 300;

/**
 * The result of `read`, once per revision of the content; while the database is unreachable, the last result,
 * from this process or from before the restart. `null` (not found) is not cached and evicts an earlier copy.
 * Results are shared: callers must not change them.
 * @throws whatever `read` throws when there is no copy
 */
export async function staleIfError<T>(name: string, read: () => Promise<T>): Promise<T> {
  const known = bodies.get(name);
  if (known && !revision.isAway && isFresh(known, EXPIRY_MS)) return known.value as T;
  const json = known?.json ?? disk.load(name);
  if (json === undefined) return fresh(name, read);
  if (revision.isAway) {
    noteOlder(name, json);
    return JSON.parse(json) as T;
  }
  const asked = fresh(name, read);
  asked.catch(() => {});
  try {
    return await Promise.race([asked, tooLate(timeoutMs())]);
  } catch {
    // When the database is only slow once, a response with an older body must not stay for the new revision.
    if (revision.isSlow) noteOlder(name, json);
    else markIncomplete();
    return JSON.parse(json) as T;
  }
}

function noteOlder(name: string, json: string) {
  if (!givenOlder.has(name)) givenOlder.set(name, json);
}

function timeoutMs() {
  const { isSlow, isKnown, watchedSince } = revision;
  if (isSlow) return 0;
  if (isKnown || watchedSince === undefined) return TIMEOUT_MS;
  return Math.max(0, watchedSince + FIRST_TIMEOUT_MS - Date.now());
}

function fresh<T>(name: string, read: () => Promise<T>): Promise<T> {
  const { number } = revision;
  return inFlight.join(name, number, async () => {
    const madeAt = Date.now();
    const body = await read();
    remember(name, body, { revision: number, madeAt });
    return body;
  }) as Promise<T>;
}

function remember(name: string, body: unknown, made: Made) {
  const before = bodies.get(name);
  if (before && before.revision > made.revision) return;
  const last = before?.json ?? disk.load(name);
  const json = body === null || body === undefined ? undefined : JSON.stringify(body);
  let { revision: number } = made;
  // Responses made with the older body are out of date. The result of an earlier query does not settle that.
  if (number === revision.number) {
    const given = givenOlder.get(name);
    if (givenOlder.delete(name) && given !== json) number = revision.number += 1;
  }
  bodies.delete(name);
  if (json === undefined) {
    if (last !== undefined) void disk.forget(name);
    return;
  }
  bodies.set(name, { value: body, json, revision: number, madeAt: made.madeAt });
  if (bodies.size > MOST_IN_MEMORY) bodies.delete(bodies.keys().next().value ?? '');
  if (json !== last) void disk.save(name, json);
}

const tooLate = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), ms).unref());
