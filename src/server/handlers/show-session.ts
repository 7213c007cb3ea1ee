import { editLink } from '../edit-link';
import { refuse } from '../respond';
import { staffReader } from '../staff-reader';

/**
 * `GET /api/session`: who a site token belongs to, `{ data: { name, role } }`; 401 without a good one (spec §6). With
 * `?path=` of a public page also `edit`, where its words are in the panel, or null.
 */
export async function showSession(request: Request): Promise<Response> {
  const staff = await staffReader(request);
  if (!staff) return refuse(request, 401, 'Please sign in.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  const { name, role } = staff;
  const path = new URL(request.url).searchParams.get('path');
  const edit = path !== null && role !== 'intake' ? { edit: await editLink(path) } : {};
  return Response.json(
    { data: { name, role, ...edit } },
    { headers: { 'Cache-Control': 'private, no-store', Vary: 'Authorization' } },
  );
}
