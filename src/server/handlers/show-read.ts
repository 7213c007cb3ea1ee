import { askedAt } from '@/content/reads';
import { find, finders } from '../finders';
import { answer, refuse } from '../respond';
import { route, type Method } from './route';

const NOTHING = 'There is nothing at this address.';

/** Every GET of spec §7; 405 for other methods, and 404 where no read has this path. */
export const showRead = (method: Method) => async (request: Request) => {
  const asked = askedAt(new URL(request.url).pathname);
  if (!asked) return refuse(request, 404, NOTHING);
  const rows = route({
    GET: async () => {
      const body = await find(asked);
      return body === null
        ? refuse(request, 404, finders[asked.name].missing ?? NOTHING)
        : answer(request, body);
    },
  });
  return rows[method](request);
};
