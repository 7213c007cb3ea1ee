import type { CheckboxField, CollectionBeforeChangeHook, DateField, GlobalBeforeChangeHook } from 'payload';
import { get } from '@/content/untyped';
import { nobodyField } from '@/server/access';

/** The seed wrote it for the fictional centre, and nobody has made it their own yet. */
export const isDemo: CheckboxField = {
  name: 'isDemo',
  type: 'checkbox',
  defaultValue: false,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
};

/** When an invented person got the name of a real one: what is dated earlier was not theirs. */
export const realSince: DateField = {
  name: 'realSince',
  type: 'date',
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
};

export const noteRealSince: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  get(originalDoc, 'isDemo') === true && get(data, 'isDemo') === false
    ? { ...data, realSince: new Date().toISOString() }
    : data;

type Change = { data: Record<string, unknown>; originalDoc?: unknown; req: { user?: unknown } };

/** What a member of staff saves is the centre's own from then on. */
export const ownOnceSaved: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req }: Change) =>
  req.user ? { ...data, isDemo: false } : data;

/**
 * An invented person stays one while the name is theirs, and so does the invented centre: a comma that somebody mends
 * makes nobody real.
 */
export const ownOnceRenamed = (
  nameOf: (doc: unknown) => unknown,
): CollectionBeforeChangeHook & GlobalBeforeChangeHook =>
  (({ data, originalDoc, req }: Change) => {
    if (!req.user) return data;
    const isSame = get(originalDoc, 'isDemo') === true && nameOf(data) === nameOf(originalDoc);
    return { ...data, isDemo: isSame };
  }) as CollectionBeforeChangeHook & GlobalBeforeChangeHook;
