import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload';
import { asList, prop } from '@/content/json';
import { recordAudit, type AuditAction } from '@/services/audit/audit-trail';
import { labelOfStatus } from './status';
import { idOf } from '@/content/links/document-id';

/** Set in `req.context` by handlers that read for another purpose than showing a list. */
export const markReads = (req: PayloadRequest, action: AuditAction) => {
  req.context.auditAs = action;
};

export const auditViews: CollectionAfterOperationHook = async ({
  operation,
  overrideAccess,
  req,
  result,
}) => {
  // Reads by the site itself are not logged.
  if (overrideAccess === true || !req.user) return;
  if (operation === 'findByID' && prop(result, 'id'))
    await recordAudit(req, { action: 'viewed', about: [String(prop(result, 'id'))] });
  // Counts leak information too, so log REST counts; the panel counts through the Local API.
  if (operation === 'count' && req.payloadAPI === 'REST') await recordAudit(req, HOW_MANY);
  if (operation === 'find') {
    const messages = idsIn(result, 'docs');
    // A page beyond the last one reveals the count as well.
    const isNumber = messages.length === 0 && Number(prop(result, 'totalDocs')) > 0;
    const action = (req.context.auditAs as AuditAction | undefined) ?? 'listed';
    await recordAudit(req, isNumber ? HOW_MANY : { action, about: messages });
  }
  // A failed bulk change reports ids, which answers the query that selected them.
  if (operation === 'update' || operation === 'delete')
    await recordAudit(req, { action: 'listed', about: idsIn(result, 'errors') });
};

/** An entry that names no message. */
const HOW_MANY = { action: 'listed', what: 'how many there are', about: ['—'] } as const;

const idsIn = (result: unknown, list: string) =>
  asList(prop(result, list)).map((one) => String(prop(one, 'id')));

export const auditChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const what = changesOf(previousDoc, doc);
  // A save without changes still shows the message.
  const action = what === '' ? 'viewed' : 'changed';
  await recordAudit(req, { action, what: what || undefined, about: [String(doc.id)] }, true);
};

export const auditErasure: CollectionAfterDeleteHook = async ({ id, req }) => {
  await recordAudit(
    req,
    { action: req.context.isRetention ? 'purged' : 'erased', about: [String(id)] },
    true,
  );
};

/** "status: New → Read, notes". The text of notes is left out, since it may be about the visitor. */
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
