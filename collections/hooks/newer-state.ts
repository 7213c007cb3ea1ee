import {
  APIError,
  getLatestCollectionVersion,
  getLatestGlobalVersion,
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { exactMomentInCenter } from '@/content/center-time';
import { asString, prop } from '@/content/json';
import { nameOf, nobody } from '@/services/auth/access';
import { keepGlobalLock, keepLock } from './keep-lock';
import { isReset, toReset } from './reset-to-published';

/**
 * Optimistic locking: a save that is based on an older state (`updatedAt`, which every form of the panel
 * sends) is rejected. The form keeps its values and offers both versions
 * (src/panel/conflicts/save-conflict.tsx). A client that sends no `updatedAt` is not checked. Saves of one
 * document are serialized (src/server/handlers/serialize-saves.ts), so nothing is stored between the check
 * and the write.
 */
export const refuseOlderStates: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => (isWatched(one) ? watchedCollection(one) : one)),
  globals: config.globals?.map(watchedGlobal),
});

const NOTES = [
  '@/panel/conflicts/save-conflict#SaveConflict',
  '@/panel/payload-patches/locked-since#LockedSince',
  '@/panel/payload-patches/taken-over#TakenOver',
  '@/panel/payload-patches/release-lock#ReleaseLock',
];
/** Forms with drafts show this themselves, beside what is planned (collections/admin/document-form.ts). */
const LAST_CHANGED = '@/panel/document/last-changed#LastChanged';
const notesOf = ({ versions }: { versions?: unknown }) => (versions ? NOTES : [LAST_CHANGED, ...NOTES]);

/** Signing in also changes an account. */
const isWatched = ({ auth, access }: CollectionConfig) => !auth && access?.update !== nobody;

function watchedCollection(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config;
  const { edit } = admin?.components ?? {};
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [refuseOlder, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), keepLock],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), ...notesOf(config)],
        },
      },
    },
  };
}

function watchedGlobal(config: GlobalConfig): GlobalConfig {
  const { admin, hooks } = config;
  const { elements } = admin?.components ?? {};
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [refuseOlderGlobal, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), keepGlobalLock],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), ...notesOf(config)],
        },
      },
    },
  };
}

const refuseOlder: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const id = prop(args, 'id');
  if (operation !== 'update' || typeof id !== 'string') return args;
  if (overrideAccess !== true && !(await isAllowed(collection, req, id))) return args;
  const { slug } = collection;
  const query = { collection: slug, where: { id: { equals: id } }, req };
  const stored = await getLatestCollectionVersion({
    id,
    config: collection,
    payload: req.payload,
    query,
    req,
  });
  const published = () =>
    req.payload.findByID({
      collection: slug,
      id,
      depth: 0,
      overrideAccess: overrideAccess === true,
      disableErrors: true,
      req,
    });
  return compared(args, { stored, published, fields: collection.flattenedFields, req });
};

const refuseOlderGlobal: GlobalBeforeOperationHook = async ({
  args,
  global: config,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || (overrideAccess !== true && !(await isAllowed(config, req)))) return args;
  const { global: stored } = await getLatestGlobalVersion({
    slug: config.slug,
    config,
    payload: req.payload,
    req,
    where: {},
  });
  const published = () =>
    req.payload.findGlobal({
      slug: config.slug as GlobalSlug,
      depth: 0,
      overrideAccess: overrideAccess === true,
      req,
    });
  return compared(args, { stored, published, fields: config.flattenedFields, req });
};

/** Whether a save is based on an older state than the stored one; not without both. */
const isOlder = (args: object, stored: unknown) =>
  Date.parse(asString(prop(prop(args, 'data'), 'updatedAt'))) <
  Date.parse(asString(prop(stored, 'updatedAt')));

/** An account that may not save does not learn who saved; Payload rejects it right after. */
async function isAllowed(
  { access }: SanitizedCollectionConfig | SanitizedGlobalConfig,
  req: PayloadRequest,
  id?: string,
) {
  return (await (access.update as Access)({ req, ...(id === undefined ? {} : { id }) })) === true;
}

type Compared = {
  /** The newest state, a draft included. */
  stored: unknown;
  published: () => Promise<unknown>;
  fields: FlattenedField[];
  req: PayloadRequest;
};

/** @throws {APIError} 409, which the panel shows at the form's field `updatedAt` */
async function compared<Args extends object>(
  args: Args,
  { stored, published, fields, req }: Compared,
): Promise<Args> {
  const newest = asString(prop(stored, 'updatedAt'));
  const by = asString(prop(stored, 'changedBy'));
  const own = nameOf(req);
  if (isOlder(args, stored)) {
    if (await isReset(args, stored, published)) return toReset(args, fields);
    const who =
      by !== '' && by === own ? 'You have saved this in another window' : `${by || 'Somebody'} saved this`;
    const message = `${who} on ${exactMomentInCenter(newest)} (the center’s time), ${NOT_SAVED}`;
    // Payload's toast makes a list of what follows a colon: the first sentence has none, and so no time.
    const data = { errors: [{ path: 'updatedAt', message }], by, newest };
    throw new APIError(`${who} ${NOT_SAVED}`, 409, data);
  }
  return {
    ...args,
    // The note of who edits a document tells colleagues, and rejects nothing: states are compared instead.
    overrideLock: true,
    // Keeps the colleague's save as a separate version: Payload would overwrite it with an autosave.
    ...(prop(args, 'autosave') && by !== own ? { autosave: false } : {}),
  };
}

const NOT_SAVED = 'after you opened it. What you have written is not saved, and is still in this form.';
