import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { seedPosts } from '../../../seed/blog';
import { seedConditions } from '../../../seed/conditions';
import { seedTherapies } from '../../../seed/therapies';
import { pathsInCode } from '@/content/links/paths-in-code';
import { pageSchemas } from '@/content/schema/schemas';

/** A response as visitors, browsers and search engines get it. */
export type Shown = {
  path: string;
  status: number;
  isPage: boolean;
  /** The complete response: markup, data for scripts, structured data. */
  all: string;
  /** What a visitor reads, without markup. */
  words: string;
  title: string;
  /** The targets of its links. */
  hrefs: string[];
};

/** The same paths on every site: those of the demo's documents are missing pages elsewhere. */
const PATHS: string[] = [
  ...Object.values(pageSchemas).map(({ path }) => path),
  ...Object.keys(pageSchemas).map((name) => `/api/pages/${name}`),
  ...Object.entries({ conditions: seedConditions, therapies: seedTherapies, blog: seedPosts }).flatMap(
    ([kind, documents]) =>
      documents.flatMap(({ slug }) => [`/${kind}/${slug}`, `/api/${kind}/${slug}`]).concat(`/api/${kind}`),
  ),
  ...pathsInCode,
  '/no-such-page',
  '/conditions/no-such-page',
  '/therapies/no-such-page',
  '/blog/no-such-page',
  '/search',
  '/search?q=therapy',
  '/blog?q=therapy',
  '/contact/sent',
  '/contact/sent/es',
  '/contact/thank-you',
  '/api/globals/site-layout',
  '/api/team-members',
  '/blog/feed.xml',
  '/map',
  '/map/interactive',
];

/**
 * Everything that a site shows without an account, and what its sitemap lists besides. `headers` say how the
 * visitor came, such as by which host name.
 */
export async function everythingShown(url: string, headers: Record<string, string>): Promise<Shown[]> {
  const sitemap = await show(url, '/sitemap.xml', headers);
  const listed = [...sitemap.all.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  const shown: Shown[] = [];
  for (const path of new Set([...PATHS, ...listed])) shown.push(await show(url, path, headers));
  return shown;
}

async function show(url: string, path: string, headers: Record<string, string>): Promise<Shown> {
  const { hostname, port } = new URL(url);
  const question = request({
    host: hostname,
    port,
    path,
    headers: { accept: 'text/html', ...headers },
  }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  const all = Buffer.concat(await response.toArray()).toString();
  const body = all.slice(Math.max(all.indexOf('<body'), 0)).replace(/<(script|style)\b[^]*?<\/\1>/g, ' ');
  return {
    path,
    status: response.statusCode ?? 0,
    isPage: /^text\/html/.test(response.headers['content-type'] ?? ''),
    all,
    words: body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    title: /<title>([^<]*)/.exec(all)?.[1] ?? '',
    hrefs: [...body.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  };
}
