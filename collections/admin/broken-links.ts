import type { Payload } from 'payload';
import { pathOf } from '@/content/links/collection-paths';
import { pathsInCode } from '@/content/links/paths-in-code';
import { SEARCH_PATH } from '@/content/links/search-path';
import { pageSchemas } from '@/content/schema/schemas';
import { asString, fieldAt, prop, walk } from '@/content/json';
import { publishedContent, storedIn, type Stored } from '@/services/links/published-content';
import { perRevision } from '@/services/revision/per-revision';
import { idOf } from '@/content/links/document-id';

/** A published text that links to a missing page of this site. */
export type BrokenLink = { collection: string; id: string; doc: object; address: string };

const FILE = /\.[a-z0-9]+$/;

/** Reads all public content without hooks and access rules, once per content version. */
export const brokenLinks = perRevision('broken-links', find);

/** The paths of everything that visitors can open. */
export const publicPaths = async (payload: Pick<Payload, 'config' | 'db'>): Promise<Set<string>> =>
  pathsOf(await publishedContent(payload));

const pathsOf = (contents: Contents) =>
  new Set<string>([
    ...Object.values(pageSchemas).map(({ path }) => path),
    ...pathsInCode,
    SEARCH_PATH,
    ...contents.flatMap(({ collection, docs }) => docs.map((doc) => pathOf(collection, doc))),
    // Two therapies have a page below /conditions as well.
    ...contents.flatMap(({ collection, docs }) =>
      collection.slug === 'therapies' ? docs.map(({ slug }) => `/conditions/${slug}`) : [],
    ),
  ]);

type Contents = Awaited<ReturnType<typeof publishedContent>>;

async function find({ config, db }: Payload): Promise<BrokenLink[]> {
  const [redirects, contents] = await Promise.all([
    storedIn(db, 'redirects'),
    publishedContent({ config, db }),
  ]);
  const layout = await db.findGlobal({ slug: 'site-layout' });

  const isPublic = new Set(
    contents.flatMap(({ collection, docs }) => docs.map(({ id }) => `${collection.slug} ${id}`)),
  );
  const paths = new Set([...pathsOf(contents), ...redirects.map(({ from = '' }) => from)]);
  const isBroken = (link: Link) =>
    'id' in link
      ? !isPublic.has(`${link.collection} ${link.id}`)
      : !paths.has(link.path) && !FILE.test(link.path);

  return [
    ...contents.flatMap(({ collection, docs }) => docs.flatMap((doc) => broken(collection.slug, doc))),
    ...broken('site-layout', { ...layout, id: '' }),
  ];

  function broken(collection: string, doc: Stored): BrokenLink[] {
    return linksIn(doc)
      .filter(isBroken)
      .map((link) => ({
        collection,
        id: doc.id,
        doc,
        address: 'id' in link ? 'a page that was deleted or is not published' : link.path,
      }));
  }
}

type Link = { collection: string; id: string } | { path: string };

const LINKS = /^(?:url|href|link|address|.*Url)$/;

function linksIn(doc: unknown): Link[] {
  const links: Link[] = [];
  walk(doc, (value, path) => {
    const address = typeof value === 'string' && LINKS.test(fieldAt(path)) && /^\/(?!\/)[^?#]*/.exec(value);
    if (address) links.push({ path: address[0].replace(/(.)\/$/, '$1') });
    if (prop(value, 'linkType') !== 'internal') return undefined;
    const target = prop(value, 'doc');
    links.push({ collection: asString(prop(target, 'relationTo')), id: idOf(prop(target, 'value')) });
    return false;
  });
  return links;
}
