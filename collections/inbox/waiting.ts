import type { Endpoint } from 'payload';
import { messageReaders } from '@/server/auth/access';
import { medianAnswer, waitingNow } from '@/server/inbox/waiting';

/** What the panel shows of it. */
export { medianAnswer, waitingNow };

/** `GET /cms-api/contact-messages/waiting`: `{ count, since }`, for the sign in the menu; no view of any message. */
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
