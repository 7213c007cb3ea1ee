import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { prop } from '@/content/json';
import { NOT_TAKEN_DOWN } from '@/content/links/always-public';

/**
 * The fixed pages, the layout and the brand are part of every visit. Once public they cannot be unpublished
 * in any way: visitors would get built-in text and an invented telephone number instead.
 */
export const rememberDraft: CollectionBeforeOperationHook = ({ args, req }) => noteHarmlessSave(args, req);
export const rememberGlobalDraft: GlobalBeforeOperationHook = ({ args, req }) => noteHarmlessSave(args, req);

function noteHarmlessSave<Args>(args: Args, { context }: PayloadRequest): Args {
  context.isHarmlessSave =
    prop(args, 'draft') === true && prop(prop(args, 'data'), '_status') !== 'published';
  return args;
}

export const pageStaysPublic: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || isHarmless(data, req)) return data;
  const where = { id: { equals: originalDoc?.id } };
  const stored = await req.payload.db.findOne({ collection: collection.slug, where, req });
  return unlessPublic(data, stored);
};

export const globalStaysPublic: GlobalBeforeChangeHook = async ({ data, global, req }) =>
  isHarmless(data, req)
    ? data
    : unlessPublic(data, await req.payload.db.findGlobal({ slug: global.slug, req }));

const isHarmless = (data: unknown, { context }: PayloadRequest) =>
  context.isHarmlessSave === true || prop(data, '_status') === 'published';

/** @throws {APIError} 400 when visitors can see the stored document */
function unlessPublic<Data>(data: Data, stored: unknown): Data {
  if (prop(stored, '_status') === 'published') throw new APIError(NOT_TAKEN_DOWN, 400);
  return data;
}
