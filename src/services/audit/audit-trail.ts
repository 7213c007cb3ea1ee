import type { PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';

/** Actions on visitors' messages, on accounts, and on the content of the site. */
export const AUDIT_ACTIONS = [
  { value: 'viewed', label: 'Viewed' },
  { value: 'listed', label: 'Seen in a list' },
  { value: 'changed', label: 'Changed' },
  { value: 'exported', label: 'Exported' },
  // Stored since 1.0: searched.
  { value: 'sought', label: 'Searched by e-mail or phone' },
  { value: 'erased', label: 'Deleted' },
  { value: 'purged', label: 'Deleted after the retention period' },
  // Stored since 1.0: a dry run.
  { value: 'tried', label: 'Retention tested, nothing deleted' },
  { value: 'signed-in', label: 'Signed in' },
  { value: 'signed-out', label: 'Signed out' },
  { value: 'refused', label: 'Refused' },
  { value: 'invited', label: 'Invited' },
  { value: 'account-changed', label: 'Changed an account' },
  { value: 'account-deleted', label: 'Deleted an account' },
  { value: 'content-changed', label: 'Changed content' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Taken down' },
  { value: 'content-deleted', label: 'Deleted content' },
] as const;

/** The history of the site, without messages and accounts. */
export const CONTENT_ACTIONS = ['content-changed', 'published', 'unpublished', 'content-deleted'];

export const ACCOUNT_ACTIONS = [
  'signed-in',
  'signed-out',
  'refused',
  'invited',
  'account-changed',
  'account-deleted',
];

export type AuditAction = (typeof AUDIT_ACTIONS)[number]['value'];

/**
 * `about`: ids of messages, of the account concerned, or a document of content as `collection/id`. `who` is
 * for actions without a signed-in person.
 */
type Entry = { action: AuditAction; about: readonly string[]; what?: string; who?: string };

/** A text field holds a thousand ids. */
const MOST_IDS = 500;

/**
 * Adds to the audit trail who, when, what, and about which ids, in as many entries as needed; nothing about
 * the visitor. If an entry cannot be written, the action fails. With `isOneWithChange` both are stored or
 * neither.
 */
export async function recordAudit(req: PayloadRequest, entry: Entry, isOneWithChange = false): Promise<void> {
  for (let from = 0; from < entry.about.length; from += MOST_IDS) {
    await req.payload.create({
      collection: 'audit-trail',
      overrideAccess: true,
      data: {
        who: entry.who ?? actorNameOf(req),
        account: req.user ? String(req.user.id) : undefined,
        action: entry.action,
        what: entry.what,
        // The column's name is older: at first the audit trail was about messages alone.
        messages: entry.about.slice(from, from + MOST_IDS).join('\n'),
      },
      depth: 0,
      // Panel pages do several actions in one request, which must not share a transaction.
      req: isOneWithChange && req.transactionID ? { transactionID: req.transactionID } : {},
    });
  }
}

const actorNameOf = ({ user, context }: PayloadRequest) =>
  asString(prop(user, 'name')) || (context.isRetention ? 'Retention' : 'The site');
