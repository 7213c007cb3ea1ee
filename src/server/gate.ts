import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CLIENT_HEADER } from './client-address';
import type { Listener } from './front/ask';
import { isOwnImage, type ImageRules } from './image-request';
import { noteClient } from './know-client';

type GateOptions = {
  front: {
    listener: Listener;
    answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  };
  /** Names and values in turn. */
  headers: readonly string[];
  trustedProxies: string[];
  rateLimitFactor: number;
  images: ImageRules;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** People come here by a search: what stands on every page stands here too. */
const TOO_MANY =
  'Too many requests. Please wait a minute and try again.\n\nIn crisis? Call or text 988. In an emergency call 911.';
/** An address that no page and no call has. */
const NOWHERE = '/no-such-address';
/** Letters and digits of ordinary addresses, which need no closer look. */
const ORDINARY = /^\/[\w\-./]*$/;

/**
 * The first thing that a request meets, before the front and Next: what is kept is answered at once; what no browser of an
 * ordinary visitor would ask is refused without a line in the log; who asks is noted; searches and previews are counted.
 */
export function createGate({
  front,
  headers,
  trustedProxies,
  rateLimitFactor,
  images,
}: GateOptions): Listener {
  const counted = [
    { isMeant: (path: string, query: string) => path === '/blog' && /(^|&)q=/.test(query), limit: limit(60) },
    { isMeant: (path: string) => path === '/preview', limit: limit(30) },
  ];
  function limit(points: number) {
    return new RateLimiterMemory({ points: Math.ceil(points * rateLimitFactor), duration: 60 });
  }

  // What is kept is answered without a promise: the framework follows each one about, which costs.
  return (request, response) =>
    front.answerAtOnce(request, response) ? undefined : lookCloser(request, response);

  async function lookCloser(request: IncomingMessage, response: ServerResponse) {
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
    if (isOfPanel(request)) response.setHeader('X-Frame-Options', 'DENY');

    if (!METHODS.includes(request.method ?? ''))
      return refuse(response, 405, 'This method is not answered here.', { Allow: METHODS.join(', ') });
    const { url = '' } = request;
    const [path = '', query = ''] = split(url);
    if (!isReadable(path)) {
      if (!isRead(request)) return refuse(response, 400, 'This address cannot be read.');
      // To whoever followed a broken link it is a page that is not there (spec §2).
      request.url = path.startsWith('/api/') ? `/api${NOWHERE}` : NOWHERE;
    }

    // The pages have no actions; what has no such name is not asked for by the panel.
    if (!isActionOfPanel(request)) delete request.headers['next-action'];
    noteClient(request, trustedProxies);
    const client = String(request.headers[CLIENT_HEADER]);
    for (const { isMeant, limit } of counted) {
      if (!isMeant(path, query)) continue;
      const waitS = await limit.consume(client).then(() => 0, secondsToWait);
      if (waitS > 0)
        return refuse(response, 429, TOO_MANY, {
          'Retry-After': String(waitS),
        });
    }
    if (path === images.path) {
      const answer = await isOwnImage(request, query, images);
      if (answer === 'missing') return refuse(response, 404, 'There is nothing at this address.');
      if (answer === 'refused') return refuse(response, 400, 'Pictures are not made in this size.');
      if (answer !== 'own') return send(response, answer.to);
    }
    return front.listener(request, response);
  }
}

function split(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

const isOfPanel = ({ url = '' }: IncomingMessage) => /^\/admin(?:[/?]|$)/.test(url);

const isActionOfPanel = (request: IncomingMessage) =>
  isOfPanel(request) && /^[\da-f]{40,64}$/.test(String(request.headers['next-action']));

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Whether a path is one: whole escapes, no control characters, and neither `\` nor `//`, which browsers take for a host. */
function isReadable(path: string) {
  if (ORDINARY.test(path) && !path.startsWith('//')) return true;
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  try {
    const decoded = decodeURIComponent(path);
    return !/[\p{Cc}\\]/u.test(decoded) && !decoded.startsWith('//');
  } catch {
    return false;
  }
}

const secondsToWait = (state: unknown) => {
  if (state instanceof RateLimiterRes) return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  throw state;
};

function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  more: Record<string, string> = {},
) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...more,
  });
  response.end(sentence);
}

function send(response: ServerResponse, to: string) {
  response.writeHead(307, { Location: to, 'Cache-Control': 'private, no-store' });
  response.end();
}
