import type { CollectionBeforeOperationHook, Where } from 'payload';

/** Excludes spam from a list unless the query asks for a status; undefined when it does. */
export function withoutSpam(where: unknown): Where | undefined {
  return /"(status|id)":/.test(JSON.stringify(where ?? {})) ? undefined : NOT_SPAM;
}

/** "Select all" means all listed messages, and the list does not show spam. */
export const excludeSpam: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true || !['update', 'delete'].includes(operation) || !('where' in args)) return args;
  const where = args.where as Where | undefined;
  // The panel expresses "all" as ids that exist.
  const isAll = /^\{"id":\{"not_equals":""\}\}$/.test(JSON.stringify(where));
  const exclusion = isAll ? NOT_SPAM : withoutSpam(where);
  return exclusion && where ? { ...args, where: { and: [where, exclusion] } } : args;
};

const NOT_SPAM: Where = { status: { not_equals: 'spam' } };
