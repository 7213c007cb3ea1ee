import { isDeepStrictEqual } from 'node:util';
import type { FlattenedField } from 'payload';
import { prop } from '@/content/json';

/**
 * Whether a save on an older state is "Discard changes": Payload's button sends the published document back
 * as it is, with its older `updatedAt`. Nothing of it is new, and the drafts stay under "Versions".
 */
export async function isReset(args: object, stored: unknown, published: () => Promise<unknown>) {
  const data = prop(args, 'data');
  if (prop(data, '_status') !== 'published' || prop(stored, '_status') !== 'draft') return false;
  return isDeepStrictEqual(data, JSON.parse(JSON.stringify((await published()) ?? null)));
}

/**
 * Empties the fields that the published document does not have; MongoDB stores no nulls. Payload would keep
 * the draft's values there.
 */
export const toReset = <Args extends object>(args: Args, fields: FlattenedField[]): Args => ({
  ...args,
  data: { ...emptied(fields, prop(args, 'data')), updatedAt: undefined },
  overrideLock: true,
});

function emptied(fields: FlattenedField[], data: unknown): object {
  const whole: Record<string, unknown> = { ...(data as object | undefined) };
  for (const field of fields) {
    if (field.type === 'join' || ('virtual' in field && field.virtual)) continue;
    if (field.type === 'group' || field.type === 'tab')
      whole[field.name] = emptied(field.flattenedFields, whole[field.name]);
    else whole[field.name] ??= field.type === 'array' || field.type === 'blocks' ? [] : null;
  }
  return whole;
}
