import type { IncomingMessage, ServerResponse } from 'node:http';
import { CRISIS_LINE } from '@/content/crisis/crisis-numbers';
import { FAILED } from '@/content/error-words';
import { createRenderer, type RenderedResponse, type Listener } from './render';
import {
  encodingFor,
  toCachedResponse,
  isCacheable,
  variesWithAccept,
  type CachedResponse,
} from './cached-response';
import { createStore, type Limits } from './store';
import { isPlain, classifyRequest, type Rules, type Target } from './classify-request';
import { write, writeOnce } from './send';
import { createInFlight, isFresh } from '@/services/revision/per-revision';

export type PageCacheOptions = Rules & {
  next: Listener;
  /** What is known about the revision of the content (src/services/revision/state.ts). */
  revision: { number: number; isKnown: boolean; isAway: boolean; isSlow?: boolean };
  limits?: Limits;
  /** Headers of every cached response unless it sets its own: names and values alternate. */
  headers?: readonly string[];
  onFailure?: (error: unknown) => void;
};

export type Cost = 'nothing' | 'page' | 'made';

type Public = Extract<Target, { kind: 'public' }>;

/**
 * A change made outside this product is not announced: a response is rendered again after this time at the
 * latest.
 */
const REFRESH_MS = 20_000;
const EXPIRY_MS = 25_000;
/** How long a client waits for a new response when there is a cached one. */
const TIMEOUT_MS = 1500;
/** After a failed refresh, the cached response is served this long before the next attempt. */
const RETRY_MS = 1000;
/**
 * For this long after the start, responses from before the start are served without a check, while everything
 * is still being loaded.
 */
const START_MS = 4000;
/** The revision of responses from before the start. */
const BEFORE = -1;

/**
 * Wraps Next's request handler and caches its public responses for one revision of the content. The response
 * decides whether it may be cached: `Cache-Control: public`. See docs/decisions/0006-one-copy-in-memory.md.
 */
