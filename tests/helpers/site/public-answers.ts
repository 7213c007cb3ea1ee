import { pageSchemas } from '@/content/schema/schemas';

/** What a visitor gets at a URL: status, duration (ms), and the text without the code around it. */
export type Told = { path: string; status: number; words: string; ms: number };

const CALLS = ['globals/site-layout', 'therapies', 'conditions', 'team-members', 'blog'];

/** Every public GET of a site: pages, documents, endpoints, feed and sitemap. */
export async function publicPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  const documents = pages.filter((path) => /^\/(conditions|therapies|blog)\/./.test(path));
  return [
    ...pages,
    ...documents.map((path) => `/api${path}`),
    ...Object.keys(pageSchemas).map((name) => `/api/pages/${name}`),
    ...CALLS.map((path) => `/api/${path}`),
    '/blog/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
  ];
}

/** The number of bodies in the complete content cache: documents, pages, lists, and the list of URLs. */
export const readsOf = (paths: string[]) => paths.filter((path) => path.startsWith('/api/')).length + 1;

/** One after the other, as one visitor would. */
export async function askAll(url: string, paths: string[]): Promise<Told[]> {
  const answers: Told[] = [];
  for (const path of paths) answers.push(await told(url, path));
  return answers;
}

async function told(url: string, path: string): Promise<Told> {
  const start = performance.now();
  const response = await fetch(url + path);
  const body = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  return {
    path,
    status: response.status,
    words: isPage ? wordsOf(body) : body,
    ms: performance.now() - start,
  };
}

const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
