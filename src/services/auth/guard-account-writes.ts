import { APIError, NotFound, ValidationError, type BaseDatabaseAdapter } from 'payload';
import { asList, asString, prop } from '@/content/json';
import type { AccountStore, Condition, Request, StoredSession } from './account-store';

/**
 * Payload signs in, signs out and refreshes a session by reading an account, checking the password for some
 * hundred milliseconds, and writing the whole account back, which would undo any change made meanwhile
 * (password, role, MFA, deletion). This wrapper splits such a write: a change that an operation has announced
 * writes the columns that it names; anything else adds, extends or ends sessions. See
 * docs/decisions/0011-seams.md.
 */
export function guardAccountWrites<
  A extends Pick<BaseDatabaseAdapter, 'find' | 'findOne' | 'updateOne'> & { accounts: AccountStore },
>(adapter: A): A {
  const { accounts } = adapter;
  const [find, findOne, updateOne] = [
    adapter.find.bind(adapter),
    adapter.findOne.bind(adapter),
    adapter.updateOne.bind(adapter),
  ];

  const read = (id: string, req: Request) =>
    guarded.findOne({ collection: 'staff', where: { id: { equals: id } }, req } as never);

  async function writeSessions(id: string, data: unknown, req: Request) {
    const known = readsOf(req).get(id);
    // Without a previous read, an ended session could not be told from a new one.
    if (!known || !Array.isArray(prop(data, 'sessions')))
      throw new Error('This request writes an account that it has not read.');
    const given = asList(prop(data, 'sessions')) as StoredSession[];
    const checked = { hash: prop(data, 'hash'), salt: prop(data, 'salt') };
    for (const session of given) {
      const { id: sid, expiresAt } = session;
      const until = known.get(sid);
      if (until === timeOf(expiresAt)) continue;
      const isDone =
        until === undefined
          ? await accounts.addSession(id, session, checked, req)
          : await accounts.changeSession(id, sid, { expiresAt }, req);
      if (!isDone) throw new APIError('This account was changed in the meantime. Please sign in again.', 401);
      known.set(sid, timeOf(expiresAt));
    }
    const left = new Set(given.map((session) => session.id));
    const ended = [...known.keys()].filter((sid) => !left.has(sid));
    if (ended.length > 0) await accounts.endSessions(id, { only: ended }, req);
    for (const sid of ended) known.delete(sid);
  }

  async function writeAnnounced(id: string, data: unknown, { names, onlyIf, ends }: Change, req: Request) {
    const columns: Record<string, unknown> = { updatedAt: prop(data, 'updatedAt') };
    for (const name of names) {
      const [outer = '', inner] = name.split('.');
      if (inner === undefined) columns[outer] = prop(data, outer) ?? null;
      else
        columns[outer] = { ...(columns[outer] as object), [inner]: prop(prop(data, outer), inner) ?? null };
    }
    const isDone = await accounts.change(id, columns, onlyIf, req).catch((error: unknown) => {
      throw isTwice(error) ? takenAddress(req) : error;
    });
    if (!isDone) {
      if (!(await read(id, req))) throw new NotFound();
      throw new APIError('This account was changed in the meantime. Reload the page and try again.', 409);
    }
    // After the password changed: a sign-in with the former password can no longer add a session.
    if (ends === 'all') await accounts.endSessions(id, { except: [] }, req);
    if (ends === 'others') {
      const except = asList(prop(data, 'sessions')).map((session) => asString(prop(session, 'id')));
      await accounts.endSessions(id, { except }, req);
    }
  }

  const guarded = {
    find: async (args: { collection: string; req?: Request }) => {
      const found = await find(args as never);
      if (args.collection === 'staff') for (const doc of asList(prop(found, 'docs'))) noteRead(doc, args.req);
      return found;
    },
    findOne: async (args: { collection: string; req?: Request }) => {
      const found = await findOne(args as never);
      if (args.collection === 'staff') noteRead(found, args.req);
      return found;
    },
    updateOne: async (args: { collection: string; id?: unknown; data: unknown; req?: Request }) => {
      const { collection, data, req } = args;
      const hasAllColumns = prop(data, 'createdAt') !== undefined;
      if (collection !== 'staff' || !hasAllColumns) return updateOne(args as never);
      const id = String(args.id);
      const change = announced(req, id);
      if (change) await writeAnnounced(id, data, change, req);
      else await writeSessions(id, data, req);
      return read(id, req);
    },
  };
  return Object.assign(adapter, guarded);
}

/** The columns of one account that an operation is about to change, as `name` or `group.name`. */
type Change = { names: string[]; onlyIf: Condition[]; ends?: 'all' | 'others' };

/** Called before a whole account is written: names the columns that should change. */
export function announceChange(context: Record<string, unknown>, id: unknown, change: Change) {
  notes<Change>(context, 'accountChanges').set(String(id), change);
}

function announced(req: Request, id: string) {
  const changes = notes<Change>(req?.context ?? {}, 'accountChanges');
  const change = changes.get(id);
  changes.delete(id);
  return change;
}

/** The sessions that this request has read, by account and id, with their expiry. */
const readsOf = (req: Request) => notes<Map<string, number>>(req?.context ?? {}, 'accountsRead');

function noteRead(doc: unknown, req: Request) {
  if (!req?.context || !doc) return;
  // MongoDB has no such field before the first sign-in.
  const sessions = asList(prop(doc, 'sessions'));
  const id = String(prop(doc, 'id') ?? prop(doc, '_id'));
  const ends = sessions.map((session) => [asString(prop(session, 'id')), timeOf(prop(session, 'expiresAt'))]);
  readsOf(req).set(id, new Map([...(readsOf(req).get(id) ?? []), ...(ends as [string, number][])]));
}

/** Stored under a string key, not a symbol: Payload copies only string keys of a context. */
function notes<Value>(context: Record<string, unknown>, name: string): Map<string, Value> {
  context[name] ??= new Map();
  return context[name] as Map<string, Value>;
}

/** The e-mail address is the only unique column of an account. */
const isTwice = (error: unknown): boolean =>
  /UNIQUE constraint failed|E11000/.test(
    `${String(prop(error, 'message'))} ${String(prop(prop(error, 'cause'), 'message'))}`,
  );

const takenAddress = (req: Request) =>
  new ValidationError(
    {
      collection: 'staff',
      errors: [{ label: 'E-mail', message: 'There is an account with this address already.', path: 'email' }],
    },
    req?.t,
  );

const timeOf = (date: unknown) => new Date(date as string | Date).getTime();
