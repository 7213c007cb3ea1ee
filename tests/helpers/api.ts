import { jest } from '@jest/globals';
import { getCms } from '@/server/cms';
import * as blogPost from '@/app/api/blog/[slug]/route';
import * as blog from '@/app/api/blog/route';
import * as condition from '@/app/api/conditions/[slug]/route';
import * as conditions from '@/app/api/conditions/route';
import * as contact from '@/app/api/contact/route';
import * as layout from '@/app/api/globals/site-layout/route';
import * as page from '@/app/api/pages/[name]/route';
import * as teamMembers from '@/app/api/team-members/route';
import * as therapy from '@/app/api/therapies/[slug]/route';
import * as therapies from '@/app/api/therapies/route';
import * as nothing from '@/app/api/[...rest]/route';

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof METHODS)[number];

type Init = Omit<RequestInit, 'headers'> & {
  method?: Method;
  headers?: Record<string, string>;
  duplex?: 'half';
};
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Route = Record<Method, unknown>;

/** The route files by the path that Next gives them; `:x` is the parameter. */
const ROUTES: [pattern: string, route: Route][] = [
  ['/api/pages/:name', page],
  ['/api/globals/site-layout', layout],
  ['/api/therapies/:slug', therapy],
  ['/api/therapies', therapies],
  ['/api/conditions/:slug', condition],
  ['/api/conditions', conditions],
  ['/api/team-members', teamMembers],
  ['/api/blog/:slug', blogPost],
  ['/api/blog', blog],
  ['/api/contact', contact],
];

/** The answer of the site to one request, without HTTP between: the route file's own function is called. */
export async function ask(path: string, init: Init = {}): Promise<Response> {
  const url = new URL(path, 'http://127.0.0.1:3000');
  const [route, params] = find(url.pathname);
  const handler = route[init.method ?? 'GET'] as Handler;
  return handler(new Request(url, init), { params: Promise.resolve(params) });
}

export async function askJson(path: string, init: Init = {}): Promise<unknown> {
  const response = await ask(path, init);
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The CMS of this test file. The first call makes the tables, so that it may take a while. */
export async function openCms() {
  jest.setTimeout(60_000);
  return getCms();
}

/** Not while a request that a test did not wait for is still writing. */
export async function closeCms() {
  await (await getCms()).destroy();
}

function find(pathname: string): [Route, Record<string, string>] {
  for (const [pattern, route] of ROUTES) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
    const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname);
    if (match) {
      return [
        route,
        Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])),
      ];
    }
  }
  return [nothing, {}];
}
