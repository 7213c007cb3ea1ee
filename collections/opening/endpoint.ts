import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload';
import { prop } from '@/content/json';
import { nameOf, roleOf } from '@/services/auth/access';
import { confirmOffer } from '@/services/seeding/confirm-offer';
import { OPENING, openingKey, type Settled } from '@/services/seeding/before-you-open';

const HOW = ['done', 'aside'] as const;

/**
 * `POST /cms-api/opening` `{ item, how: done | aside | open | confirm }`: stores the account's name with it.
 * `confirm` is for the center's offer: its sections are shown from then on.
 */
export const openingEndpoint: Endpoint = {
  path: '/opening',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req) !== 'admin')
      throw new APIError('Only administrators can settle what is to be done before you open.', 403);
    await addDataAndFileToRequest(req);
    const item = OPENING.find(({ id }) => id === prop(req.data, 'item'));
    if (!item) throw new APIError('There is no such line in the list.', 400);
    const given = prop(req.data, 'how');
    const isConfirmed = item.id === 'services' && given === 'confirm';
    const how = isConfirmed ? 'done' : HOW.find((known) => known === given);
    if (!how && given !== 'open') throw new APIError('A line is settled as done, aside or open.', 400);
    if (isConfirmed) await confirmOffer(req);
    if (how)
      await req.payload.kv.set(openingKey(item.id), {
        how,
        by: nameOf(req),
        on: new Date().toISOString(),
      } satisfies Settled);
    else await req.payload.kv.delete(openingKey(item.id));
    return Response.json({ settled: how ?? null });
  },
};
