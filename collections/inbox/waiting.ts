import type { Endpoint } from 'payload';
import { messageReaders } from '@/server/access';

/** `GET /cms-api/contact-messages/waiting`: `{ count }` of new messages, for the sign in the menu; no view of any of them. */
export const countWaiting: Endpoint = {
  path: '/waiting',
  method: 'get',
  handler: async (req) => {
    if (!(await messageReaders({ req })))
      return Response.json(
        { errors: [{ message: req.t('error:notAllowedToPerformAction') }] },
        { status: 403 },
      );
    const where = { status: { equals: 'new' } };
    const { totalDocs } = await req.payload.count({ collection: 'contact-messages', where });
    return Response.json({ count: totalDocs });
  },
};
