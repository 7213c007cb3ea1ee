import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload';
import { asList, asText, get } from '@/content/untyped';
import type { AuditAction } from '../audit-trail';
import { labelOfStatus } from './status';

type Entry = { action: AuditAction; messages: string[]; what?: string };

/**
 * Adds one line to the audit trail: who, when, what, and which messages by their ids. Nothing of the visitor.
 * A line that cannot be written stops what it is about. With `isOneWithChange` both are kept or neither.
 */
export async function record(req: PayloadRequest, entry: Entry, isOneWithChange = false): Promise<void> {
  if (entry.messages.length === 0) return;
  await req.payload.create({
    collection: 'audit-trail',
    data: {
      who: nameOf(req),
      account: req.user ? String(req.user.id) : undefined,
      action: entry.action,
      what: entry.what,
      messages: entry.messages.join('\n'),
    },
    depth: 0,
    // Pages of the panel ask for several things with one request; they must not share a transaction.
    req: isOneWithChange && req.transactionID ? { transactionID: req.transactionID } : {},
  });
}

/** Handlers that read for another purpose than to show a list say so here. */
export const markReads = (req: PayloadRequest, action: AuditAction) => {
  req.context.auditAs = action;
};

export const auditViews: CollectionAfterOperationHook = async ({
  operation,
  overrideAccess,
  req,
  result,
}) => {
  // What the site itself looks up is nobody's view.
  if (overrideAccess === true || !req.user) return;
  if (operation === 'findByID' && get(result, 'id'))
    await record(req, { action: 'viewed', messages: [String(get(result, 'id'))] });
  if (operation === 'find') {
    const messages = asList(get(result, 'docs')).map((doc) => String(get(doc, 'id')));
    const action = (req.context.auditAs as AuditAction | undefined) ?? 'listed';
    await record(req, { action, messages });
  }
};

export const auditChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const what = changesOf(previousDoc, doc);
  // Saving without a change shows the message all the same.
  const action = what === '' ? 'viewed' : 'changed';
  await record(req, { action, what: what || undefined, messages: [String(doc.id)] }, true);
};

export const auditErasure: CollectionAfterDeleteHook = async ({ id, req }) => {
  await record(req, { action: req.context.isRetention ? 'purged' : 'erased', messages: [String(id)] }, true);
};

const nameOf = ({ user, context }: PayloadRequest) =>
  asText(get(user, 'name')) || (context.isRetention ? 'Retention' : 'The site');

/** "status: New → Read, notes". The notes themselves may speak of the visitor. */
function changesOf(before: unknown, after: unknown): string {
  const [was, is] = [get(before, 'status'), get(after, 'status')];
  return [
    was === is ? '' : `status: ${labelOfStatus(was)} → ${labelOfStatus(is)}`,
    idOf(get(before, 'assignee')) === idOf(get(after, 'assignee')) ? '' : 'answered by',
    asText(get(before, 'notes')) === asText(get(after, 'notes')) ? '' : 'notes',
  ]
    .filter(Boolean)
    .join(', ');
}

const idOf = (value: unknown) => String(get(value, 'id') ?? value ?? '');
