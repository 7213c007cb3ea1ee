import { editLink } from '../editing/edit-link';
import { refuse } from '../content-api/respond';
import { staffFromToken } from '../cms/staff-from-token';

/**
 * `GET /api/session`: whose site token it is, `{ data: { name, role } }`; 401 without a valid one (spec §6).
 * With `?path=` of a public page also `edit`, the panel URL to edit it, or null; with `&mark=` of that page,
 * the URL of what the mark names.
 */
export async function showSession(request: Request): Promise<Response> {
  const staff = await staffFromToken(request);
  if (!staff) return refuse(request, 401, 'Please sign in.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  const { name, role } = staff;
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path');
  const mark = searchParams.get('mark') ?? '';
  const edit =
    path !== null && (role === 'admin' || role === 'editor') ? { edit: await editLink(path, mark) } : {};
  return Response.json(
    { data: { name, role, ...edit } },
    { headers: { 'Cache-Control': 'private, no-store', Vary: 'Authorization' } },
  );
}
