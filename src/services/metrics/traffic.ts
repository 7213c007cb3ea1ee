import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTrustedProxy } from '../http/client-ip';

export const KINDS = ['page', 'api', 'message', 'file', 'panel'] as const;
export type Kind = (typeof KINDS)[number];

type TrafficOptions = {
  trustedProxies: string[];
  /** Writes a line to the log. */
  report?: (line: string) => void;
  /** Called with the address of each page that was asked for and does not exist. */
  onMissing?: (url: string) => void;
  /** Called with the address of each page that was shown, for the first time or unchanged. */
  onView?: (url: string) => void;
  /** From a refused request to the log line that counts it and those after it (ms). */
  reportMs?: number;
};

/** nginx's status for a client that disconnected before the response. */
const LEFT = 499;
const HIGHEST = 600;
const REPORT_MS = 60_000;

/**
 * Counts responses by kind and status, for the metrics, and logs how many requests were refused, without
 * client or content.
 */
export function createTraffic({
  trustedProxies,
  report = (line) => console.warn(line),
  onMissing = () => {},
  onView = () => {},
  reportMs = REPORT_MS,
}: TrafficOptions) {
  const answers = Object.fromEntries(KINDS.map((kind) => [kind, new Uint32Array(HIGHEST)])) as Record<
    Kind,
    Uint32Array
  >;
  const refused = new Map<string, number>();
  let kept = 0;
  let untrusted = 0;
  let timer: NodeJS.Timeout | undefined;

  function count(kind: Kind, status: number) {
    answers[kind][status] = (answers[kind][status] ?? 0) + 1;
  }

  function refuse(what: string) {
    refused.set(what, (refused.get(what) ?? 0) + 1);
    plan();
  }

  function plan() {
    timer ??= setTimeout(flush, reportMs).unref();
  }

  /** Writes one log line about all requests refused since the last one. */
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const told = [...refused].sort().map(([what, times]) => `${what} (${times})`);
    refused.clear();
    if (told.length > 0) report(`Refused or failed since the last such line: ${told.join(', ')}.`);
    if (untrusted > 0)
      report(
        `X-Forwarded-For was not believed ${untrusted} times: it came from addresses that TRUSTED_PROXIES does not name.`,
      );
    untrusted = 0;
  }

  return {
    /** A response from memory; called thousands of times a second. */
    countKept({ url = '', method }: IncomingMessage, { statusCode }: ServerResponse) {
      kept += 1;
      const kind = kindOf(method, url);
      count(kind, statusCode);
      if (kind === 'page' && method === 'GET' && isShown(statusCode)) onView(url);
    },
    /** A response that takes longer. */
    watch(request: IncomingMessage, response: ServerResponse) {
      // The framework changes `request.url` on the way.
      const { method, url = '' } = request;
      const kind = kindOf(method, url);
      const { rsc, 'next-router-prefetch': prefetch } = request.headers;
      const isPage = kind === 'page' && method === 'GET';
      if (
        request.headers['x-forwarded-for'] !== undefined &&
        !isTrustedProxy(request.socket.remoteAddress, trustedProxies)
      ) {
        untrusted += 1;
        plan();
      }
      response.once('close', () => {
        const status = response.headersSent ? response.statusCode : LEFT;
        count(kind, status);
        if (isRefusal(status)) refuse(`${kind} ${status}`);
        if (isPage && status === 404 && rsc === undefined) onMissing(url);
        if (isPage && isShown(status) && prefetch === undefined) onView(url);
      });
    },
    /** A request that could not be parsed. */
    countUnreadable: ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'ECONNRESET') refuse('unreadable requests');
    },
    flush,
    answers,
    kept: () => kept,
  };
}

export type Traffic = ReturnType<typeof createTraffic>;

const isShown = (status: number) => status === 200 || status === 304;

/** Missing resources and aborted requests do not count as refused. */
const isRefusal = (status: number) => status >= 400 && ![404, 410, 412, 416, LEFT].includes(status);

function kindOf(method: string | undefined, url: string): Kind {
  if (url.startsWith('/api/')) return method === 'POST' ? 'message' : 'api';
  if (url.startsWith('/_next/') || url.startsWith('/cms-api/media/file/')) return 'file';
  return url.startsWith('/admin') || url.startsWith('/cms-api') ? 'panel' : 'page';
}
