import type { PayloadRequest } from 'payload';
import { prop } from '@/content/json';

export type Request = Partial<PayloadRequest> | undefined;
type Id = number | string;

/**
 * The value that a column, or `group.column`, must have for a change to happen; null also matches a missing
 * column.
 */
export type Condition = { path: string } & ({ is: unknown } | { isNot: unknown } | { below: number });

/** One session of an account. Dates are `Date` or ISO 8601. */
export type StoredSession = {
  id: string;
  createdAt?: string | Date | null;
  expiresAt: string | Date;
  device?: string | null;
  confirmedAt?: string | Date | null;
};

/**
 * The hash that a password was checked against: a new session is valid only while the account still has this
 * hash.
 */
type PasswordHash = { hash?: unknown; salt?: unknown };

/**
 * Writes to accounts that change only what they name, each in one database statement. Nothing is read and
 * written back, and no call recreates a deleted account.
 */
export type AccountStore = {
  /** Adds a session if the account exists and still has this password. @returns whether it did */
  addSession: (id: Id, session: StoredSession, checked: PasswordHash, req: Request) => Promise<boolean>;
  /** Changes one session that still exists. @returns whether it did */
  changeSession: (id: Id, sid: string, change: Partial<StoredSession>, req: Request) => Promise<boolean>;
  /** Ends these sessions, or all others. @returns how many */
  endSessions: (id: Id, which: { only: string[] } | { except: string[] }, req: Request) => Promise<number>;
  /** Sets columns, nested as in the schema, if `onlyIf` still holds. @returns whether it did */
  change: (id: Id, columns: Record<string, unknown>, onlyIf: Condition[], req: Request) => Promise<boolean>;
};

/** Adds the store to the adapter, where the hooks and endpoints of accounts find it. */
export const withAccountStore = <A extends object>(adapter: A, accounts: AccountStore): A & Stored =>
  Object.assign(adapter, { accounts });

type Stored = { accounts: AccountStore };

/** Conditions that these columns still have the values that were read. */
export const unchanged = (account: unknown, ...paths: string[]): Condition[] =>
  paths.map((path) => ({ path, is: path.split('.').reduce(prop, account) ?? null }));

/** @throws {Error} for an adapter that src/services/database/adapter.ts did not create */
export function accountStore(db: object): AccountStore {
  if (!('accounts' in db)) throw new Error('This database adapter has no account store.');
  return (db as Stored).accounts;
}
