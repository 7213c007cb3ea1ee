import { matchPath } from '@/content/endpoints/endpoints';
import { DRAFT_HEADER } from '@/lib/staff-token';
import { readingDrafts } from '../cms/read-scope';
import { resolveEndpoint, resolvers } from '../content-api/resolvers';
import { answer, refuse } from '../content-api/respond';
import { staffFromToken } from '../cms/staff-from-token';
import type { Method } from '@/services/http/methods';
import { route } from './route';

const NOTHING = 'There is nothing at this address.';

/** Every GET of spec §7; 405 for other methods, and 404 for unknown paths. */
export const showEndpoint = (method: Method) => async (request: Request) => {
  const asked = matchPath(new URL(request.url).pathname);
  if (!asked) return refuse(request, 404, NOTHING);
  const rows = route({
    GET: async () => {
      const body = (await asksForDrafts(request))
        ? await readingDrafts(() => resolveEndpoint(asked))
        : await resolveEndpoint(asked);
      return body === null
        ? refuse(request, 404, resolvers[asked.name].missing ?? NOTHING)
        : answer(request, body);
    },
  });
  return rows[method](request);
};

/**
 * Only staff who may edit content see drafts; with an invalid token, or another role's, the response is the
 * public one.
 */
async function asksForDrafts(request: Request) {
  if (!request.headers.has(DRAFT_HEADER)) return false;
  const staff = await staffFromToken(request);
  return staff !== null && ['admin', 'editor'].includes(staff.role);
}
