import { POLL_INTERVAL_MS } from '@/content/constants';
import { earlyVisit } from './early-visit';
import { read } from './request';

/** What is known of one GET of spec §7: its last body, and the error of the last attempt. Neither while nothing came yet. */
export type Known = { body: unknown; error: Error | null };

type Entry = {
  /** What the page was rendered with on the server; parts that wake up late begin with it too. */
  first: Known;
  known: Known;
  /** When it was read, in ms. */
  at: number;
  listeners: Set<() => void>;
  attempt: Promise<void> | null;
  failure?: string;
};

const NOTHING: Known = { body: undefined, error: null };

export type Answers = ReturnType<typeof createAnswers>;

/**
 * The answers of one visit, asked for anew every 5 s while somebody listens (spec §9: never stale, no retries). Polling
 * rests while the tab is hidden, asks at once when it is shown again, and begins at a moment of its own, so that a
 * thousand tabs do not ask together.
 */
export function createAnswers() {
  const entries = new Map<string, Entry>();
  const taken = new WeakSet<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  /** How long the answers that came with the page have waited for this script, in ms. */
  let waited = earlyVisit ? performance.now() : 0;

  function entryOf(path: string): Entry {
    let entry = entries.get(path);
    if (!entry) {
      entry = { first: NOTHING, known: NOTHING, at: 0, listeners: new Set(), attempt: null };
      entries.set(path, entry);
    }
    return entry;
  }

  function learn(entry: Entry, known: Known) {
    if (known.error === null) entry.at = Date.now();
    const isSame = known.error === entry.known.error && isEqual(known.body, entry.known.body);
    if (isSame) return;
    entry.known = known;
    for (const listener of entry.listeners) listener();
  }

  function ask(path: string): Promise<void> {
    const entry = entryOf(path);
    entry.attempt ??= read({ failure: entry.failure })({ queryKey: [path] })
      .then(
        (body) => learn(entry, { body, error: null }),
        // What was read once stays.
        (error: Error) => learn(entry, { body: entry.known.body, error }),
      )
      .finally(() => (entry.attempt = null));
    return entry.attempt;
  }

  function askAll() {
    for (const [path, { listeners }] of entries) if (listeners.size > 0) void ask(path);
  }

  function poll() {
    timer = setTimeout(poll, POLL_INTERVAL_MS);
    askAll();
  }

  function onVisibility() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') poll();
  }

  function start() {
    isOn = true;
    document.addEventListener('visibilitychange', onVisibility);
    if (document.visibilityState === 'visible')
      timer = setTimeout(poll, (1 - Math.random()) * POLL_INTERVAL_MS);
    // Once whoever begins to listen now has begun.
    if (waited > POLL_INTERVAL_MS / 2) setTimeout(askAll);
    waited = 0;
  }

  function stopIfUnheard() {
    if ([...entries.values()].some(({ listeners }) => listeners.size > 0)) return;
    isOn = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  }

  return {
    known: (path: string) => entryOf(path).known,
    first: (path: string) => entryOf(path).first,
    ask,
    askAll,

    /** Asks at once for what is not known, or not fresh. */
    listen(path: string, listener: () => void, failure?: string) {
      const entry = entryOf(path);
      entry.failure ??= failure;
      entry.listeners.add(listener);
      if (!isOn) start();
      if (Date.now() - entry.at >= POLL_INTERVAL_MS) void ask(path);
      return () => {
        entry.listeners.delete(listener);
        stopIfUnheard();
      };
    },

    /** Bodies that came with a page, before anybody renders them; nobody is listening to these yet. */
    begin(bodies: Record<string, unknown>) {
      for (const [path, body] of Object.entries(bodies)) {
        const entry = entryOf(path);
        if (taken.has(bodies) || (body ?? null) === null || entry.listeners.size > 0) continue;
        entry.known = { body, error: null };
        if (entry.first === NOTHING) entry.first = entry.known;
        entry.at = Date.now();
      }
    },

    /** The same once the page is shown. A page that the router kept brings nothing new. */
    take(bodies: Record<string, unknown>) {
      if (taken.has(bodies)) return;
      taken.add(bodies);
      for (const [path, body] of Object.entries(bodies))
        if ((body ?? null) !== null) learn(entryOf(path), { body, error: null });
    },
  };
}

const isEqual = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
