import { ownUrl } from '@/content/links/address';
import { getCms } from '../cms/payload';
import { previewCookie } from '@/services/http/cookies';
import { openPreviewToken, previewedPath } from '@/services/auth/preview-token';
import { failed, refuse } from '../content-api/respond';

const OVER =
  'This link to a preview is no longer good. Whoever sent it can make a new one in the panel, with “Preview”.';

/**
 * `GET /preview?token=…` opens the page of a document's draft, for a day; without a token it ends the
 * preview.
 */
export async function showPreview(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return sendTo('/', previewCookie());
  try {
    const cms = await getCms();
    const opened = await openPreviewToken(cms, token);
    const path = opened && (await previewedPath(cms, opened));
    if (!opened || !path) return refuse(request, 410, OVER);
    const seconds = opened.until - Math.floor(Date.now() / 1000);
    return sendTo(path, previewCookie(token, seconds));
  } catch (error) {
    return failed(request, error);
  }
}

const sendTo = (path: string, cookie: string) =>
  new Response(null, {
    status: 307,
    headers: { Location: ownUrl(path) || '/', 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store' },
  });
