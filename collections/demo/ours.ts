import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { demoCollections, type ContentCollection } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { isDocumentId } from '@/content/links/document-id';
import { contentEditors } from '@/services/auth/access';
import { withSaveLock } from '@/services/locks/save-lock';

/**
 * `POST /cms-api/demo/ours` of `{ collection, id }`: removes the demo's mark from a document, for editors who
 * take responsibility for its content as it is. The center itself (site layout) is not included: its mark
 * goes when name, telephone and e-mail are changed.
 */
export const oursEndpoint: Endpoint = {
  path: '/demo/ours',
  method: 'post',
  handler: async (req) => {
    if (!(await contentEditors({ req }))) throw new APIError('Please sign in as an editor.', 403);
    const asked: unknown = await req.json?.().catch(() => null);
    const [slug, id] = [asString(prop(asked, 'collection')), asString(prop(asked, 'id'))];
    const collection = demoCollections(req.payload.config).find((one) => one.slug === slug);
    const isThere =
      collection !== undefined &&
      isDocumentId(id) &&
      (await withSaveLock(req.payload.db, `${slug}:${id}`, () => removeMark(req, collection, id)));
    if (!isThere) throw new APIError('This document is not there any more.', 404);
    return Response.json({ isOurs: true });
  },
};

/**
 * Writes only the mark, without hooks: a draft stays a draft, and a form that is open can still be saved.
 * @returns whether the document exists
 */
async function removeMark(
  req: PayloadRequest,
  { slug: collection, versions, flattenedFields }: ContentCollection,
  id: string,
): Promise<boolean> {
  const { db } = req.payload;
  const hasDate = flattenedFields.some(({ name }) => name === 'realSince');
  const ours = { isDemo: false, ...(hasDate ? { realSince: new Date().toISOString() } : {}) };
  const stored = await db.findOne<Marked>({ collection, where: { id: { equals: id } }, req });
  if (!stored) return false;
  if (stored.isDemo)
    await db.updateOne({ collection, id, data: { ...ours, updatedAt: null }, req, returning: false });
  if (!versions) return true;
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await db.findVersions<Marked>({ collection, where, limit: 1, pagination: false, req });
  for (const found of docs)
    if (found.version.isDemo) {
      const versionData = { ...found, version: { ...found.version, ...ours } };
      await db.updateVersion({ collection, id: found.id, versionData, req });
    }
  return true;
}

type Marked = { id: string; isDemo?: boolean | null };
