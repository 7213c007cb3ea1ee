import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { FORM_PATH } from '@/contact/rules/form-answer';
import { AWAY } from '@/services/database/database-away';
import { isRead, limitPerMinute, pathOf, waitFor } from './counting';

export type Refusal = { status: number; sentence: string; headers?: Record<string, string> };

type Rules = {
  rateLimitFactor: number;
  /** @throws when the database cannot be reached */
  isStaff: (headers: Headers) => Promise<boolean>;
};

/**
 * Folders whose endpoints accept writes. Below the bare `/cms-api` there is no endpoint: Next would render a
 * page of the site for it, and call a server function that the body names.
 */
const TAKES_WRITES = /^\/(?:api(?:\/|$)|cms-api\/\w)/;
const PANEL = /^\/admin(?:\/|$)/;
/** The ids that Next gives to server functions. */
const ACTION_ID = /^[\da-f]{40,64}$/;
/** Continuous typing in a form causes about four requests a second. */
const STAFF_PER_MINUTE = 600;
const OTHERS_PER_MINUTE = 30;
/** The headers that identify a client; Payload checks the site's own origin. */
const SESSION_HEADERS = ['cookie', 'authorization', 'origin', 'sec-fetch-site'] as const;

export const isActionOfPanel = ({ url = '', headers }: IncomingMessage): boolean =>
  PANEL.test(pathOf(url)) && ACTION_ID.test(String(headers['next-action']));

/**
 * Checks everything that is not a read before Next sees it: public pages accept no writes, and only signed-in
 * staff may call the panel's server functions. Next would parse the body and look the function up first.
 * Returns undefined for requests that may continue.
 */
export function guardPanelWrites({ rateLimitFactor, isStaff }: Rules) {
  const ofStaff = limitPerMinute(STAFF_PER_MINUTE, rateLimitFactor);
  const ofOthers = limitPerMinute(OTHERS_PER_MINUTE, rateLimitFactor);

  return async (request: IncomingMessage, client: string): Promise<Refusal | undefined> => {
    const path = pathOf(request.url ?? '');
    if (isRead(request) || TAKES_WRITES.test(path) || isContactForm(request, path)) return undefined;
    if (!PANEL.test(path)) return NO_WRITES;
    if (!hasSession(request.headers)) return (await over(ofOthers, client)) ?? SIGN_IN;
    const answer = await isStaff(headersOf(request.headers)).catch(() => DATABASE_AWAY);
    if (answer === false) return (await over(ofOthers, client)) ?? SIGN_IN;
    if (answer !== true) return answer;
    const refusal = (await over(ofStaff, client)) ?? (isActionOfPanel(request) ? undefined : NO_FORM);
    return refusal ?? ((await isList(request)) ? undefined : NO_LIST);
  };
}

const NO_WRITES: Refusal = {
  status: 405,
  sentence: 'Pages are read only. Reload the page and try again.',
  headers: { Allow: 'GET, HEAD' },
};
const NO_FORM: Refusal = {
  ...NO_WRITES,
  sentence: 'The panel takes no forms. Reload the page and try again.',
};
const TOO_MANY = 'Too many requests. Please wait a minute and try again.';
const NO_LIST: Refusal = { status: 400, sentence: 'A call of the panel is a list.' };
const SIGN_IN: Refusal = { status: 401, sentence: 'Please sign in, then try again.' };
const DATABASE_AWAY: Refusal = {
  status: 503,
  sentence: AWAY,
};

/**
 * Whether a call has the body that the framework expects: its arguments as a list, or multipart form data.
 * The framework fails on anything else. The part that was read is put back.
 */
async function isList(request: IncomingMessage): Promise<boolean> {
  if (/^multipart\//i.test(request.headers['content-type'] ?? '')) return true;
  for (;;) {
    const part = request.read() as Buffer | null;
    if (part !== null) {
      request.unshift(part);
      return /^\s*\[/.test(part.toString('latin1', 0, 64));
    }
    if (request.readableEnded || request.destroyed) return false;
    const isMore = await new Promise<boolean>((resolve) => {
      request.once('readable', () => resolve(true));
      request.once('close', () => resolve(false));
      request.once('end', () => resolve(false));
    });
    if (!isMore) return false;
  }
}

/**
 * Without script the browser posts the form to the page's URL (spec §5); multipart form data could call a
 * server function of Next.
 */
const isContactForm = ({ method, headers }: IncomingMessage, path: string) =>
  method === 'POST' && path === FORM_PATH && !/^multipart\//i.test(headers['content-type'] ?? '');

const hasSession = ({ cookie, authorization }: IncomingHttpHeaders) =>
  authorization !== undefined || /payload-token=/.test(cookie ?? '');

function headersOf(given: IncomingHttpHeaders) {
  const headers = new Headers();
  for (const name of SESSION_HEADERS) if (given[name] !== undefined) headers.set(name, String(given[name]));
  return headers;
}

async function over(limiter: RateLimiterMemory, client: string): Promise<Refusal | undefined> {
  const waitS = await waitFor(limiter, client);
  return waitS > 0
    ? { status: 429, sentence: TOO_MANY, headers: { 'Retry-After': String(waitS) } }
    : undefined;
}
