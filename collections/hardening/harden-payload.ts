import {
  Forbidden,
  traverseFields,
  type Access,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type SanitizedConfig,
  type TaskConfig,
  type Where,
} from 'payload';
import { atNoon, DAYS_OF_REVIEW, realDate } from '../hooks/dates';
import { ownPreferences, hardenPreferences } from './panel-settings';
import { refuseUnsupportedWhere, refuseSortByHiddenFields } from './query-rules';
import { asString, prop } from '@/content/json';
import { allStaff, nobody, nobodyField, restoringField, roleOf, type Role } from '@/services/auth/access';
import { planOf } from '@/services/plans/plans';
import { mayCarryOut } from '@/services/plans/removed';
import { contentCollections, requireContentSaid, reviewedSlugs, slugsOf } from '@/content/collection-lists';

/**
 * Rules for Payload's built-in collections, which allow every signed-in account, even one that still owes its
 * second factor; and for timestamps, which any editor of a document could set.
 */
export async function hardenPayload(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built;
  requireContentSaid(config);
  for (const collection of config.collections) {
    if (collection.slug.startsWith('payload-')) {
      for (const [operation, access] of Object.entries(collection.access))
        Object.assign(collection.access, { [operation]: onlyStaff(access as Access) });
    }
    collection.hooks.beforeOperation.push(refuseSortByHiddenFields, refuseUnsupportedWhere);
    Object.assign(collection.access, ownRules[collection.slug]);
    if (collection.slug === 'payload-locked-documents') {
      collection.hooks.beforeChange.push(inOwnName);
      collection.hooks.afterRead.push(callByName);
    }
    if (collection.slug === 'payload-preferences') hardenPreferences(collection);
  }
  for (const { admin, fields } of [...config.collections, ...config.globals]) {
    // Hides the API tab.
    admin.hideAPIURL = true;
    traverseFields({
      fields,
      callback: ({ field }) => {
        if ('name' in field && field.name === '_status') setCell(field, STATUS_CELL);
        // The ids of rows, and notes beside a form, are nothing to list or to filter by.
        if (('name' in field && field.name === 'id') || isNote(field))
          Object.assign(field, {
            admin: { ...field.admin, disableListColumn: true, disableListFilter: true },
          });
        // In a drawer, Payload stores a new document with drafts empty at once.
        if (field.type === 'relationship') field.admin = { allowCreate: false, ...field.admin };
        if (field.type !== 'date') return;
        field.hooks = { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), realDate] };
        if (DAYS_OF_REVIEW.includes(field.name)) {
          field.hooks.beforeChange?.push(atNoon);
          field.hooks.afterRead = [...(field.hooks.afterRead ?? []), atNoon];
        }
        if (field.admin?.date?.pickerAppearance !== 'dayOnly') setCell(field, MOMENT_CELL);
        if (['createdAt', 'updatedAt'].includes(field.name))
          field.access = { ...field.access, create: nobodyField, update: restoringField };
      },
    });
  }
  guardPlans(config);
  const isAdmin = ({ req }: { req: PayloadRequest }) => roleOf(req) === 'admin';
  config.jobs.access = { run: isAdmin, queue: isAdmin, cancel: isAdmin, ...config.jobs.access };
  return config;
}

const isNote = ({ admin, type }: { admin?: object; type: string }) =>
  type === 'ui' && !prop(prop(admin, 'components'), 'Cell');

const STATUS_CELL = '@/panel/dashboard/status-cell#StatusCell';
const MOMENT_CELL = '@/panel/inbox/cells#MomentCell';

const setCell = (field: { admin?: object }, Cell: string) =>
  Object.assign(field, {
    admin: { ...field.admin, components: { ...(prop(field.admin, 'components') as object), Cell } },
  });

/**
 * Tries a plan again after a passing fault, such as a busy database: six times in about eight minutes.
 * Payload sets `hasError` only after the last time; before, it moves `waitUntil` to the next one.
 */
const PLAN_RETRIES: TaskConfig['retries'] = { attempts: 5, backoff: { type: 'exponential', delay: 15_000 } };

/** Payload runs a plan with all rights when it has no account, for instance after its author was deleted. */
function guardPlans({ jobs }: SanitizedConfig) {
  const task = jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  const carryOut = task?.handler;
  if (!task || typeof carryOut !== 'function')
    throw new Error('Payload has no task "schedulePublish" any more.');
  task.retries = PLAN_RETRIES;
  task.handler = async (args: Parameters<typeof carryOut>[0]) => {
    const plan = planOf({ ...args.job, input: args.input });
    return (await mayCarryOut(args.req, plan)) ? carryOut(args) : { output: {} };
  };
}

const onlyStaff =
  (access: Access): Access =>
  (args) =>
    roleOf(args.req) === undefined ? false : access(args);

/** A document lock reveals that the document exists: only readers of the document may read its lock. */
function notedBy(role: Exclude<Role, 'admin'>, config: SanitizedConfig) {
  const noted: Record<typeof role, { kinds: readonly string[]; hasGlobals: boolean }> = {
    editor: { kinds: slugsOf(contentCollections(config)), hasGlobals: true },
    reviewer: { kinds: reviewedSlugs(config), hasGlobals: false },
    intake: { kinds: ['contact-messages'], hasGlobals: false },
  };
  return noted[role];
}

const locksOfOwnKind: Access = ({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  if (role === undefined) return false;
  const { kinds, hasGlobals } = notedBy(role, req.payload.config);
  const or: Where[] = kinds.map((kind) => ({ 'document.relationTo': { equals: kind } }));
  return { or: hasGlobals ? [...or, { globalSlug: { exists: true } }] : or };
};

/** Rejects locks in a colleague's name, or of a document that the account may not read. */
const inOwnName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const role = roleOf(req);
  if (!req.user || role === undefined) return data;
  const kind = asString(prop(prop(data, 'document') ?? prop(originalDoc, 'document'), 'relationTo'));
  if (role !== 'admin') {
    const { kinds, hasGlobals } = notedBy(role, req.payload.config);
    if (kind ? !kinds.includes(kind) : !hasGlobals) throw new Forbidden(req.t);
  }
  return { ...data, user: { relationTo: 'staff', value: req.user.id } };
};

/** Payload shows a lock's owner by e-mail address, which colleagues may not see. */
const callByName: CollectionAfterReadHook = ({ doc }) => {
  const account: unknown = prop(prop(doc, 'user'), 'value');
  const name = asString(prop(account, 'name'));
  return name ? { ...doc, user: { ...doc.user, value: { ...(account as object), email: name } } } : doc;
};

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
