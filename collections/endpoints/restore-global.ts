import { NotFound, type Endpoint } from 'payload';
import { asString, prop } from '@/content/json';
import { contentEditors } from '@/services/auth/access';

type Slug = 'site-layout' | 'brand';

/**
 * `POST /cms-api/globals/SLUG/versions/ID?draft=true`: restores a version as the newest draft or, without
 * `draft`, publishes it. Replaces Payload's endpoint, which unpublishes the global when a draft is requested
 * or restored.
 */
export const restoreGlobal: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    if (!(await contentEditors({ req })))
      return Response.json(
        { errors: [{ message: req.t('error:notAllowedToPerformAction') }] },
        { status: 403 },
      );
    const slug = /\/globals\/([\w-]+)\/versions\//.exec(req.pathname)?.[1] as Slug;
    const how = { slug, depth: 0, overrideAccess: false, user: req.user, req } as const;
    const id = asString(req.routeParams?.id);
    const found = await req.payload
      .findGlobalVersionByID({ ...how, id, disableErrors: true })
      .catch(() => null);
    if (!found) throw new NotFound(req.t);
    const isDraft =
      req.searchParams.get('draft') === 'true' || prop(found.version, '_status') !== 'published';
    const said = Object.entries(found.version).filter(([key]) => !KEPT.includes(key));
    req.context.isRestoringVersion = true;
    const doc = await req.payload.updateGlobal({
      ...how,
      draft: isDraft,
      data: { ...Object.fromEntries(said), _status: isDraft ? 'draft' : 'published' },
    });
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') });
  },
};

/** From the current state, not from the version. */
const KEPT = ['id', 'globalType', 'createdAt', 'updatedAt', '_status', 'changedBy'];
