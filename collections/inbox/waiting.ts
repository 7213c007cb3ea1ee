import type { Endpoint } from 'payload';
import { messageReaders } from '@/services/auth/access';
import { waitingNow } from '@/services/inbox/waiting';

/**
 * `GET /cms-api/contact-messages/waiting`: `{ count, since }`, for the menu; not logged as a view of
 * messages.
 */
export const countWaiting: Endpoint = {
  path: '/waiting',
  method: 'get',
  handler: async (req) => {
    if (!(await messageReaders({ req })))
      return Response.json(
        { errors: [{ message: req.t('error:notAllowedToPerformAction') }] },
        { status: 403 },
      );
    return Response.json(await waitingNow(req.payload));
  },
};
