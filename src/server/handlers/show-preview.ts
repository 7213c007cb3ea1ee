import { getCms } from '../cms';
import { openPreviewToken, previewedPath } from '../preview';
import { PREVIEW_COOKIE } from '../preview-cookie';
import { failed, refuse } from '../respond';

const OVER =
  'This link to a preview is no longer good. Whoever sent it can make a new one in the panel, with “Preview”.';

/** `GET /preview?token=…` opens a document's page with its draft, for a day; without a token it ends the preview. */
export async function showPreview(request: Request): Promise<Response> {
  const { searchParams, protocol } = new URL(request.url);
  const token = searchParams.get('token');
  if (token === null) return sendTo('/', `${PREVIEW_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
  try {
    const cms = await getCms();
    const opened = await openPreviewToken(cms, token);
    const path = opened && (await previewedPath(cms, opened));
    if (!opened || !path) return refuse(request, 410, OVER);
    const seconds = opened.until - Math.floor(Date.now() / 1000);
    const secure = protocol === 'https:' ? '; Secure' : '';
    return sendTo(
      path,
      `${PREVIEW_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
    );
  } catch (error) {
    return failed(request, error);
  }
}

const sendTo = (path: string, cookie: string) =>
  new Response(null, {
    status: 307,
    headers: { Location: path, 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store' },
  });
