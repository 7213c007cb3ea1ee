import { createHash } from 'node:crypto';
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { messageReaders, roleOf } from '@/services/auth/access';
import { revision } from '@/services/revision/state';

const NEWEST = { sort: '-updatedAt', limit: 1, pagination: false } as const;

/**
 * `GET /cms-api/newest-state`: `{ state }`, a value that changes whenever something changes that the
 * dashboard or the list of messages counts. An open page polls it and reloads only when it differs.
 */
export const newestStateEndpoint: Endpoint = {
  path: '/newest-state',
  method: 'get',
  handler: async (req) =>
    roleOf(req) === undefined
      ? Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 403 })
      : Response.json({ state: await newestState(req) }, { headers: { 'Cache-Control': 'no-store' } }),
};

/** Includes messages only for accounts that may read them. */
export async function newestState(req: Pick<PayloadRequest, 'payload' | 'user'>): Promise<string> {
  const { db, config } = req.payload;
  const counted: CollectionSlug[] = ['payload-jobs', 'outbox'];
  if (await messageReaders({ req: req as PayloadRequest })) counted.push('contact-messages');
  const facts = await Promise.all([
    ...counted.map(async (collection) => {
      const [{ docs }, { totalDocs }] = await Promise.all([
        db.find<{ updatedAt: string }>({ collection, ...NEWEST, req: {} }),
        db.count({ collection, req: {} }),
      ]);
      return [docs[0]?.updatedAt, totalDocs];
    }),
    ...config.collections
      .filter(({ versions }) => versions)
      .map(async ({ slug }) => {
        const collection = slug as CollectionSlug;
        return (await db.findVersions<{ updatedAt: string }>({ collection, ...NEWEST, req: {} })).docs[0]
          ?.updatedAt;
      }),
    ...config.globals
      .filter(({ versions }) => versions)
      .map(async ({ slug }) => {
        const global = slug as GlobalSlug;
        return (await db.findGlobalVersions<{ updatedAt: string }>({ global, ...NEWEST, req: {} })).docs[0]
          ?.updatedAt;
      }),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([revision.newest, facts]))
    .digest('base64url')
    .slice(0, 16);
}
