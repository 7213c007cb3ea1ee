import type {
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  SanitizedCollectionConfig,
} from 'payload';
import { panelTitleOf } from '@/content/collection-lists';
import { HOUR_MS } from '@/content/durations';
import { asString, prop } from '@/content/json';
import { recordAudit, type AuditAction } from '@/services/audit/audit-trail';
import { processSingleton } from '@/services/process/singleton';

/** Set in `req.context` for one of many documents that a single entry names. */
export const ONE_OF_MANY = 'isOneOfMany';

/** Drafts are saved while an editor types: one entry an hour for each person and document. */
const AGAIN_MS = HOUR_MS;
const LONGEST_TITLE = 80;

/**
 * The history of the site: who changed, published, took down or deleted which content or setting. Entries are
 * written for accounts, with the document's title, and none of its other words.
 */
export const recordChanges: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => (one.custom?.content ? recordedCollection(one) : one)),
  globals: config.globals?.map(recordedGlobal),
});

function recordedCollection(config: CollectionConfig): CollectionConfig {
  const { hooks, slug } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteDraftFlag(slug)],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ collection, doc, operation, previousDoc, req }) => {
          const before: unknown = operation === 'create' ? null : previousDoc;
          const action = prop(doc, 'deletedAt') ? 'content-deleted' : actionOf({ doc, before, req, slug });
          return record(req, { action, ...placeOf(collection, doc) });
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ collection, doc, req }) => record(req, { action: 'content-deleted', ...placeOf(collection, doc) }),
      ],
    },
  };
}

function recordedGlobal(config: GlobalConfig): GlobalConfig {
  const { hooks, label, slug } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteDraftFlag(slug)],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ({ doc, previousDoc, req }) =>
          record(req, {
            action: actionOf({ doc, before: previousDoc, req, slug }),
            about: `globals/${slug}`,
            what: asString(label),
          }),
      ],
    },
  };
}

const draftKey = (slug: string) => `draftFlag:${slug}`;

type Operation = { args?: unknown; operation: string; req: PayloadRequest };

/** A read of the same collection, in between, says nothing about the save. */
const noteDraftFlag =
  (slug: string) =>
  ({ args, operation, req }: Operation) => {
    if (['create', 'update', 'restoreVersion'].includes(operation))
      req.context[draftKey(slug)] = prop(args, 'draft') === true;
  };

type Saved = { doc: unknown; before: unknown; req: PayloadRequest; slug: string };

function actionOf({ doc, before, req, slug }: Saved): AuditAction {
  const status = prop(doc, '_status');
  if (status === 'published') return 'published';
  const isTakenDown = status === 'draft' && before && req.context[draftKey(slug)] === false;
  return isTakenDown ? 'unpublished' : 'content-changed';
}

const placeOf = (collection: SanitizedCollectionConfig, doc: unknown) => ({
  about: `${collection.slug}/${prop(doc, 'id') as string}`,
  what: `${asString(collection.labels.singular)} “${panelTitleOf(collection, doc).slice(0, LONGEST_TITLE)}”`,
});

type Change = { action: AuditAction; about: string; what: string };

const noted = processSingleton('recorded-changes', () => new Map<string, number>());

async function record(req: PayloadRequest, { action, about, what }: Change) {
  // The site's own work, such as a seed.
  if (!req.user || req.context.isRetention || req.context[ONE_OF_MANY]) return;
  const key = `${req.user.id} ${about}`;
  const now = Date.now();
  noted.forEach((at, old) => void (now - at > AGAIN_MS && noted.delete(old)));
  if (action !== 'content-changed') noted.delete(key);
  else if (noted.has(key)) return;
  else noted.set(key, now);
  await recordAudit(req, { action, about: [about], what }, true);
}
