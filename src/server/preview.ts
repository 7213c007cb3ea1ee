import { createHmac, timingSafeEqual } from 'node:crypto';
import { safeUrl } from '@/content/address';
import { asText, get } from '@/content/untyped';
import { payloadSecret } from './secret';

/** The front never keeps an answer to a request that carries a cookie of this beginning. */
export const PREVIEW_COOKIE = 'payload-preview';

const DAY_S = 24 * 60 * 60;

/** A link that shows drafts for a day, to whoever has it: it is for a colleague. `path` is the page that it opens. */
export const previewToken = (path: string, now = Date.now()): string => {
  const claims = Buffer.from(JSON.stringify({ path, until: Math.floor(now / 1000) + DAY_S })).toString(
    'base64url',
  );
  return `${claims}.${sign(claims)}`;
};

/** What a token allows: the page that it opens, and until when (seconds since 1970); null for a forged or expired one. */
export function readPreviewToken(token: string, now = Date.now()): { path: string; until: number } | null {
  const [claims = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(claims))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const [path, until] = [safeUrl(asText(get(said, 'path'))), get(said, 'until')];
  if (!path.startsWith('/') || typeof until !== 'number' || until * 1000 <= now) return null;
  return { path, until };
}

/** Whether a `Cookie` header has a token that is still good. */
export function showsDrafts(cookies: string | null | undefined, now = Date.now()): boolean {
  const token = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([^;]+)`).exec(cookies ?? '')?.[1];
  return token !== undefined && readPreviewToken(token, now) !== null;
}

const sign = (claims: string) =>
  createHmac('sha256', `preview ${payloadSecret()}`).update(claims).digest('base64url');
