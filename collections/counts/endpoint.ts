import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload';
import { prop } from '@/content/json';
import { roleOf } from '@/server/auth/access';
import { setCountsViews } from '@/server/metrics/view-counts';

/** `POST /cms-api/count-views` `{ isOn }`: turns the counting of page views on or off, for administrators. */
export const countViewsEndpoint: Endpoint = {
  path: '/count-views',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req) !== 'admin')
      throw new APIError('Only administrators can turn this on or off.', 403, undefined, true);
    await addDataAndFileToRequest(req);
    const isOn = prop(req.data, 'isOn');
    if (typeof isOn !== 'boolean') throw new APIError('On or off?', 400, undefined, true);
    await setCountsViews(req.payload, isOn);
    return Response.json({ isOn });
  },
};
