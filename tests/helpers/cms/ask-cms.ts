import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { getCms } from '@/server/cms/payload';
import { guardPayloadRest } from '@/server/handlers/guard-payload-rest';

type Options = { method?: string; body?: unknown; headers?: Record<string, string>; token?: string };

/** Payload's REST API as an HTTP client uses it; anonymous without a token. */
export async function askCms(path: string, { method = 'GET', body, headers = {}, token }: Options = {}) {
  // It logs every refusal with a stack; here refusals are expected.
  (await getCms()).logger.level = 'silent';
  const request = new Request(`http://127.0.0.1:3000/cms-api${path}`, {
    method,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `JWT ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: textOf(body) }),
  });
  const response = await guardedRest(request, { params: Promise.resolve({}) });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
}

/** A string is sent unchanged, to try invalid JSON. */
const textOf = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

/** What `/cms-api` answers, without HTTP. */
export const guardedRest = guardPayloadRest((request) => handleEndpoints({ config, request }));

/** Signs in as the panel does. @returns the session's token, which only the cookie contains */
export async function signIn(email: string, password: string) {
  const { status, text, headers } = await askCms('/staff/login', {
    method: 'POST',
    body: { email, password },
  });
  if (status !== 200) throw new Error(`Signing in answers ${status}: ${text}`);
  return tokenOf(headers);
}

export const tokenOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => /^(?:__Host-)?payload-token=([^;]+)/.exec(cookie)?.[1])
    .find(Boolean) ?? '';
