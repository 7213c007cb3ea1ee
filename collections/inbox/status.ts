import type { CollectionBeforeChangeHook } from 'payload';
import { isWaiting } from '@/content/words/waiting';

export const STATUSES = [
  { value: 'new', label: 'New' },
  { value: 'read', label: 'Read' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'spam', label: 'Spam, set aside' },
];

export const labelOfStatus = (status: unknown) =>
  STATUSES.find(({ value }) => value === status)?.label ?? String(status);

const isDone = (status: unknown) => status === 'closed' || status === 'spam';

/** Sets the assignee to the current account when a message becomes "Answered" without one. */
export const noteAnswering: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const isAnsweredNow = data.status === 'answered' && originalDoc?.status !== 'answered';
  const assignee: unknown = data.assignee === undefined ? originalDoc?.assignee : data.assignee;
  if (operation !== 'update' || !isAnsweredNow || assignee || req.user?.collection !== 'staff') return data;
  return { ...data, assignee: req.user.id };
};

/** Retention counts from the last time that the message was closed or marked as spam. */
export const noteClosing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!isDone(data.status)) return { ...data, closedAt: null };
  const was = data.status === originalDoc?.status ? originalDoc?.closedAt : undefined;
  return { ...data, closedAt: was ?? new Date().toISOString() };
};

/**
 * When staff first opened the message, and when it was answered. Changing the status back to "Read" clears
 * the answer. Spam counts as unread.
 */
export const noteTimes: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const status: unknown = data.status ?? originalDoc?.status;
  const now = new Date().toISOString();
  const isSeen = status !== 'new' && status !== 'spam';
  const firstReadAt: unknown = originalDoc?.firstReadAt ?? (isSeen ? now : null);
  const answeredAt: unknown = isWaiting(status)
    ? null
    : (originalDoc?.answeredAt ?? (status === 'answered' ? now : null));
  return { ...data, firstReadAt, answeredAt };
};