export function createPageCache({
  next,
  revision,
  limits,
  headers: always = [],
  onFailure = () => {},
  ...rules
}: PageCacheOptions) {
  const store = createStore(limits ?? { pages: 96_000_000, others: 24_000_000 });
  const inFlight = createInFlight<CachedResponse | RenderedResponse>();
  const render = createRenderer(next);
  const startedAt = Date.now();
  let isStillSame = () => false;

  function isCurrent(cached: CachedResponse, age = REFRESH_MS): boolean {
    if (cached.isImmutable) return true;
    if (isOver(cached)) return false;
    if (cached.revision === BEFORE && revision.isKnown && isStillSame())
      Object.assign(cached, { revision: revision.number, madeAt: Date.now() });
    return revision.isAway ? cached.revision === revision.number : isFresh(cached, age, revision);
  }

  /** Sends a cached page to an ordinary visitor. @returns whether it did */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers, url = '/' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPlain(headers) || rules.isForeign?.(headers))
      return false;
    const cached = store.getPage(url);
    if (cached === undefined || !isCurrent(cached)) return false;
    // Marks the end of a request without a body: otherwise Node would look for it in eight rounds, half the
    // work of a response.
    request.read();
    void send(request, response, cached, url);
    return true;
  }

  function listener(request: IncomingMessage, response: ServerResponse) {
    if (answerAtOnce(request, response)) return;
    const target = classifyRequest(request, rules);
    if (target.kind === 'untouched') return void next(request, response);
    const answered =
      target.kind === 'private'
        ? render(target.renderRequest).then((answer) => writeOnce(response, answer, target.ancestors))
        : find(target).then((found) =>
            'forms' in found ? send(request, response, found, target.key) : writeOnce(response, found),
          );
    answered.catch((error: unknown) => {
      onFailure(error);
      if (!response.headersSent) response.writeHead(502, PLAIN_TEXT);
      response.end(SORRY);
    });
  }

  function send(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, key: string) {
    const form = encodingFor(cached, request.headers['accept-encoding'] as string | undefined);
    if (!(form instanceof Promise)) return write(request, response, cached, form);
    return form.then((packed) => {
      store.measure(key, cached);
      write(request, response, cached, packed);
    });
  }

  /**
   * The cached response, a new one when it is out of date, or the cached one when a new one takes too long.
   */
  async function find(target: Public): Promise<CachedResponse | RenderedResponse> {
    const cached = store.get(target.key) ?? store.get(target.keyByAccept);
    if (!cached) return refresh(target);
    if (isOver(cached)) return refresh(target);
    if (isCurrent(cached) || revision.isAway || Date.now() - cached.triedAt < RETRY_MS) return cached;
    const fresh = refresh(target);
    fresh.catch(() => {});
    if (cached.revision === BEFORE && !revision.isKnown)
      return Date.now() - startedAt < START_MS ? cached : fresh;
    return revision.isSlow || isCurrent(cached, EXPIRY_MS)
      ? cached
      : Promise.race([fresh, after(TIMEOUT_MS, cached)]);
  }

  /** One refresh per key and revision: further clients wait for the same response. */
  function refresh(target: Public): Promise<CachedResponse | RenderedResponse> {
    const { number } = revision;
    return inFlight.join(target.keyByAccept, number, () => make(target, number));
  }

  async function make(target: Public, number: number): Promise<CachedResponse | RenderedResponse> {
    const madeAt = Date.now();
    const answer = await render(target.renderRequest).catch((error: unknown) => {
      onFailure(error);
      return undefined;
    });
    const before = store.get(target.key) ?? store.get(target.keyByAccept);
    if (before && !(answer && isOver(before)) && (!answer || answer.status >= 500 || !answer.isComplete)) {
      before.triedAt = Date.now();
      return before;
    }
    if (!answer) throw new Error('There was no response, and no earlier one.');
    if (answer.status >= 500 || !answer.isComplete) return answer;
    if (target.isNavigation && answer.status !== 200) return forNobodyElse(answer);
    if (!isCacheable(answer)) {
      store.delete(target.key);
      store.delete(target.keyByAccept);
      return answer;
    }
    if (before && before.revision > number) return before;
    const fresh = toCachedResponse(answer, { revision: number, madeAt }, always);
    // The same bytes keep their compressed forms.
    if (before?.hash === fresh.hash && before.status === fresh.status)
      return Object.assign(before, { revision: number, madeAt, until: fresh.until });
    store.set(variesWithAccept(answer) ? target.keyByAccept : target.key, fresh, {
      isPage: target.isPage && answer.status === 200,
    });
    return fresh;
  }

  return {
    listener,
    answerAtOnce,
    /**
     * What a request would cost: nothing when its response is cached and current, or already being rendered;
     * a cached page is refreshed for all clients; anything else is rendered for this request alone.
     */
    costOf(request: IncomingMessage): Cost {
      const target = classifyRequest(request, rules);
      if (target.kind !== 'public') return 'made';
      if (store.getPage(target.key)) return 'page';
      const cached = store.get(target.key) ?? store.get(target.keyByAccept);
      const isRendering = inFlight.isInFlight(target.keyByAccept, revision.number);
      return isRendering || (cached && isCurrent(cached)) ? 'nothing' : 'made';
    },
    /** Renders the response of a public GET in advance. */
    warm: async (url: string) => {
      const headers = { host: rules.host };
      const target = classifyRequest({ method: 'GET', url, headers } as IncomingMessage, rules);
      if (target.kind === 'public') await refresh(target);
    },
    /**
     * Takes responses from before the start; once the revision is known, they count as current while `isSame`
     * returns true.
     */
    restore(answers: Iterable<readonly [key: string, CachedResponse]>, isSame: () => boolean) {
      for (const [key, cached] of answers) store.set(key, { ...cached, revision: BEFORE }, { isPage: true });
      isStillSame = isSame;
    },
    /** The pages and files that are cached and current. */
    current: () => store.pages().filter(([, cached]) => isCurrent(cached, Infinity)),
    changes: store.changes,
    size: store.size,
  };
}

/** Whether something in it has begun or ended since. */
const isOver = ({ until }: CachedResponse) => until !== undefined && until <= Date.now();

const forNobodyElse = (answer: RenderedResponse): RenderedResponse => ({
  ...answer,
  headers: answer.headers.flatMap((name, at, all) =>
    at % 2 === 1
      ? []
      : /^cache-control$/i.test(name)
        ? [name, 'private, no-store']
        : [name, all[at + 1] ?? ''],
  ),
});

/** The crisis line also appears here, where no page can be rendered. */
const SORRY = `${FAILED}\n\n${CRISIS_LINE}\n`;

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms).unref());
