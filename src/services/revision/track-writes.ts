import { randomBytes } from 'node:crypto';
import type { BaseDatabaseAdapter, CollectionSlug, PayloadRequest } from 'payload';
import { STORE } from '../key-value/key-value';
import { onLocalChange } from './state';

/**
 * The revision of the public content in the database: one row per change in Payload's key-value store,
 * numbered one above the newest. Rows are added instead of incrementing one, because two transactions that
 * change one row conflict.
 */
const PREFIX = 'revision:';
/** How many recent changes we compare; tolerates that many out-of-order commits. */
const COMPARED = 20;
const KEPT = 200;

/** Set in `req.context` when settings that are not content change what the pages show. */
export const CHANGES_PAGES = 'changesPages';

type Marks = Pick<BaseDatabaseAdapter, 'find' | 'deleteMany'>;
type Request = Partial<PayloadRequest> | undefined;

/** The newest marks, newest first. */
export async function newestChanges(db: Marks, req: Request = {}, limit = COMPARED): Promise<string[]> {
  const { docs } = await db.find<{ key: string }>({
    collection: STORE,
    where: { and: [{ key: { greater_than: PREFIX } }, { key: { less_than: `${PREFIX}~` } }] },
    sort: '-key',
    limit,
    pagination: false,
    req,
  });
  return docs.map(({ key }) => key);
}

/** Deletes marks that are no longer compared. */
export async function deleteOldChanges(db: Marks, newest: string) {
  const oldest = `${PREFIX}${numbered(numberOf(newest) - KEPT)}`;
  await db.deleteMany({
    collection: STORE,
    where: { and: [{ key: { greater_than: PREFIX } }, { key: { less_than: oldest } }] },
    req: {},
  });
}

/**
 * Wraps the adapter so that every write of public content raises the revision, in the same transaction. An
 * autosaved draft does not: Payload stores it as a version only.
 */
export function withRevision<Adapter extends Omit<BaseDatabaseAdapter, 'sessions'>>(
  adapter: Adapter,
): Adapter {
  const pending = new Map<string, string>();
  const transactionOf = async (req: Request) => {
    const id = await req?.transactionID;
    const { sessions } = adapter as { sessions?: Record<string, unknown> };
    return id !== undefined && id !== null && sessions?.[id] ? String(id) : undefined;
  };
  const raise = async (req: Request) => {
    const transaction = await transactionOf(req);
    if (transaction && pending.has(transaction)) return;
    const [newest = ''] = await newestChanges(adapter, req, 1);
    const mark = `${PREFIX}${numbered(numberOf(newest) + 1)}:${randomBytes(4).toString('hex')}`;
    await create.call(adapter, { collection: STORE, data: { key: mark, data: {} }, req } as never);
    if (transaction) pending.set(transaction, mark);
    else onLocalChange(mark);
  };
  const { create, commitTransaction, rollbackTransaction } = adapter;
  // Whether visitors can see what changed.
  const isPublic = ({ collection, slug, req }: Written) => {
    const { payload } = adapter;
    if (req?.context?.[CHANGES_PAGES] === true) return true;
    if (collection) return Boolean(payload.collections[collection]?.config.custom.content);
    return payload.globals.config.find((global) => global.slug === slug)?.custom?.content !== false;
  };
  const raising = <Name extends Writing>(name: Name, counts: (args: Written) => boolean = isPublic) => {
    const write = adapter[name] as (args: Written) => Promise<unknown>;
    return async (args: Written) => {
      const written = await write.call(adapter, args);
      if (counts(args)) await raise(args.req);
      return written;
    };
  };
  const wrapped = {
    create: raising('create', (args) => isPublic(args) && args.data?._status !== 'draft'),
    updateOne: raising('updateOne'),
    updateMany: raising('updateMany'),
    deleteOne: raising('deleteOne'),
    deleteMany: raising('deleteMany'),
    createGlobal: raising('createGlobal'),
    updateGlobal: raising('updateGlobal'),
    commitTransaction: async (given: number | Promise<number | string> | string) => {
      await commitTransaction.call(adapter, given);
      const id = String(await given);
      const mark = pending.get(id);
      if (pending.delete(id) && mark) onLocalChange(mark);
    },
    rollbackTransaction: async (given: number | Promise<number | string> | string) => {
      pending.delete(String(await given));
      await rollbackTransaction.call(adapter, given);
    },
  };
  return Object.assign(adapter, wrapped);
}

type Writing =
  'create' | 'updateOne' | 'updateMany' | 'deleteOne' | 'deleteMany' | 'createGlobal' | 'updateGlobal';
type Written = { collection?: CollectionSlug; slug?: string; data?: { _status?: unknown }; req?: Request };

const numbered = (value: number) => String(Math.max(0, value)).padStart(12, '0');
const numberOf = (mark: string) => Number(mark.split(':')[1] ?? 0) || 0;
