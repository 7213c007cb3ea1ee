import type { IncomingHttpHeaders } from 'node:http';
import { parseCookies } from 'payload/shared';
import { getCms } from './payload';
import { roleOf } from '@/services/auth/access';
import { PREVIEW_COOKIE } from '@/services/http/cookies';
import { openPreviewToken } from '@/services/auth/preview-token';
import { staffFromToken } from './staff-from-token';

/**
 * Whether a request has a valid panel session, site token or preview. A session that still owes a step of
 * signing in is none: the password alone may have been stolen.
 */
export async function isKnownPerson(given: IncomingHttpHeaders): Promise<boolean> {
  if (given.cookie === undefined && given.authorization === undefined) return false;
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (typeof value === 'string') headers.set(name, value);
  if (await staffFromToken({ headers })) return true;
  const cms = await getCms();
  const { user } = await cms.auth({ headers, canSetHeaders: false });
  if (roleOf({ user }) !== undefined) return true;
  const preview = parseCookies(headers).get(PREVIEW_COOKIE);
  return preview !== undefined && (await openPreviewToken(cms, preview)) !== null;
}
