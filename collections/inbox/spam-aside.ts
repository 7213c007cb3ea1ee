import type { CollectionBeforeOperationHook, Where } from 'payload';

/** What a list leaves out unless it asks for a status; undefined where spam may be meant. */
export function withoutSpam(where: unknown): Where | undefined {
  return /"(status|id)":/.test(JSON.stringify(where ?? {})) ? undefined : NOT_SPAM;
}

/** "Select all" and then a change means all that the list shows, and the list does not show spam. */
export const excludeSpam: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (overrideAccess === true || !['update', 'delete'].includes(operation) || !('where' in args)) return args;
  const where = args.where as Where | undefined;
  // The panel means "all" by ids that are not empty.
  const isAll = /^\{"id":\{"not_equals":""\}\}$/.test(JSON.stringify(where));
  const aside = isAll ? NOT_SPAM : withoutSpam(where);
  return aside && where ? { ...args, where: { and: [where, aside] } } : args;
};

const NOT_SPAM: Where = { status: { not_equals: 'spam' } };
