import type { PayloadRequest } from 'payload';
import { prop } from '@/content/json';

export type Request = Partial<PayloadRequest> | undefined;
type Id = number | string;

/** What a column, or `group.column`, has to be for a change to happen; null is also a column that is not there. */
export type Condition = { path: string } & ({ is: unknown } | { isNot: unknown } | { below: number });

/** One sign-in of an account. Dates are `Date` or ISO 8601. */
export type StoredSession = {
  id: string;
  createdAt?: string | Date | null;
  expiresAt: string | Date;
  device?: string | null;
  confirmedAt?: string | Date | null;
};

/** What a password is checked against: a session counts only while these are what was checked. */
export type PasswordHash = { hash?: unknown; salt?: unknown };

/**
 * Writes of accounts that touch nothing but what they name, each in one statement of the database. Nothing is read before
 * and written back, and no call creates an account that is gone.
 */
export type AccountStore = {
  /** Adds a session while the account exists and its password is still this one. @returns whether it did */
  addSession: (id: Id, session: StoredSession, checked: PasswordHash, req: Request) => Promise<boolean>;
  /** Changes one session that still exists. @returns whether it does */
  changeSession: (id: Id, sid: string, change: Partial<StoredSession>, req: Request) => Promise<boolean>;
  /** Ends these sessions, or all except these. @returns how many */
  endSessions: (id: Id, which: { only: string[] } | { except: string[] }, req: Request) => Promise<number>;
  /** Sets columns, nested as in the schema, where `onlyIf` still holds. @returns whether it did */
  change: (id: Id, columns: Record<string, unknown>, onlyIf: Condition[], req: Request) => Promise<boolean>;
};

/** Adds the store to the adapter, where the hooks and endpoints of accounts find it. */
export const withAccountStore = <A extends object>(adapter: A, accounts: AccountStore): A & Stored =>
  Object.assign(adapter, { accounts });

type Stored = { accounts: AccountStore };

/** Where the database still has these columns as they were read. */
export const unchanged = (account: unknown, ...paths: string[]): Condition[] =>
  paths.map((path) => ({ path, is: path.split('.').reduce(prop, account) ?? null }));

/** @throws {Error} for an adapter that src/server/database/adapter.ts did not make */
export function accountStore(db: object): AccountStore {
  if (!('accounts' in db)) throw new Error('This database adapter has no store of accounts.');
  return (db as Stored).accounts;
}
