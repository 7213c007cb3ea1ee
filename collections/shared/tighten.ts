import {
  deepMergeSimple,
  Forbidden,
  traverseFields,
  type Access,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { realDate } from './dates';
import { refuseOddWhere, refuseSortByOthers } from './query-rules';
import { asText, get } from '@/content/untyped';
import { editorWords } from '@/panel/words';
import { allStaff, nobody, nobodyField, restoringField, roleOf, type Role } from '@/server/access';
import { kindNames } from '@/server/transfer/kinds';

/**
 * Rules for what Payload brings along: its own collections let every signed-in person in, one whose second factor is
 * still missing included; and its dates can be set by whoever may change a document.
 */
export async function tighten(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built;
  for (const collection of config.collections) {
    if (collection.slug.startsWith('payload-')) {
      for (const [operation, access] of Object.entries(collection.access))
        Object.assign(collection.access, { [operation]: onlyStaff(access as Access) });
    }
    collection.hooks.beforeOperation.push(refuseSortByOthers, refuseOddWhere);
    Object.assign(collection.access, ownRules[collection.slug]);
    if (collection.slug === 'payload-locked-documents') collection.hooks.beforeChange.push(inOwnName);
  }
  for (const { admin, fields } of [...config.collections, ...config.globals]) {
    // A tab for programmers beside "Edit" and "Versions".
    admin.hideAPIURL = true;
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type !== 'date') return;
        field.hooks = { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), realDate] };
        if (['createdAt', 'updatedAt'].includes(field.name))
          field.access = { ...field.access, create: nobodyField, update: restoringField };
      },
    });
  }
  // After the editors, which bring words of their own.
  config.i18n.translations = deepMergeSimple(config.i18n.translations, { en: editorWords });
  const isAdmin = ({ req }: { req: PayloadRequest }) => roleOf(req) === 'admin';
  config.jobs.access = { run: isAdmin, queue: isAdmin, cancel: isAdmin, ...config.jobs.access };
  return config;
}

const onlyStaff =
  (access: Access): Access =>
  (args) =>
    roleOf(args.req) === undefined ? false : access(args);

/** A note that somebody has a document open tells that it exists: who may read the document may have the note. */
const NOTED: Record<Exclude<Role, 'admin'>, { kinds: readonly string[]; hasGlobals: boolean }> = {
  editor: { kinds: kindNames, hasGlobals: true },
  intake: { kinds: ['contact-messages'], hasGlobals: false },
};

const locksOfOwnKind: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  if (role === undefined) return false;
  const { kinds, hasGlobals } = NOTED[role];
  const or: Where[] = kinds.map((kind) => ({ 'document.relationTo': { equals: kind } }));
  return { or: hasGlobals ? [...or, { globalSlug: { exists: true } }] : or };
};

/** Nobody has a document open in a colleague's name, or one that they may not see. */
const inOwnName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const role = roleOf(req);
  if (!req.user || role === undefined) return data;
  const kind = asText(get(get(data, 'document') ?? get(originalDoc, 'document'), 'relationTo'));
  const mayNote = role === 'admin' || (kind ? NOTED[role].kinds.includes(kind) : NOTED[role].hasGlobals);
  if (!mayNote) throw new Forbidden(req.t);
  return { ...data, user: { relationTo: 'staff', value: req.user.id } };
};

/** Settings of the panel, such as the columns of a list: everybody's own. */
const ownPreferences: Access = ({ req }) =>
  roleOf(req) === undefined
    ? false
    : ({
        'user.value': { equals: req.user?.id },
        'user.relationTo': { equals: 'staff' },
      } as Where);

const ownRules: Record<string, Record<string, Access>> = {
  'payload-locked-documents': {
    create: allStaff,
    read: locksOfOwnKind,
    update: locksOfOwnKind,
    delete: locksOfOwnKind,
  },
  'payload-preferences': {
    create: allStaff,
    read: ownPreferences,
    update: ownPreferences,
    delete: ownPreferences,
  },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
};
