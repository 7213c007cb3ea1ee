import {
  APIError,
  Forbidden,
  NotFound,
  validateQueryPaths,
  type Access,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { leadsToHiddenFields, pathsOfSort } from './query-rules';
import { asString, prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';

const SETTINGS = 'payload-preferences';
const MOST_OF_A_SETTING = 64_000;
/** The panel keeps one setting per list, and one per document whose form has parts that were opened. */
const MOST_SETTINGS = 200;

const ofAccount = ({ user }: PayloadRequest): Where => ({
  'user.value': { equals: user?.id },
  'user.relationTo': { equals: 'staff' },
});

/** Preferences of the panel, such as list columns: each account has its own. */
export const ownPreferences: Access = ({ req }) => (roleOf(req) === undefined ? false : ofAccount(req));

/**
 * Payload reads, writes and deletes a setting by its key straight in the database, without the access rules
 * of the collection: also for a session that still owes its second factor.
 */
export function hardenPreferences({ endpoints, hooks }: SanitizedCollectionConfig) {
  hooks.beforeChange.push(refuseLargeSetting, withoutRefusedSort);
  hooks.afterChange.push(forgetAfterCreating);
  const byKey = { get: asItIs, post: thenForgetOldest, delete: ofExisting };
  for (const [method, rule] of Object.entries(byKey)) {
    const endpoint = (endpoints || []).find((one) => one.method === method && one.path === '/:key');
    if (!endpoint) throw new Error('Payload reads and writes settings in another way now.');
    endpoint.handler = forStaff(rule(endpoint.handler));
  }
}

const asItIs = (handler: PayloadHandler) => handler;

function forStaff(handler: PayloadHandler): PayloadHandler {
  return (req) => {
    if (roleOf(req) === undefined) throw new Forbidden(req.t);
    return handler(req);
  };
}

/** SQLite fails when the row to delete does not exist. */
function ofExisting(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const where: Where = { key: { equals: asString(req.routeParams?.key) }, ...ofAccount(req) };
    const { totalDocs } = await req.payload.count({ collection: SETTINGS, where, overrideAccess: true });
    if (totalDocs === 0) throw new NotFound(req.t);
    return handler(req);
  };
}

function thenForgetOldest(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const answer = await handler(req);
    await forgetOldest(req);
    return answer;
  };
}

const forgetAfterCreating: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create' && req.user) await forgetOldest(req);
  return doc;
};

/**
 * Keeps the newest settings of an account. Refusing a new one would be no use to an editor, who does not know
 * of settings: the oldest is which part of some form they once folded.
 */
async function forgetOldest(req: PayloadRequest) {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: SETTINGS,
    where: ofAccount(req),
    sort: ['-updatedAt', '-id'],
    select: { key: true },
    pagination: false,
    req,
  });
  const oldest = docs.slice(MOST_SETTINGS).map(({ id }) => id);
  if (oldest.length === 0) return;
  await req.payload.db.deleteMany({ collection: SETTINGS, where: { id: { in: oldest } }, req });
}

/**
 * The panel stores list columns without REST, where src/server/handlers/guard-payload-rest.ts limits the
 * size.
 */
const refuseLargeSetting: CollectionBeforeChangeHook = ({ data }) => {
  if (JSON.stringify(data.value ?? null).length > MOST_OF_A_SETTING)
    throw new APIError('A setting of the panel has at most 64 KB.', 413);
  return data;
};

/**
 * The panel stores the sort of a list before it uses it. One that the account may not use would be refused
 * each time the list opens.
 */
const withoutRefusedSort: CollectionBeforeChangeHook = async ({ data, req }) => {
  const slug = /^collection-([\w-]+)$/.exec(asString(data.key))?.[1] as CollectionSlug | undefined;
  const found = slug && req.payload.collections[slug]?.config;
  const paths = pathsOfSort(prop(data.value, 'sort'));
  if (!found || paths.length === 0 || !(await isRefused(req, found, paths))) return data;
  return { ...data, value: { ...data.value, sort: undefined } };
};

async function isRefused(req: PayloadRequest, collectionConfig: SanitizedCollectionConfig, paths: string[]) {
  if (paths.some((path) => leadsToHiddenFields(collectionConfig, path))) return true;
  const where: Where = Object.fromEntries(paths.map((path) => [path, { exists: true }]));
  return validateQueryPaths({ collectionConfig, overrideAccess: false, req, where }).then(
    () => false,
    () => true,
  );
}
