import { createLocalReq } from 'payload';
import { asString, prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';
import { getCms } from '../cms/payload';
import { isDatabaseAway } from '@/services/database/database-away';
import { SERVER_FUNCTIONS } from './server-functions';

type Asked = {
  /** As received: `name` and `args` may be anything. */
  name: unknown;
  args: unknown;
  headers: Headers;
  /** Calls Payload's own server function of this name. */
  ask: (name: string, args: Record<string, unknown>) => Promise<unknown>;
};

/**
 * Answers a server function call of the panel. Payload looks the name up in a plain object, which also finds
 * `constructor`, and would respond with the request itself, cookies included. The panel shows the `message`
 * of a refusal.
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
    return refusal(messageOf(error));
  }
}

/** An error in every shape that callers in the panel read. */
const refusal = (message: string) => ({ error: message, errors: [{ message }], message });

/**
 * The message of a failed call. Next throws redirects as errors; they are rethrown.
 * @throws the error itself if it is Next's own
 */
function messageOf(error: unknown): string {
  if (asString(prop(error, 'digest')).startsWith('NEXT_')) throw error;
  if (isDatabaseAway(error)) return 'The database cannot be reached. Please try again.';
  const [status, message] = [prop(error, 'status'), asString(prop(error, 'message'))];
  if (typeof status === 'number' && status < 500 && message) return message;
  // Payload's views throw this for missing documents and missing rights.
  if (message === 'not-found') return 'This does not exist.';
  throw error;
}
