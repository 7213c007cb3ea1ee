import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { prop } from '@/content/json';

/**
 * Each save deletes Payload's document lock, so also the autosave a second after the first keystroke. Each
 * autosave writes the lock again, so that a colleague who opens the document is told. The form deletes the
 * lock when it is left (src/panel/payload-patches/release-lock.tsx); otherwise it ends after five minutes.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update' && collection.lockDocuments !== false)
    await writeLock(req, { document: { relationTo: collection.slug, value: prop(doc, 'id') } });
  return doc as unknown;
};

export const keepGlobalLock: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (global.lockDocuments !== false) await writeLock(req, { globalSlug: global.slug });
  return doc as unknown;
};

async function writeLock({ payload, query, user }: PayloadRequest, what: object) {
  if (String(query?.autosave) !== 'true' || !user) return;
  const by = { relationTo: user.collection, value: user.id };
  await payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: by },
    returning: false,
  });
}
