import { editLink } from '../editing/edit-link';
import { refuse } from '../content-api/respond';
import { staffFromToken } from '../cms/staff-from-token';

const MOST_WORDS = 600;

/**
 * `GET /api/session`: whose site token it is, `{ data: { name, role } }`; 401 without a valid one (spec §6).
 * With `?path=` of a public page also `edit`, the panel URL to edit it, or null; with `&words=` from that
 * page, the URL of their field.
 */
export async function showSession(request: Request): Promise<Response> {
  const staff = await staffFromToken(request);
  if (!staff) return refuse(request, 401, 'Please sign in.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  const { name, role } = staff;
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path');
  const words = (searchParams.get('words') ?? '').slice(0, MOST_WORDS);
  const edit =
    path !== null && (role === 'admin' || role === 'editor') ? { edit: await editLink(path, words) } : {};
  return Response.json(
    { data: { name, role, ...edit } },
    { headers: { 'Cache-Control': 'private, no-store', Vary: 'Authorization' } },
  );
}
