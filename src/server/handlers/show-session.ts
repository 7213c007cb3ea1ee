import { refuse } from '../respond';
import { staffReader } from '../staff-reader';

/** `GET /api/session`: who a site token belongs to, `{ data: { name, role } }`; 401 without a good one (spec §6). */
export async function showSession(request: Request): Promise<Response> {
  const staff = await staffReader(request);
  if (!staff) return refuse(request, 401, 'Please sign in.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  const { name, role } = staff;
  return Response.json(
    { data: { name, role } },
    { headers: { 'Cache-Control': 'private, no-store', Vary: 'Authorization' } },
  );
}
