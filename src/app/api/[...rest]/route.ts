import { refuse } from '@/server/respond';

const nothing = (request: Request) => refuse(request, 404, 'There is nothing at this address.');

export {
  nothing as GET,
  nothing as HEAD,
  nothing as POST,
  nothing as PUT,
  nothing as PATCH,
  nothing as DELETE,
  nothing as OPTIONS,
};
