import { failed, refuse } from '../content-api/respond';
import { FOREIGN } from '@/content/error-words';
import { METHODS, type Method } from '@/services/http/methods';
import { isForeignWrite } from '@/services/http/same-origin';

type Handler = (request: Request) => Promise<Response> | Response;

/** The methods of a Next route for one row of spec §7: the given handlers, and 405 for every other method. */
export function route(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const handlerOf = (method: Method) => handlers[method] ?? (method === 'HEAD' ? handlers.GET : undefined);
  const allowed = METHODS.filter(handlerOf).join(', ');
  return forEachMethod((method) => async (request) => {
    const handler = handlerOf(method);
    if (!handler)
      return refuse(request, 405, `This address answers only ${allowed}.`, { headers: { Allow: allowed } });
    if (isForeignWrite(request)) return refuse(request, 403, FOREIGN);
    try {
      return await handler(request);
    } catch (error) {
      return failed(request, error);
    }
  });
}

export const forEachMethod = (handler: (method: Method) => Handler) =>
  Object.fromEntries(METHODS.map((method) => [method, handler(method)])) as Record<Method, Handler>;
