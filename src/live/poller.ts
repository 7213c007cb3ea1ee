import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import type { Known } from '@/content/endpoints/answered';
import { request, RequestError } from '@/lib/request';

/** The entity tags (without quotes) of the bodies that the server rendered from, by path; null where it could not read one. */
export type Versions = Record<string, string | null>;

type Entry = {
  version: string | null;
  /** Undefined while the browser has not needed it: then it is that of `version`, which the page shows. */
  body: unknown;
  failure?: number;
  /** Raised by every change. */
  changes: number;
  attempt: Promise<void> | null;
};

export type Poller = ReturnType<typeof createPoller>;

/**
 * Asks the calls of spec §7 anew every 5 s (spec §9: never stale, no retries). An answer with the tag of what the page
 * shows changes nothing; the browser's own cache sees to it that such an answer is not sent again. Rests while the tab is
 * hidden, asks at once when it is shown again, and begins at a moment of its own, so that a thousand tabs do not ask
 * together.
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
    void askAll();
  }

  function onVisibility() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') poll();
  }

  function start() {
    document.addEventListener('visibilitychange', onVisibility);
    if (document.visibilityState !== 'visible') return;
    const isUnread = [...entries.values()].some(
      ({ version, body }) => version === null && body === undefined,
    );
    timer = setTimeout(poll, isUnread ? 0 : (1 - Math.random()) * POLL_INTERVAL_MS);
  }

  function stop() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  }

  return {
    /** Asks every 5 s, and calls `onAnswer` after each answer, until the function that it returns is called. */
    follow(versions: Versions, onAnswer: () => void) {
      for (const [path, version] of Object.entries(versions))
        if (!entries.has(path)) entries.set(path, { version, body: undefined, changes: 0, attempt: null });
      listeners.add(onAnswer);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(onAnswer);
        if (listeners.size === 0) stop();
      };
    },

    /** How often these have changed since the page came. */
    changesOf: (paths: string[]) => paths.reduce((sum, path) => sum + (entries.get(path)?.changes ?? 0), 0),

    /** What a view of these needs, asked for where only the server has read it; null while some of it cannot be had. */
    async knownOf(paths: string[]): Promise<Map<string, Known> | null> {
      const wanted = paths.flatMap((path) => {
        const entry = entries.get(path);
        return entry ? [[path, entry] as const] : [];
      });
      await Promise.all(
        wanted.map(async ([path, entry]) => {
          // An attempt that is under way may be one that needs no body.
          for (let tries = 0; tries < 2 && isBodyElsewhere(entry); tries += 1) await ask(path, entry, true);
        }),
      );
      if (wanted.some(([, entry]) => isBodyElsewhere(entry))) return null;
      return new Map(wanted.map(([path, { body, failure }]) => [path, { body, failure }]));
    },

    /** Asks everything now; settles when all has been answered. */
    askAll: () => askAll(),

    /** The same for what failed. */
    retry: () => askAll(({ failure }) => failure !== undefined),
  };
}

/** Only the server has it so far. */
const isBodyElsewhere = ({ body, version, failure }: Entry) =>
  body === undefined && version !== null && failure !== 404;

async function attempt(path: string, entry: Entry, needsBody: boolean) {
  const { version } = entry;
  try {
    const response = await request(path);
    const tag = (response.headers.get('ETag') ?? '').replace(/^W\/|"/g, '');
    // A packed answer adds to the tag how it is packed.
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

/** What a page shows after such an attempt: words that stand there stay, unless their document is gone. */
function stateAfter({ version, body }: Entry, failure: number | undefined) {
  if (failure === undefined || failure === 404) return failure;
  return version === null && body === undefined ? 'failed' : undefined;
}
