import { answer, failed, refuse } from '../respond';

type Context<Params> = { params: Promise<Params> };
type Handler<Params> = (request: Request, params: Params) => Promise<Response> | Response;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

/** One row of spec §7 as the methods of a Next route: the given ones, and 405 for every other. */
export function route<Params = object>(handlers: Partial<Record<Method, Handler<Params>>>) {
  const allowed = METHODS.filter((method) => handlers[method] ?? (method === 'HEAD' && handlers.GET)).join(
    ', ',
  );
  const respond = (method: Method) => async (request: Request, context: Context<Params>) => {
    const handler = handlers[method] ?? (method === 'HEAD' ? handlers.GET : undefined);
    if (!handler)
      return refuse(request, 405, `This address answers only ${allowed}.`, { headers: { Allow: allowed } });
    try {
      return await handler(request, await context.params);
    } catch (error) {
      return failed(request, error);
    }
  };
  return {
    GET: respond('GET'),
    HEAD: respond('HEAD'),
    POST: respond('POST'),
    PUT: respond('PUT'),
    PATCH: respond('PATCH'),
    DELETE: respond('DELETE'),
    OPTIONS: respond('OPTIONS'),
  };
}

/** A GET whose answer is `find`'s value, or a 404 with `missing`. */
export const show = <Params>(
  find: (params: Params) => Promise<unknown>,
  missing = 'There is nothing at this address.',
): Handler<Params> => {
  return async (request, params) => {
    const body = await find(params);
    return body === null ? refuse(request, 404, missing) : answer(request, body);
  };
};
