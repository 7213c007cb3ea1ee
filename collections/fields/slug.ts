import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { isSlug, toSlug } from '@/content/links/slug';

/**
 * A document's slug: unique and safe in a URL. It follows the title until the document is published
 * for the first time; a later change creates a redirect (hooks/redirect-on-slug-change.ts).
 */
export const slug = (isReserved: IsReserved = () => false): TextField => ({
  name: 'slug',
  label: 'Address',
  type: 'text',
  unique: true,
  index: true,
  maxLength: 80,
  required: true,
  validate: (value: unknown) =>
    // An empty slug is made from the title on save.
    !value ||
    (typeof value === 'string' && isSlug(value)) ||
    'Use lower-case letters, digits and single hyphens, such as panic-disorder.',
  hooks: { beforeValidate: [followTitle(isReserved)] },
  admin: {
    position: 'sidebar',
    placeholder: 'Made from the title',
    description:
      'The end of the page’s address. It follows the title until the first publishing. Changed later, the old address leads to the new one.',
  },
});

/** Whether something else of the site stands at the address that this slug makes. */
type IsReserved = (slug: string) => boolean;

const followTitle =
  (isReserved: IsReserved): FieldHook =>
  async ({ value, data, originalDoc, operation, collection, req }) => {
    const typed = typeof value === 'string' ? toSlug(value) : '';
    const title = String(data?.title ?? originalDoc?.title ?? '');
    // A draft may have another document's slug; in the trash slugs are unique.
    if (typed && collection && data?.deletedAt)
      return freeSlug({ req, collection: collection.slug, id: String(originalDoc?.id), wanted: typed });
    const isFollowing = operation === 'update' && typed === toSlug(String(originalDoc?.title ?? ''));
    const isTitleNew = isFollowing && typed !== toSlug(title);
    if (typed && !isTitleNew) return typed;
    if (!title.trim() || !collection) return typed || null;
    const id = originalDoc?.id === undefined ? undefined : String(originalDoc.id);
    const place = { req, collection: collection.slug, id };
    if (typed && (await wasPublished(place))) return typed;
    return freeSlug({ ...place, wanted: toSlug(title) || 'page', isReserved });
  };

type Place = { req: PayloadRequest; collection: string; id: string | undefined; isReserved?: IsReserved };

async function wasPublished({ req, collection, id }: Place) {
  const { totalDocs } = await req.payload.countVersions({
    collection: collection as 'blog',
    overrideAccess: true,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    req,
  });
  return totalDocs > 0;
}

/** With room for a number within the longest slug. */
const ROOM_FOR_NUMBER = 76;

/** The slug, or the first of `slug-2`, `slug-3`, … that is free. */
async function freeSlug({
  req,
  collection,
  id,
  wanted,
  isReserved = () => false,
}: Place & { wanted: string }): Promise<string> {
  const stem = wanted.slice(0, ROOM_FOR_NUMBER).replace(/-$/, '');
  const { docs } = await req.payload.find({
    collection: collection as 'blog',
    overrideAccess: true,
    where: { slug: { like: stem }, ...(id ? { id: { not_equals: id } } : {}) },
    select: { slug: true },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  });
  const taken = new Set(docs.map((doc) => doc.slug));
  const isFree = (slug: string) => !taken.has(slug) && !isReserved(slug);
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
