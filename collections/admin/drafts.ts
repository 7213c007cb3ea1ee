import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  TextField,
} from 'payload';
import { nobodyField } from '@/services/auth/access';

const saved = { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'h:mm aa', timeIntervals: 15 } };

/** Autosaved drafts, versions and scheduled publishing, for everything public. */
export const drafts = { drafts: saved, maxPerDoc: 50 } satisfies CollectionConfig['versions'];

export const globalDrafts = { drafts: saved, max: 50 };

/** The name of the person who saved a version, for the list of versions. Kept when the account is deleted. */
export const changedBy: TextField = {
  name: 'changedBy',
  label: 'Last changed by',
  type: 'text',
  access: { create: nobodyField, update: nobodyField },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.changedBy) },
};

export const noteWhoChanged: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>;
  req: { user?: unknown };
}) => {
  const { user } = req as { user?: { name?: string; email?: string } | null };
  return { ...data, changedBy: user ? (user.name ?? user.email) : (data.changedBy ?? null) };
};
