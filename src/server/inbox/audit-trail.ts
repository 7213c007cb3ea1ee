import type { PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';

/** What can be done with visitors’ messages, and with accounts. */
export const AUDIT_ACTIONS = [
  { value: 'viewed', label: 'Viewed' },
  { value: 'listed', label: 'Seen in a list' },
  { value: 'changed', label: 'Changed' },
  { value: 'exported', label: 'Exported' },
  { value: 'sought', label: 'Sought by e-mail or telephone' },
  { value: 'erased', label: 'Erased' },
  { value: 'purged', label: 'Erased after the retention period' },
  { value: 'tried', label: 'Retention tried, nothing erased' },
  { value: 'signed-in', label: 'Signed in' },
  { value: 'signed-out', label: 'Signed out' },
  { value: 'refused', label: 'Was refused' },
  { value: 'invited', label: 'Invited' },
  { value: 'account-changed', label: 'Changed an account' },
  { value: 'account-deleted', label: 'Deleted an account' },
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number]['value'];

/** `messages` are ids of messages, or of the account that it is about. `who` where nobody is signed in. */
type Entry = { action: AuditAction; messages: readonly string[]; what?: string; who?: string };

/** A field of text has room for a thousand ids. */
const MOST_OF_A_LINE = 500;

/**
 * Adds to the audit trail: who, when, what, and which messages by their ids, in as many lines as they need; nothing of the
 * visitor. A line that cannot be written stops what it is about. With `isOneWithChange` both are kept or neither.
 */
export async function recordAudit(req: PayloadRequest, entry: Entry, isOneWithChange = false): Promise<void> {
  for (let from = 0; from < entry.messages.length; from += MOST_OF_A_LINE) {
    await req.payload.create({
      collection: 'audit-trail',
      overrideAccess: true,
      data: {
        who: entry.who ?? nameOf(req),
        account: req.user ? String(req.user.id) : undefined,
        action: entry.action,
        what: entry.what,
        messages: entry.messages.slice(from, from + MOST_OF_A_LINE).join('\n'),
      },
      depth: 0,
      // Pages of the panel ask for several things with one request; they must not share a transaction.
      req: isOneWithChange && req.transactionID ? { transactionID: req.transactionID } : {},
    });
  }
}

const nameOf = ({ user, context }: PayloadRequest) =>
  asString(prop(user, 'name')) || (context.isRetention ? 'Retention' : 'The site');
