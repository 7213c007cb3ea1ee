import { setTimeout as pause } from 'node:timers/promises';
import config from '@payload-config';
import { APIError } from 'payload';
import { getCms } from '../cms/payload';
import { roleOf } from '@/services/auth/access';
import { AWAY, isDatabaseAway } from '@/services/database/database-away';
import { withOverriddenMethod, hasOverride } from '@/services/http/method-override';
import { fileAsked, serveFile } from '../files/serve-file';
import { readBodyWithLimit, readBytesWithLimit } from '@/services/http/read-body';
import { isForeignWrite } from '@/services/http/same-origin';
import { withoutSlashAtEnd } from '@/content/links/address';
import { serializeSave } from './serialize-saves';

type Handler = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>;

/** The body limit for unknown clients: a sign-in has a few hundred bytes. */
const OF_STRANGERS_BYTES = 16_384;
/** A long article with its pictures has some hundred kilobytes. */
const OF_STAFF_BYTES = 4_000_000;
/** A film (`upload.limits`) and the form data around it. */
const UPLOAD_BYTES = 21_000_000;
/** Panel preferences: list columns, collapsed parts of forms. */
const PREFERENCE_BYTES = 64_000;
/** A list inside a list of an article takes four levels. */
const DEEPEST_JSON = 200;
/** The panel sends these as form data, before a person is signed in. */
const SIGNING_IN = /\/staff\/(?:login|forgot-password|reset-password)$/;
/** Each check of a password takes a core for a fraction of a second, whoever asks. */
const SIGN_INS_AT_ONCE = 16;
let signIns = 0;
/** Requesting a reset link takes the same time for an unknown e-mail address. */
const RESET_TAKES_MS = 700;

/**
 * Guards Payload's REST API: refuses requests from other sites, and reads no large body from clients that are
 * not signed in. Payload itself reads every body, and parses form data, before it checks who sent it.
 */
export const guardPayloadRest =
  (handler: Handler): Handler =>
  async (given, context) => {
    if (isForeignWrite(given)) return say(403, 'This was sent from another site.');
    const request = await withTrueMethod(asDraft(ofOneSession(given)));
    if (request instanceof Response) return request;
    if (await isBlockedPath(request)) return say(404, 'There is nothing at this address.');
    if (!hasValidPaging(request)) return say(400, 'A page and a limit are numbers of at most nine digits.');
    if (!hasValidJson(request))
      return say(400, 'A filter in the address is written as JSON, or in brackets.');
    const file = fileAsked(request);
    if (file !== undefined) return serveFile(request, file, (asked) => handler(asked, context));
    const isReset = request.method === 'POST' && pathOf(request).endsWith('/forgot-password');
    const [answer] = await Promise.all([
      forwardToPayload(request, context, handler),
      isReset ? pause(RESET_TAKES_MS) : undefined,
    ]);
    return answer;
  };

/** Payload's own routes ignore case, and a slash at the end. */
const pathOf = ({ url }: Request) => withoutSlashAtEnd(new URL(url).pathname.toLowerCase());

/** Keeps a flood of sign-ins from occupying the threads that also read files and compress responses. */
async function oneOfFew(signIn: () => Promise<Response>) {
  if (signIns >= SIGN_INS_AT_ONCE)
    return say(503, 'Many people are signing in at this moment. Please wait a moment and try again.');
  signIns += 1;
  try {
    return await signIn();
  } finally {
    signIns -= 1;
  }
}

/**
 * The panel restores an earlier version with `draft=false`, which publishes it at once, or unpublishes the
 * document if that version was a draft. This makes it a draft; other clients, which omit `draft`, publish.
 */
function asDraft(request: Request) {
  const url = new URL(request.url);
  const isRestoring = request.method === 'POST' && /\/versions\/[\w-]+$/.test(url.pathname);
  if (!isRestoring || url.searchParams.get('draft') !== 'false') return request;
  url.searchParams.set('draft', 'true');
  return new Request(url, request);
}

/**
 * Payload's sign-out can end all sessions of an account, even for a session that still owes a code.
 * `sessions/end` does this for fully signed-in accounts.
 */
function ofOneSession(request: Request) {
  const url = new URL(request.url);
  if (!url.searchParams.has('allSessions')) return request;
  url.searchParams.delete('allSessions');
  return new Request(url, request);
}

/** Databases fail for larger numbers, and for negative ones. */
const hasValidPaging = ({ url }: Request) =>
  ['page', 'limit'].every((name) => /^\d{0,9}$/.test(new URL(url).searchParams.get(name) ?? ''));

/** Payload parses these as JSON when they are given as one text, before it checks who asks. */
const hasValidJson = ({ url }: Request) =>
  ['where', 'data'].every((name) => new URL(url).searchParams.getAll(name).every(isEmptyOrJson));

const isEmptyOrJson = (text: string) => text === '' || parseJson(text) !== undefined;

/** Undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only the panel sends a read as a write, and only staff use it. */
async function withTrueMethod(request: Request): Promise<Request | Response> {
  if (!hasOverride(request)) return request;
  const isSignedIn = await hasSession(request);
  if (isSignedIn instanceof Response) return isSignedIn;
  if (!isSignedIn) return say(401, 'Please sign in.');
  return (
    (await withOverriddenMethod(request, OF_STAFF_BYTES)) ??
    say(400, 'Send the method itself: another one in its place is not taken here.')
  );
}

/**
 * Blocks prototype keys such as `constructor`, Payload's unused verify endpoint, its drawn pictures (`og`),
 * closed collections (501 from Payload), and versions of collections without any (a failure in Payload).
 */
async function isBlockedPath(request: Request) {
  if (new URL(request.url).pathname.split('/', 4).some((part) => part in {})) return true;
  const [, , first = '', ...more] = pathOf(request).split('/');
  const isGlobal = first === 'globals';
  const [slug = '', action, call] = isGlobal ? more : [first, ...more];
  if (slug === 'og' || (`${slug}/${action}` === 'staff/verify' && call !== undefined)) return true;
  const { collections, globals } = await config;
  const found = (isGlobal ? globals : collections).find((one) => one.slug === slug);
  return found?.endpoints === false || (found !== undefined && action === 'versions' && !found.versions);
}

async function forwardToPayload(request: Request, context: Parameters<Handler>[1], handler: Handler) {
  // Payload answers 500, which would not say what to do.
  const away = await getCms().then(() => undefined, refusalOf);
  if (away) return away;
  if (!request.body) return forNoCache(await handler(request, context));
  const isSignedIn = await hasSession(request);
  if (isSignedIn instanceof Response) return isSignedIn;

  const isForm = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  if (isForm && !isSignedIn && !SIGNING_IN.test(pathOf(request))) {
    return say(401, 'Please sign in.');
  }
  if (isForm && isSignedIn) {
    // Read before the save begins: others who save the document do not wait for a slow line.
    const form = await readBytesWithLimit(request, UPLOAD_BYTES).catch(() => undefined);
    if (!form) return form === null ? say(413, 'This is too large.') : say(400, 'This form cannot be read.');
    return forNoCache(await saved(request, () => handler(withBody(request, form), context)));
  }

  const isPreference = /\/payload-preferences(?:\/|$)/.test(new URL(request.url).pathname);
  const mostBytes = isPreference ? PREFERENCE_BYTES : OF_STAFF_BYTES;
  const text = await readBodyWithLimit(request, isSignedIn ? mostBytes : OF_STRANGERS_BYTES);
  if (text === null)
    return say(413, isPreference ? 'A setting of the panel has at most 64 KB.' : 'This is too large.');
  const fault = isForm ? await faultOfForm(request, text) : faultOfJson(request, text);
  if (fault) return say(400, fault);
  const answer = () => handler(withBody(request, text), context);
  const isSignIn = request.method === 'POST' && pathOf(request).endsWith('/staff/login');
  if (isSignIn) return forNoCache(await oneOfFew(answer));
  return forNoCache(await (isSignedIn ? saved(request, answer) : answer()));
}

/** Whether a request comes from signed-in staff; an account that owes a step of signing in does not count. */
async function hasSession(request: Request): Promise<boolean | Response> {
  if (!request.headers.has('cookie') && !request.headers.has('authorization')) return false;
  try {
    const { user } = await (await getCms()).auth({ headers: request.headers, canSetHeaders: false });
    return roleOf({ user }) !== undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

async function saved(request: Request, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await serializeSave(request, answer);
  } catch (error) {
    // The lock says so; Payload has answered its own errors.
    if (error instanceof APIError) return say(error.status, error.message);
    return refusalOf(error);
  }
}

/** @throws the error itself, unless the database is unreachable */
function refusalOf(error: unknown) {
  if (isDatabaseAway(error)) return say(503, AWAY);
  throw error;
}

/** Payload reads every body as the fields of one document. */
function faultOfJson({ headers }: Request, text: string) {
  if (text.trim() === '' || !/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    return undefined;
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'This is no JSON object.';
  return isDeeperThan(DEEPEST_JSON, body) ? 'This is nested too deeply.' : undefined;
}

/** Level by level: a function that calls itself would exhaust the stack, as in Payload. */
function isDeeperThan(limit: number, body: unknown) {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/** Payload reads the data of a form from one field, as JSON. */
async function faultOfForm(request: Request, text: string) {
  const form = await withBody(request, text)
    .formData()
    .catch(() => undefined);
  const data = form?.get('_payload');
  const isReadable = form && (typeof data !== 'string' || parseJson(data) !== undefined);
  return isReadable ? undefined : 'This form cannot be read.';
}

const withBody = (request: Request, body: string | Buffer<ArrayBuffer>) =>
  new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body,
  });

/** Responses to staff must not be cached, except files of the public site, which set their own header. */
function forNoCache(answer: Response) {
  if (answer.headers.has('cache-control')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'private, no-store');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** In the shape of Payload's own errors, which the panel shows. */
const say = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } });
