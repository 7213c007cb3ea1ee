import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { ANSWER_HEADER } from '@/contact/rules/answer-header';
import { FORM_PATH } from '@/contact/rules/form-answer';
import { CRISIS_LINE, CRISIS_LINE_HTML } from '@/content/crisis/crisis-numbers';
import { MESSAGES } from '@/content/endpoints/calls';
import { SEARCH_PATHS } from '@/content/links/search-path';
import { CLIENT_HEADER } from '@/services/http/client-ip';
import type { Listener } from '../page-cache/render';
import { dropOddNavigation } from '../page-cache/navigation';
import type { Cost } from '../page-cache/page-cache';
import { checkImageRequest, type ImageRules } from './image-request';
import { METHODS } from '@/services/http/methods';
import { noteClientIp } from '@/services/http/note-client-ip';
import { canonicalPath } from './canonical-path';
import { isRead, limitPerMinute, waitFor } from './counting';
import { guardPanelWrites, isActionOfPanel } from './guard-panel-writes';
import { setResponseHeaders } from '@/services/http/response-headers';

type RequestFilterOptions = {
  pageCache: {
    listener: Listener;
    answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
    costOf: (request: IncomingMessage) => Cost;
  };
  /** Names and values alternate. */
  headers: readonly string[];
  trustedProxies: string[];
  rateLimitFactor: number;
  images: ImageRules;
  /**
   * Whether a request has a valid session, site token or preview; asked only for clients over their limit.
   */
  isKnown?: (headers: IncomingHttpHeaders) => Promise<boolean>;
  /** Whether a request comes from signed-in staff. @throws when the database cannot be reached */
  isStaff?: (headers: Headers) => Promise<boolean>;
};

/** Searching visitors can see this text, so it repeats the crisis line of every page. */
const TOO_MANY = `Too many requests. Please wait a minute and try again.\n\n${CRISIS_LINE}`;
/** A path that no page or endpoint has. */
const NOWHERE = '/no-such-address';
const READY = '/readyz';
/** The folder of Payload's calls: no endpoint, but Next would render a page of the site for it. */
const REST_FOLDER = /^\/cms-api\/?$/;
/**
 * Uncached responses per client and minute, at 14 to 28 ms each. Nearly all of a visitor's responses are
 * cached.
 */
const MADE_A_MINUTE = 120;
/**
 * Contact form posts without script, per client and minute: few people share one IP; the response is a page
 * with their text.
 */
const POSTED_A_MINUTE = 30;
/** Checks of monitoring and load balancers, per client and minute. Each asks the database. */
const CHECKED_A_MINUTE = 600;
/** Headers that Next's own parts send to each other; no platform in front of this server sends them. */
const INTERNAL = /^x-(?:middleware|invoke|matched|now|vercel|nextjs)-/;

/**
 * The first handler of every request, before the page cache and Next: cached responses are sent at once;
 * requests that no ordinary browser would send are refused without a log line; the client IP is noted;
 * searches and previews are counted.
 */
