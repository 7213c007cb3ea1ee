import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { pathOf } from '@/content/links/collection-paths';
import { asString } from '@/content/json';

/**
 * A published page that moves leaves a permanent redirect. The public slug is read from the collection
 * itself: the previous version may be a draft that already has the new slug.
 */
export const noteSlugChange: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft') return data;
  const before = await req.payload.db.findOne<{ id: string; _status?: string; slug?: string }>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  });
  const former = before?._status === 'published' ? asString(before.slug) : '';
  if (former && former !== (data.slug ?? originalDoc.slug)) req.context[contextKey(originalDoc.id)] = former;
  return data;
};

export const redirectOnSlugChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const former = asString(req.context[contextKey(doc.id)]);
  if (!former || doc._status !== 'published') return doc;
  delete req.context[contextKey(doc.id)];
  const from = pathOf(collection, { slug: former });
  await removeRedirects(req, [from, pathOf(collection, doc)]);
  await req.payload.create({
    collection: 'redirects',
    overrideAccess: true,
    data: {
      from,
      to: {
        type: 'reference',
        reference: { relationTo: collection.slug as 'conditions', value: doc.id },
      },
    },
    depth: 0,
    req,
  });
  return doc;
};

/** Removes redirects from a path that has a page again, or a new target. */
async function removeRedirects(req: PayloadRequest, paths: string[]) {
  await req.payload.delete({
    collection: 'redirects' as CollectionSlug,
    overrideAccess: true,
    where: { from: { in: paths } },
    req,
  });
}

const contextKey = (id: unknown) => `formerSlug:${String(id)}`;
