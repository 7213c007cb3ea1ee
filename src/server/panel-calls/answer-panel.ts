import { createLocalReq } from 'payload';
import { asString, prop } from '@/content/json';
import { roleOf } from '../auth/access';
import { getCms, isDatabaseAway } from '../cms/payload';
import { SERVER_FUNCTIONS } from './server-functions';

type Asked = {
  /** As they came: `name` and `args` of the call may be anything. */
  name: unknown;
  args: unknown;
  headers: Headers;
  /** Payload's own server function of this name. */
  ask: (name: string, args: Record<string, unknown>) => Promise<unknown>;
};

/**
 * Answers a call of the panel. Payload looks the name up in a plain object, where `constructor` is found too, and answers
 * with the request itself, cookies included; the panel shows a refusal's `message`.
 */
export async function answerPanel({ name, args, headers, ask }: Asked): Promise<unknown> {
  const call = typeof name === 'string' && Object.hasOwn(SERVER_FUNCTIONS, name) ? name : undefined;
  const answer = call === undefined ? undefined : SERVER_FUNCTIONS[call];
  if (call === undefined || !answer) return refusal('The panel has no such call.');
  try {
    const cms = await getCms();
    const { user } = await cms.auth({ headers, canSetHeaders: false });
    if (roleOf({ user }) === undefined) return refusal('Please sign in.');
    const req = await createLocalReq({ user: user ?? undefined, req: { headers } }, cms);
    const given = typeof args === 'object' && args !== null && !Array.isArray(args) ? { ...args } : {};
    return await answer({ req, given, ask: (passed) => ask(call, passed) });
  } catch (error) {
    return refusal(wordsOf(error));
  }
}

/** What the panel's own errors look like, whichever of them the caller reads. */
const refusal = (message: string) => ({ error: message, errors: [{ message }], message });

/**
 * What to say of a failed call. Redirects are errors to Next, and are thrown on.
 * @throws the error itself where it is Next's own.
 */
function wordsOf(error: unknown): string {
  if (asString(prop(error, 'digest')).startsWith('NEXT_')) throw error;
  if (isDatabaseAway(error)) return 'The database cannot be reached. Please try again.';
  const [status, message] = [prop(error, 'status'), asString(prop(error, 'message'))];
  if (typeof status === 'number' && status < 500 && message) return message;
  // Payload's views say so of what is not there, or not for this person.
  if (message === 'not-found') return 'This is not there.';
  throw error;
}
