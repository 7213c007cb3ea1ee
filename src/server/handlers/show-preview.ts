import { PREVIEW_COOKIE, readPreviewToken } from '../preview';
import { refuse } from '../respond';

/** `GET /preview?token=…` opens the page with its drafts, for a day; without a token it ends the preview. */
export function showPreview(request: Request): Response {
  const { searchParams, protocol } = new URL(request.url);
  const token = searchParams.get('token');
  if (token === null) return sendTo('/', `${PREVIEW_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
  const allowed = readPreviewToken(token);
  if (!allowed) {
    return refuse(
      request,
      410,
      'This link to a preview is no longer good. Whoever sent it can make a new one in the panel, with “Preview”.',
    );
  }
  const seconds = allowed.until - Math.floor(Date.now() / 1000);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return sendTo(
    allowed.path,
    `${PREVIEW_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
  );
}

const sendTo = (path: string, cookie: string) =>
  new Response(null, {
    status: 307,
    headers: { Location: path, 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store' },
  });