export function createRequestFilter({
  pageCache,
  headers,
  trustedProxies,
  rateLimitFactor,
  images,
  isKnown = async () => false,
  isStaff = async () => false,
}: RequestFilterOptions): Listener {
  const limit = (points: number) => limitPerMinute(points, rateLimitFactor);
  const counted = [
    {
      isMeant: (path: string, query: string) => SEARCH_PATHS.includes(path) && /(^|&)q=/.test(query),
      limit: limit(60),
    },
    { isMeant: (path: string) => path === '/preview', limit: limit(30) },
    { isMeant: (path: string) => path === READY, limit: limit(CHECKED_A_MINUTE) },
  ];
  const made = limit(MADE_A_MINUTE);
  const posted = limit(POSTED_A_MINUTE);
  const refusalOfWrite = guardPanelWrites({ rateLimitFactor, isStaff });

  // A cached response is sent without a promise: the framework tracks each promise, which costs time.
  return (request, response) =>
    pageCache.answerAtOnce(request, response) ? undefined : filterRequest(request, response);

  async function filterRequest(request: IncomingMessage, response: ServerResponse) {
    for (let at = 0; at < headers.length; at += 2)
      response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
    const address = request.url ?? '';
    const [asked, query] = split(address);
    const isPicture = [images.path, images.media].some((start) => asked.startsWith(start));
    setResponseHeaders(response, isPicture ? forSharedCaches : undefined);
    if (isOfPanel(request)) response.setHeader('X-Frame-Options', 'DENY');

    if (!METHODS.some((method) => method === request.method))
      return refuse(response, 405, 'This method is not answered here.', { Allow: METHODS.join(', ') });
    const path = address.includes('#') ? undefined : canonicalPath(asked);
    if (path !== asked && !isRead(request)) return refuse(response, 400, 'This address cannot be read.');
    // For visitors who followed a broken link the page is a 404 (spec §2).
    if (path === undefined) request.url = asked.startsWith('/api/') ? `/api${NOWHERE}` : NOWHERE;
    else if (path !== asked) return send(response, 308, path + address.slice(asked.length));
    else if (REST_FOLDER.test(path)) request.url = NOWHERE;

    tidy(request);
    noteClientIp(request, trustedProxies);
    const client = String(request.headers[CLIENT_HEADER]);
    const refusal = await refusalOfWrite(request, client);
    if (refusal) return refuse(response, refusal.status, refusal.sentence, refusal.headers);
    for (const { isMeant, limit } of counted)
      if (isMeant(path ?? '', query)) {
        const waitS = await waitFor(limit, client);
        if (waitS > 0) return refuseForNow(response, waitS);
      }
    if (path?.startsWith(images.path)) {
      const answer = path === images.path ? await checkImageRequest(request, query, images) : 'missing';
      if (answer === 'missing') return refuse(response, 404, 'There is nothing at this address.');
      if (answer === 'refused') return refuse(response, 400, 'Pictures are not made in this size.');
      if (answer !== 'own') return send(response, 307, answer.to);
    } else if (!isRead(request) && path === FORM_PATH) {
      const waitS = await waitFor(posted, client);
      if (waitS > 0) return refuseForm(response, waitS);
    } else if (!isCountedElsewhere(request, path)) {
      const waitS = await charge(request, response, client);
      if (waitS > 0) return refuseForNow(response, waitS);
    }
    return pageCache.listener(request, response);
  }

  /** Messages have their own limit; a page can have many files of the media library, which cost little. */
  function isCountedElsewhere(request: IncomingMessage, path = '') {
    if (path === MESSAGES) return request.method === 'POST';
    return path === READY || (isRead(request) && path.startsWith(images.media));
  }

  /**
   * Counts a response that is rendered for this client alone, and undoes the count when it turns out to be a
   * shared page.
   */
  async function charge(request: IncomingMessage, response: ServerResponse, client: string) {
    if (pageCache.costOf(request) !== 'made') return 0;
    const waitS = await waitFor(made, client);
    if (waitS > 0) return (await isKnown(request.headers)) ? 0 : waitS;
    response.once('finish', () => {
      if (pageCache.costOf(request) === 'page') void made.reward(client);
    });
    return 0;
  }
}

function split(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

const isOfPanel = ({ url = '' }: IncomingMessage) => /^\/admin(?:[/?]|$)/.test(url);

/**
 * Removes headers that only Next's own parts send. Public pages have no server functions, and the panel
 * always sends the header of one.
 */
function tidy(request: IncomingMessage) {
  if (!isActionOfPanel(request)) delete request.headers['next-action'];
  delete request.headers[ANSWER_HEADER];
  dropOddNavigation(request.headers);
  delete request.headers.upgrade;
  for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name];
}

/** A picture may be withdrawn: browsers keep it for minutes, but a proxy asks again after a second. */
const forSharedCaches = (caching: string) =>
  /^public, max-age=\d+, must-revalidate$/.test(caching) ? `${caching}, s-maxage=1` : caching;

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

const refuseForNow = (response: ServerResponse, waitS: number) =>
  refuse(response, 429, TOO_MANY, { 'Retry-After': String(waitS) });

/** Refuses without rendering the site's own page: the visitor's browser still has the form with the text. */
const refuseForm = (response: ServerResponse, waitS: number) =>
  refuse(response, 429, TOO_MANY_FORMS, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Retry-After': String(waitS),
  });

const TOO_MANY_FORMS = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your message was not sent yet</title>
<h1>Your message was not sent yet</h1>
<p>Too many messages came from this connection. Go back with your browser: your words are still in the form. Please wait a minute and send it again.</p>
<p>${CRISIS_LINE_HTML}</p>
`;

function send(response: ServerResponse, status: 307 | 308, to: string) {
  response.writeHead(status, { Location: to, 'Cache-Control': 'private, no-store' });
  response.end();
}
