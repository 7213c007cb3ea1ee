import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTrustedProxy } from '../http/client-ip';

export const KINDS = ['page', 'api', 'message', 'file', 'panel'] as const;
export type Kind = (typeof KINDS)[number];

type TrafficOptions = {
  trustedProxies: string[];
  /** Takes a line for the log. */
  report?: (line: string) => void;
  /** From a refusal to the line that counts it and those after it (ms). */
  reportMs?: number;
};

/** nginx's number for a client that left before there was an answer. */
const LEFT = 499;
const HIGHEST = 600;
const REPORT_MS = 60_000;

/**
 * Counts answers by kind and status, for the metrics, and tells the log what was refused: how often, never whom or what.
 */
export function createTraffic({
  trustedProxies,
  report = (line) => console.warn(line),
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

  /** One line about everything that was refused since the last one. */
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
    /** An answer from memory; called for thousands a second. */
    countKept({ url = '', method }: IncomingMessage, { statusCode }: ServerResponse) {
      kept += 1;
      count(kindOf(method, url), statusCode);
    },
    /** An answer that takes longer. */
    watch(request: IncomingMessage, response: ServerResponse) {
      // What it says of itself is changed on the way.
      const kind = kindOf(request.method, request.url ?? '');
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
      });
    },
    /** What was no request that could be read. */
    countUnreadable: ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'ECONNRESET') refuse('unreadable requests');
    },
    flush,
    answers,
    kept: () => kept,
  };
}

export type Traffic = ReturnType<typeof createTraffic>;

/** Something that is not there, or was asked for by nobody any more, is no refusal. */
const isRefusal = (status: number) => status >= 400 && ![404, 410, 412, 416, LEFT].includes(status);

function kindOf(method: string | undefined, url: string): Kind {
  if (url.startsWith('/api/')) return method === 'POST' ? 'message' : 'api';
  if (url.startsWith('/_next/') || url.startsWith('/cms-api/media/file/')) return 'file';
  return url.startsWith('/admin') || url.startsWith('/cms-api') ? 'panel' : 'page';
}
