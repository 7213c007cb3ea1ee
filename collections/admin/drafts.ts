import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  TextField,
} from 'payload';
import { nobodyField } from '@/server/auth/access';

const saved = { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'h:mm aa', timeIntervals: 15 } };

/** Drafts that save themselves, versions, and publishing at a chosen time, on everything public. */
export const drafts = { drafts: saved, maxPerDoc: 50 } satisfies CollectionConfig['versions'];

export const globalDrafts = { drafts: saved, max: 50 };

/** Who saved a version, by name: what the list of versions shows. The name stays when the account is gone. */
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
