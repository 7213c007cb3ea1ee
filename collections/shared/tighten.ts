import {
  deepMergeSimple,
  Forbidden,
  type Access,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { editorWords } from '@/panel/words';
import { allStaff, nobody, nobodyField, restoringField, roleOf } from '@/server/access';
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
    collection.hooks.beforeOperation.push(refuseSortByOthers);
    Object.assign(collection.access, ownRules[collection.slug]);
  }
  for (const { admin, fields } of [...config.collections, ...config.globals]) {
    // A tab for programmers beside "Edit" and "Versions".
    admin.hideAPIURL = true;
    for (const field of fields) {
      if (field.type === 'date' && ['createdAt', 'updatedAt'].includes(field.name))
        field.access = { ...field.access, create: nobodyField, update: restoringField };
    }
  }
  // After the editors, which bring words of their own.
  config.i18n.translations = deepMergeSimple(config.i18n.translations, { en: editorWords });
  const isAdmin = ({ req }: { req: PayloadRequest }) => roleOf(req) === 'admin';
  config.jobs.access = { run: isAdmin, queue: isAdmin, cancel: isAdmin, ...config.jobs.access };
  return config;
}

/**
 * The order of a list tells what a column says. Payload checks columns of the list itself, and lets hidden ones of the
 * documents that it refers to through.
 */
const refuseSortByOthers: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI === 'local' || !['read', 'findVersions'].includes(operation)) return args;
  const given = 'sort' in args ? args.sort : undefined;
  const paths = (Array.isArray(given) ? given : [given]).filter((path) => typeof path === 'string');
  for (const path of paths.flatMap((list) => list.split(','))) {
    const names = path.replace(/^-/, '').replaceAll('__', '.').split('.');
    if (operation === 'findVersions' && names[0] === 'version') names.shift();
    if (leadsElsewhere(collection.flattenedFields, names)) throw new Forbidden(req.t);
  }
  return args;
};

function leadsElsewhere(fields: FlattenedField[], [name, ...more]: string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || more.length === 0) return false;
  if (field.type === 'relationship' || field.type === 'upload')
    return !['id', 'value', 'relationTo'].includes(more.join('.'));
  return 'flattenedFields' in field && leadsElsewhere(field.flattenedFields, more);
}

const onlyStaff =
  (access: Access): Access =>
  (args) =>
    roleOf(args.req) === undefined ? false : access(args);

/** A note that somebody has a document open tells that it exists: who may read the document may read the note. */
const locksOfOwnKind: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  if (role === undefined) return false;
  const of = (collection: string): Where => ({ 'document.relationTo': { equals: collection } });
  return role === 'intake'
    ? of('contact-messages')
    : { or: [...kindNames.map(of), { globalSlug: { exists: true } }] };
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
