import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload';
import { asList, prop } from '@/content/json';
import { recordAudit, type AuditAction } from '@/server/inbox/audit-trail';
import { labelOfStatus } from './status';
import { idOf } from '../fields/id-of';

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
  if (operation === 'findByID' && prop(result, 'id'))
    await recordAudit(req, { action: 'viewed', messages: [String(prop(result, 'id'))] });
  // A number tells as well who has written and what. The panel's own numbers are asked from within.
  if (operation === 'count' && req.payloadAPI === 'REST') await recordAudit(req, HOW_MANY);
  if (operation === 'find') {
    const messages = idsIn(result, 'docs');
    // A page behind the last one says how many there are as well.
    const isNumber = messages.length === 0 && Number(prop(result, 'totalDocs')) > 0;
    const action = (req.context.auditAs as AuditAction | undefined) ?? 'listed';
    await recordAudit(req, isNumber ? HOW_MANY : { action, messages });
  }
  // What could not be changed or erased is named with its id, and so answers the question that it was chosen by.
  if (operation === 'update' || operation === 'delete')
    await recordAudit(req, { action: 'listed', messages: idsIn(result, 'errors') });
};

/** One line that names no message. */
const HOW_MANY = { action: 'listed', what: 'how many there are', messages: ['—'] } as const;

const idsIn = (result: unknown, list: string) =>
  asList(prop(result, list)).map((one) => String(prop(one, 'id')));

export const auditChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const what = changesOf(previousDoc, doc);
  // Saving without a change shows the message all the same.
  const action = what === '' ? 'viewed' : 'changed';
  await recordAudit(req, { action, what: what || undefined, messages: [String(doc.id)] }, true);
};

export const auditErasure: CollectionAfterDeleteHook = async ({ id, req }) => {
  await recordAudit(
    req,
    { action: req.context.isRetention ? 'purged' : 'erased', messages: [String(id)] },
    true,
  );
};

/** "status: New → Read, notes". The notes themselves may speak of the visitor. */
function changesOf(before: unknown, after: unknown): string {
  const [was, is] = [prop(before, 'status'), prop(after, 'status')];
  return [
    was === is ? '' : `status: ${labelOfStatus(was)} → ${labelOfStatus(is)}`,
    idOf(prop(before, 'assignee')) === idOf(prop(after, 'assignee')) ? '' : 'answered by',
    asList(prop(before, 'notes')).length === asList(prop(after, 'notes')).length ? '' : 'notes',
  ]
    .filter(Boolean)
    .join(', ');
}
