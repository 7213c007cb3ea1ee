import { databaseName } from '../settings/database-url';
import { env } from '../settings/env';
import { markIncomplete } from '../process/incomplete-answer';
import { processSingleton } from '../process/singleton';
import { revision } from '../revision/state';
import { createDiskCopy } from './disk';

type Body = { generation: number; readAt: number; json: string };

const bodies = processSingleton('last-good', () => new Map<string, Body>());
const inFlight = processSingleton('last-good-flights', () => new Map<string, Promise<unknown>>());
/** The older bodies that were given, to answers that stand for the present revision, instead of waiting for newer ones. */
const givenOlder = processSingleton('last-good-given-older', () => new Map<string, string>());
const disk = processSingleton('last-good-disk', () =>
  createDiskCopy(env.copyDir, databaseName(env.databaseUri), (error) =>
    console.error(`The last good copy in ${env.copyDir} cannot be written: ${String(error)}`),
  ),
);

const MOST_IN_MEMORY = 1000;
/** A change by another road than this product's is seen after this time at the latest. */
const EXPIRY_MS = 20_000;
/** The database is waited for so long when there is a good copy. */
const TIMEOUT_MS = 1500;
/** After a start: so long for the first word of the database, all reads together. */
const FIRST_TIMEOUT_MS = 300;

/**
 * What `read` says, once per revision of the content; while the database is away, what it said last, here or before the
 * last restart. Null, for a document that does not exist, is not kept, and ends the copy of one that did.
 * @throws whatever `read` throws, when there is no copy
 */
export async function staleIfError<T>(name: string, read: () => Promise<T>): Promise<T> {
  const known = bodies.get(name);
  if (known && isCurrent(known)) return JSON.parse(known.json) as T;
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
    // Where the database is only late for once, an answer that is made of an older body must not stand for the new revision.
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

const isCurrent = ({ generation, readAt }: Body) =>
  revision.isKnown &&
  !revision.isAway &&
  generation === revision.generation &&
  Date.now() - readAt < EXPIRY_MS;

/** One question at a time for each name and revision. */
function fresh<T>(name: string, read: () => Promise<T>): Promise<T> {
  const { generation } = revision;
  const flight = `${generation} ${name}`;
  const flying = inFlight.get(flight) as Promise<T> | undefined;
  if (flying) return flying;
  const readAt = Date.now();
  const asked = read()
    .then((body) => {
      remember(name, body, { generation, readAt });
      return body;
    })
    .finally(() => inFlight.delete(flight));
  inFlight.set(flight, asked);
  return asked;
}

function remember(name: string, body: unknown, made: { generation: number; readAt: number }) {
  const before = bodies.get(name);
  if (before && before.generation > made.generation) return;
  const last = before?.json ?? disk.load(name);
  const json = body === null || body === undefined ? undefined : JSON.stringify(body);
  let { generation } = made;
  // What was made of the older body meanwhile is out of date. An answer to an earlier question does not settle it.
  if (generation === revision.generation) {
    const given = givenOlder.get(name);
    if (givenOlder.delete(name) && given !== json) generation = revision.generation += 1;
  }
  bodies.delete(name);
  if (json === undefined) {
    if (last !== undefined) void disk.forget(name);
    return;
  }
  bodies.set(name, { json, generation, readAt: made.readAt });
  if (bodies.size > MOST_IN_MEMORY) bodies.delete(bodies.keys().next().value ?? '');
  if (json !== last) void disk.save(name, json);
}

const tooLate = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), ms).unref());
