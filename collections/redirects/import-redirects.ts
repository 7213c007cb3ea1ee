import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload';
import { pathOf } from '@/content/links/collection-paths';
import { prop } from '@/content/json';
import { contentEditors } from '@/services/auth/access';
import { recordAudit } from '@/services/audit/audit-trail';
import { env } from '@/services/settings/env';
import { publicPaths } from '../admin/broken-links';
import { ONE_OF_MANY } from '../hooks/record-changes';
import { checkRows, type Pair } from './check-rows';
import { csvRows } from './csv-rows';

const MOST_ROWS = 2000;
const MOST_CHARACTERS = 500_000;

/**
 * `POST /cms-api/redirects/import` `{ csv, isTry }`: makes a redirect of each row, an old and a new address.
 * All rows are checked first; if one is wrong, none is written.
 */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await contentEditors({ req }))) throw new APIError('Your role does not make redirects.', 403);
    await addDataAndFileToRequest(req);
    const csv = prop(req.data, 'csv');
    if (typeof csv !== 'string' || csv.length > MOST_CHARACTERS)
      throw new APIError('Send the rows of a CSV file, at most 500 KB.', 400);
    const rows = csvRows(csv);
    if (rows.length > MOST_ROWS) throw new APIError(`At most ${MOST_ROWS} rows at once.`, 400);
    const checked = checkRows(rows, {
      pages: await publicPaths(req.payload),
      redirects: await storedRedirects(req),
      origin: new URL(env.siteUrl).origin,
    });
    const { pairs, faults, isThere } = checked;
    const isWritten = faults.length === 0 && prop(req.data, 'isTry') !== true;
    if (isWritten) await writeAll(req, pairs);
    return Response.json({ count: pairs.length, faults, isThere, isWritten });
  },
};

async function storedRedirects({ payload }: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'redirects',
    overrideAccess: true,
    depth: 1,
    pagination: false,
  });
  return new Map(
    docs.map(({ from, to }) => {
      const target = payload.config.collections.find(({ slug }) => slug === to?.reference?.relationTo);
      return [from, (to?.type === 'custom' ? to.url : pathOf(target, to?.reference?.value)) ?? ''];
    }),
  );
}

/** All or none, also where the database has no transactions. */
async function writeAll(req: PayloadRequest, pairs: Pair[]) {
  const { payload, user } = req;
  const written: (number | string)[] = [];
  try {
    for (const { from, to } of pairs) {
      const { id } = await payload.create({
        collection: 'redirects',
        data: { from, to: { type: 'custom', url: to } },
        context: { [ONE_OF_MANY]: true },
        depth: 0,
        overrideAccess: false,
        user,
      });
      written.push(id);
    }
  } catch (error) {
    await payload.delete({
      collection: 'redirects',
      where: { id: { in: written } },
      context: { [ONE_OF_MANY]: true },
      overrideAccess: true,
    });
    throw error;
  }
  if (pairs.length > 0)
    await recordAudit(req, {
      action: 'content-changed',
      about: ['—'],
      what: pairs.length === 1 ? 'One redirect from a file' : `${pairs.length} redirects from a file`,
    });
}
