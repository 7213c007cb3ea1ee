import type {
  CheckboxField,
  CollectionBeforeChangeHook,
  DateField,
  GlobalBeforeChangeHook,
  PayloadRequest,
  UIField,
} from 'payload';
import { prop } from '@/content/json';
import { nobodyField } from '@/services/auth/access';
import { seededWords, type IsSeeded } from './seeded-words';

/** Set by the seed; cleared when staff make the document their own. */
export const isDemo: CheckboxField = {
  name: 'isDemo',
  label: 'From the demo',
  type: 'checkbox',
  defaultValue: false,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
};

/** Beside a document with the demo's mark: what that means, and the button "This is ours now". */
export const demoNote: UIField = {
  name: 'demoNote',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '@/panel/document/demo-mark#DemoMark' },
  },
};

/** When an invented person was renamed to a real one: earlier reviews are not theirs. */
export const realSince: DateField = {
  name: 'realSince',
  label: 'A real person since',
  type: 'date',
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
};

export const noteRealSince: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  prop(originalDoc, 'isDemo') === true && prop(data, 'isDemo') === false
    ? { ...data, realSince: new Date().toISOString() }
    : data;

type Change = { data: Record<string, unknown>; originalDoc?: unknown; req: PayloadRequest };

type Hook = CollectionBeforeChangeHook & GlobalBeforeChangeHook;

const IDENTITY = ['name', 'phone', 'email'] as const;

/**
 * An invented person stays invented while the name is unchanged; fixing a typo does not make the record real.
 */
export const clearDemoFlagWhenRenamed = (nameOf: (doc: unknown) => unknown): Hook =>
  ownUnless((data, originalDoc) => nameOf(data) === nameOf(originalDoc));

/** The demo's center stays invented while its name, telephone or e-mail is unchanged. */
export const clearDemoFlagWhenReal: Hook = ownUnless(async (data, _originalDoc, req) => {
  const isSeeded = await seededWords(req);
  return !isSeeded || hasDemoIdentity(prop(data, 'contact'), isSeeded);
});

/** Whether name, telephone or e-mail are the demo's. */
export const hasDemoIdentity = (contact: unknown, isSeeded: IsSeeded) =>
  IDENTITY.some((key) => isSeeded(`site-layout.contact.${key}`, prop(contact, key)));

function ownUnless(
  isStill: (data: unknown, originalDoc: unknown, req: PayloadRequest) => boolean | Promise<boolean>,
): Hook {
  return (async ({ data, originalDoc, req }: Change) => {
    if (!req.user) return data;
    const isDemo = prop(originalDoc, 'isDemo') === true && (await isStill(data, originalDoc, req));
    return { ...data, isDemo };
  }) as Hook;
}
