import type { CollectionBeforeChangeHook } from 'payload';

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

/** The days of retention are counted from here: the last time that the message was closed or set aside. */
export const noteClosing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!isDone(data.status)) return { ...data, closedAt: null };
  const was = isDone(originalDoc?.status) ? originalDoc?.closedAt : undefined;
  return { ...data, closedAt: was ?? new Date().toISOString() };
};
