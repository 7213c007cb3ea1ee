import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { prop } from '@/content/json';

/**
 * Payload's note of who edits a document is removed by each save, so also by the autosave a second after the
 * first keystroke, and a colleague who opens the document then would not be told. Each autosave writes the
 * note again. The form removes it when it is left (src/panel/payload-patches/release-lock.tsx); otherwise it
 * counts for five minutes.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update' && collection.lockDocuments !== false)
    await note(req, { document: { relationTo: collection.slug, value: prop(doc, 'id') } });
  return doc as unknown;
};

export const keepGlobalLock: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (global.lockDocuments !== false) await note(req, { globalSlug: global.slug });
  return doc as unknown;
};

async function note({ payload, query, user }: PayloadRequest, what: object) {
  if (String(query?.autosave) !== 'true' || !user) return;
  const by = { relationTo: user.collection, value: user.id };
  await payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: by },
    returning: false,
  });
}
