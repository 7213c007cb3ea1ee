import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { unchanged, type Condition } from '@/services/auth/account-store';
import { announceChange } from '@/services/auth/guard-account-writes';
import { prop } from '@/content/json';

/** Columns that no form writes: database ids, or values that Payload sets on save. */
const NEVER = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'sessions',
  'hash',
  'salt',
  'password',
  'currentPassword',
]);

/**
 * Runs last: names the columns that a save of an account changes, so that only these are written. Payload
 * saves the whole account, including the role, password and second factor that it had when the save began.
 */
export const nameChanges: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const names = changedNames(data, originalDoc);
  const isPassword = Boolean(data.password);
  const onlyIf: Condition[] = [];
  // The current password was checked against this hash.
  if (isPassword || names.includes('email')) onlyIf.push(...unchanged(originalDoc, 'hash', 'salt'));
  if (names.includes('role')) onlyIf.push(...unchanged(originalDoc, 'role'));
  const ends = names.includes('role') ? 'all' : isPassword ? 'others' : undefined;
  const all = [...names, ...(isPassword ? ['hash', 'salt'] : [])];
  req.context.changedColumns = { ...changed(req.context), [String(originalDoc?.id)]: all };
  announceChange(req.context, originalDoc?.id, {
    names: all,
    onlyIf,
    ...(ends ? { ends } : {}),
  });
  return data;
};

/** The columns that the save of an account changed; `hash` is the password. */
export const changedIn = (context: Record<string, unknown>, id: unknown): string[] =>
  changed(context)[String(id)] ?? [];

const changed = (context: Record<string, unknown>) =>
  (context.changedColumns ?? {}) as Record<string, string[]>;

/** The same for a password set by a link, which Payload saves without change hooks. The link works once. */
export const nameReset: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || originalDoc || !data?.resetPasswordToken) return data;
  announceChange(req.context, data.id, {
    names: ['hash', 'salt', 'isPasswordTemporary', 'resetPasswordToken', 'resetPasswordExpiration'],
    onlyIf: unchanged(data, 'resetPasswordToken'),
    ends: 'all',
  });
  return data;
};

function changedNames(after: object, before: unknown, group = ''): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    if (!group && NEVER.has(name)) return [];
    const was = prop(before, name);
    if (isGroup(value)) return changedNames(value, was, `${name}.`);
    return JSON.stringify(value ?? null) === JSON.stringify(was ?? null) ? [] : [group + name];
  });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
