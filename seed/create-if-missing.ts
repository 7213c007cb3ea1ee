import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload';
import { VOUCHING } from '../collections/review/bind';

/** How many documents this process has created. */
export const tally = { created: 0 };

/** Looks for the published document: a draft with a new slug, or the trash, does not make it missing. */
export async function createIfMissing<Slug extends CollectionSlug>(
  cms: Payload,
  collection: Slug,
  where: Where,
  data: () => RequiredDataFromCollectionSlug<Slug>,
) {
  const { docs } = await cms.find({
    collection,
    overrideAccess: true,
    where,
    limit: 1,
    depth: 0,
    trash: true,
  });
  if (docs[0]) return docs[0];
  tally.created += 1;
  return cms.create({
    collection,
    overrideAccess: true,
    data: data(),
    draft: false,
    context: VOUCHING,
  } as Parameters<typeof cms.create<Slug, never>>[0]);
}
