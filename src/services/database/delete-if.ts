import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Payload,
  type RequestContext,
  type Where,
} from 'payload';

/**
 * Deletes a document from a list that is a while old, if it still meets the condition of the list. All or
 * nothing: alone, Payload would keep what a failing deletion by condition had done so far.
 */
export async function deleteIf(
  cms: Payload,
  collection: CollectionSlug,
  { id, where, ...options }: { id: string; where: Where; context?: RequestContext; trash?: boolean },
): Promise<void> {
  const req = await createLocalReq({ context: options.context }, cms);
  const isOwn = await initTransaction(req);
  try {
    const { errors } = await cms.delete({
      ...options,
      collection,
      overrideAccess: true,
      where: { and: [{ id: { equals: id } }, where] },
      depth: 0,
      req,
    });
    if (errors[0]) throw new Error(errors[0].message);
    if (isOwn) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
