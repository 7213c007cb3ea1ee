import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { AccountStore, Condition, Request } from './account-store';

/** Accounts in MongoDB; sessions are a list in the account's document. */
export function mongodbAccounts(adapter: MongooseAdapter): AccountStore {
  const accounts = () => {
    const model = adapter.collections.staff;
    if (!model) throw new Error('The collection staff is missing.');
    return model;
  };
  const options = async (req: Request) => {
    const id = await req?.transactionID;
    const session = id === undefined || id === null ? undefined : adapter.sessions[id];
    return { timestamps: false, ...(session?.inTransaction() ? { session } : {}) };
  };
  return {
    addSession: async (id, session, { hash, salt }, req) => {
      const isTheSame = { _id: id, hash, salt };
      const { matchedCount } = await accounts().updateOne(
        isTheSame,
        { $push: { sessions: session } },
        await options(req),
      );
      return matchedCount === 1;
    },
    changeSession: async (id, sid, change, req) => {
      const $set = Object.fromEntries(
        Object.entries(change).map(([name, value]) => [`sessions.$.${name}`, value]),
      );
      const { matchedCount } = await accounts().updateOne(
        { _id: id, 'sessions.id': sid },
        { $set },
        await options(req),
      );
      return matchedCount === 1;
    },
    endSessions: async (id, which, req) => {
      const meant = 'only' in which ? { $in: which.only } : { $nin: which.except };
      const before = await accounts().findOneAndUpdate(
        { _id: id },
        { $pull: { sessions: { id: meant } } },
        { ...(await options(req)), lean: true, projection: { 'sessions.id': 1 } },
      );
      const ids = ((before as { sessions?: { id: string }[] } | null)?.sessions ?? []).map((one) => one.id);
      return ids.filter((sid) => ('only' in which ? which.only.includes(sid) : !which.except.includes(sid)))
        .length;
    },
    change: async (id, columns, onlyIf, req) => {
      const conditions = onlyIf.map((one) => ({ [one.path]: filterOf(one) }));
      const { matchedCount } = await accounts().updateOne(
        { $and: [{ _id: id }, ...conditions] },
        // Dotted paths, because setting a group as an object would replace it.
        { $set: dotted(columns) },
        await options(req),
      );
      return matchedCount === 1;
    },
  };
}

function filterOf(condition: Condition) {
  if ('below' in condition) return { $lt: condition.below };
  return 'is' in condition ? { $eq: condition.is } : { $ne: condition.isNot };
}

const dotted = (columns: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) =>
      isGroup(value)
        ? Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part])
        : [[name, value]],
    ),
  );

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
