import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { and, eq, inArray, notInArray, sql } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Where } from 'payload';
import type { AccountStore, Condition, StoredSession } from './account-store';

type Columns = Record<string, SQLiteColumn>;

/** Accounts in the embedded database; sessions are rows of `staff_sessions`. */
export function sqliteAccounts(adapter: SQLiteAdapter): AccountStore {
  const updateOne = adapter.updateOne.bind(adapter);
  const tables = () => {
    const { staff, staff_sessions: sessions } = adapter.tables;
    if (!staff || !sessions) throw new Error('The tables staff and staff_sessions are missing.');
    const { _parentID: owner, id } = sessions as unknown as Columns;
    if (!owner || !id) throw new Error('The table staff_sessions has missing columns.');
    return { staff, sessions, owner, sid: id };
  };
  return {
    addSession: async (id, session, { hash, salt }) => {
      const { staff, sessions } = tables();
      const { createdAt, expiresAt } = stored(session);
      const { rowsAffected } = await adapter.drizzle.run(sql`
        INSERT INTO ${sessions} (_order, _parent_id, id, created_at, expires_at)
        SELECT (SELECT coalesce(max(_order), 0) + 1 FROM ${sessions} WHERE _parent_id = ${String(id)}),
          a.id, ${session.id}, ${createdAt}, ${expiresAt}
        FROM ${staff} a WHERE a.id = ${String(id)} AND a.hash = ${hash} AND a.salt = ${salt}`);
      return rowsAffected === 1;
    },
    changeSession: async (id, sid, change) => {
      const { sessions, owner, sid: column } = tables();
      const { rowsAffected } = await adapter.drizzle
        .update(sessions)
        .set(stored(change))
        .where(and(eq(owner, id), eq(column, sid)));
      return rowsAffected === 1;
    },
    endSessions: async (id, which) => {
      const { sessions, owner, sid } = tables();
      const meant = 'only' in which ? inArray(sid, which.only) : notInArray(sid, which.except);
      const { rowsAffected } = await adapter.drizzle.delete(sessions).where(and(eq(owner, id), meant));
      return rowsAffected;
    },
    change: async (id, data, onlyIf, req) => {
      const where = { and: [{ id: { equals: id } }, ...onlyIf.map(whereOf)] };
      const options = { atomic: true };
      return (await updateOne({ collection: 'staff', where, data, options, req })) !== null;
    },
  };
}

/** SQLite stores dates as text. */
const stored = (session: Partial<StoredSession>) =>
  Object.fromEntries(
    Object.entries(session).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value ?? null),
    ]),
  );

function whereOf(condition: Condition): Where {
  if ('below' in condition) return { [condition.path]: { less_than: condition.below } };
  return {
    [condition.path]: 'is' in condition ? { equals: condition.is } : { not_equals: condition.isNot },
  };
}
