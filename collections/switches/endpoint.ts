import { addDataAndFileToRequest, APIError, type Endpoint, type Payload } from 'payload';
import { prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';
import { setChecksLinks } from '@/services/links/look-after-links';
import { setCountsViews } from '@/services/metrics/view-counts';

const SWITCHES = new Map<unknown, (cms: Payload, isOn: boolean) => Promise<unknown>>([
  ['page-views', setCountsViews],
  ['links', setChecksLinks],
]);

/**
 * `POST /cms-api/switch` `{ what: page-views | links, isOn }`: turns on or off what the first page of the
 * panel offers to administrators.
 */
export const switchEndpoint: Endpoint = {
  path: '/switch',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req) !== 'admin') throw new APIError('Only administrators can turn this on or off.', 403);
    await addDataAndFileToRequest(req);
    const [turn, isOn] = [SWITCHES.get(prop(req.data, 'what')), prop(req.data, 'isOn')];
    if (!turn || typeof isOn !== 'boolean') throw new APIError('On or off?', 400);
    await turn(req.payload, isOn);
    return Response.json({ isOn });
  },
};
