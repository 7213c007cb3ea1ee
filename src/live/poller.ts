import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import type { Known } from '@/content/endpoints/answered';
import { request, RequestError } from '@/lib/request';

/**
 * The entity tags (without quotes) of the bodies that the server rendered from, by path; null where an
 * endpoint failed.
 */
export type Versions = Record<string, string | null>;

type Entry = {
  version: string | null;
  /** Undefined until the browser needs it; until then the page shows the body of `version`. */
  body: unknown;
  failure?: number;
  /** Incremented by every change. */
  changes: number;
  attempt: Promise<void> | null;
};

export type Poller = ReturnType<typeof createPoller>;

/**
 * Polls the calls of spec §7 every 5 s (spec §9: never stale, no retries). A response with the current tag
 * changes nothing; the browser cache revalidates it without a body. A hidden tab skips its turns and goes on
 * with the next one when it is shown again (spec §9: no refetch on focus). Starts with a random delay, so
 * that many tabs do not poll at the same moment.
 */
export function createPoller() {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (path: string, entry: Entry, needsBody = false) =>
    (entry.attempt ??= attempt(path, entry, needsBody).finally(() => (entry.attempt = null)));

  const askAll = (isWanted: (entry: Entry) => boolean = () => true) =>
    Promise.all(
      [...entries].map(async ([path, entry]) => {
        if (!isWanted(entry)) return;
        await ask(path, entry);
        for (const listener of listeners) listener();
      }),
    );

  function poll() {
    timer = setTimeout(poll, POLL_INTERVAL_MS);
    if (document.visibilityState === 'visible') void askAll();
  }

  function start() {
    const isUnread = [...entries.values()].some(
      ({ version, body }) => version === null && body === undefined,
    );
    timer = setTimeout(poll, isUnread ? 0 : (1 - Math.random()) * POLL_INTERVAL_MS);
  }

  return {
    /**
     * Polls every 5 s and calls `onAnswer` after each response, until the returned function is called.
     */
    follow(versions: Versions, onAnswer: () => void) {
      for (const [path, version] of Object.entries(versions))
        if (!entries.has(path)) entries.set(path, { version, body: undefined, changes: 0, attempt: null });
      listeners.add(onAnswer);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(onAnswer);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },

    /** How often these endpoints have changed since the page was rendered. */
    changesOf: (paths: string[]) => paths.reduce((sum, path) => sum + (entries.get(path)?.changes ?? 0), 0),

    /**
     * The data that a view of these endpoints needs, fetched where only the server has it; null while it
     * is unavailable.
     */
    async knownOf(paths: string[]): Promise<Map<string, Known> | null> {
      const wanted = paths.flatMap((path) => {
        const entry = entries.get(path);
        return entry ? [[path, entry] as const] : [];
      });
      await Promise.all(
        wanted.map(async ([path, entry]) => {
          // The pending request may not have asked for a body.
          for (let tries = 0; tries < 2 && isBodyElsewhere(entry); tries += 1) await ask(path, entry, true);
        }),
      );
      if (wanted.some(([, entry]) => isBodyElsewhere(entry))) return null;
      return new Map(wanted.map(([path, { body, failure }]) => [path, { body, failure }]));
    },

    /** Polls everything now; settles after all responses. */
    askAll: () => askAll(),

    /** The same for failed endpoints only. */
    retry: () => askAll(({ failure }) => failure !== undefined),
  };
}

/** The body is still on the server only. */
const isBodyElsewhere = ({ body, version, failure }: Entry) =>
  body === undefined && version !== null && failure !== 404;

async function attempt(path: string, entry: Entry, needsBody: boolean) {
  const { version } = entry;
  try {
    const response = await request(path);
    const tag = (response.headers.get('ETag') ?? '').replace(/^W\/|"/g, '');
    // A compressed response has its encoding appended to the tag.
    const isShown = Boolean(version) && tag.startsWith(version ?? '');
    if (isShown && !needsBody) {
      void response.body?.cancel();
      return learn(entry, { body: entry.body });
    }
    const body: unknown = await response.json();
    if (isShown) entry.body ??= body;
    else entry.version = tag;
    learn(entry, { body });
  } catch (error) {
    learn(entry, { body: entry.body, failure: error instanceof RequestError ? error.status : 0 });
  }
}

function learn(entry: Entry, { body, failure }: Known) {
  const isOther = body !== entry.body && JSON.stringify(body) !== JSON.stringify(entry.body);
  if (isOther || stateAfter(entry, failure) !== stateAfter(entry, entry.failure)) entry.changes += 1;
  if (isOther) entry.body = body;
  entry.failure = failure;
}

/** The state after an attempt: existing content stays unless its document is gone. */
function stateAfter({ version, body }: Entry, failure: number | undefined) {
  if (failure === undefined || failure === 404) return failure;
  return version === null && body === undefined ? 'failed' : undefined;
}
