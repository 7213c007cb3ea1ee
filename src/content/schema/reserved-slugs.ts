import { pageSchemas } from './schemas';
import { pathsInCode } from '../links/paths-in-code';
import { isSystemPath } from '../links/system-paths';

/**
 * First parts of addresses that are taken besides those of the fixed pages, the system and the pages in code:
 * folders, files in `public`, and what the site will need itself.
 * tests/unit/content/links/reserved-slugs.test.ts compares it with the files.
 */
const TAKEN = [
  'blog',
  'conditions',
  'therapies',
  'contact',
  'brand',
  'fonts',
  'next',
  'media',
  'files',
  'static',
  'assets',
  'public',
  'search',
  'session',
  'login',
  'logout',
  'sign-in',
  'feed',
  'rss',
  'sitemap',
  'robots',
  'favicon',
  'robots-txt',
  'sitemap-xml',
  'favicon-ico',
  'index',
  'home',
  'pages',
  'extra-pages',
  'globals',
  'well-known',
  'en',
  'es',
];

const firstParts = (paths: readonly string[]) => paths.map((path) => path.split('/')[1] ?? '');

const reserved = new Set<string>([
  ...TAKEN,
  ...Object.keys(pageSchemas),
  ...firstParts(Object.values(pageSchemas).map(({ path }) => path)),
  ...firstParts(pathsInCode),
]);

/** Whether an extra page cannot stand at `/slug`, because something else of this site does. */
export const isReservedSlug = (slug: string) => reserved.has(slug) || isSystemPath(`/${slug}`);

export const reservedSentence = (slug: string) =>
  `/${slug} is an address that the site itself uses. Choose another one, such as our-${slug}.`;
