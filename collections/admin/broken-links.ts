import type { CollectionSlug, Payload } from 'payload';
import { draftedCollections } from '@/content/collection-lists';
import { pathOf } from '@/content/links/collection-paths';
import { pathsInCode } from '@/content/links/paths-in-code';
import { SEARCH_PATH } from '@/content/links/search-path';
import { pageSchemas } from '@/content/schema/schemas';
import { asString, fieldAt, prop, walk } from '@/content/json';
import { perRevision } from '@/server/revision/per-revision';
import { idOf } from '../fields/id-of';

/** A published text that links to a missing page of this site. */
export type BrokenLink = { collection: string; id: string; doc: object; address: string };

const FILE = /\.[a-z0-9]+$/;

/** Reads all public content without hooks and access rules, once per content version. */
export const brokenLinks = perRevision('broken-links', find);

type Doc = { id: string; slug?: string; from?: string };

async function find({ config, db }: Payload): Promise<BrokenLink[]> {
  const read = async (collection: CollectionSlug, where = {}) =>
    (await db.find<Doc>({ collection, where, limit: 0, pagination: false })).docs;
  const published = { _status: { equals: 'published' } };
  const [redirects, contents] = await Promise.all([
    read('redirects'),
    Promise.all(
      draftedCollections(config).map(async (collection) => ({
        collection,
        docs: await read(collection.slug, published),
      })),
    ),
  ]);
  const layout = await db.findGlobal({ slug: 'site-layout' });

  const isPublic = new Set(
    contents.flatMap(({ collection, docs }) => docs.map(({ id }) => `${collection.slug} ${id}`)),
  );
  const paths = new Set<string>([
    ...Object.values(pageSchemas).map(({ path }) => path),
    ...pathsInCode,
    SEARCH_PATH,
    ...contents.flatMap(({ collection, docs }) => docs.map((doc) => pathOf(collection, doc))),
    // Two therapies have a page below /conditions as well.
    ...contents.flatMap(({ collection, docs }) =>
      collection.slug === 'therapies' ? docs.map(({ slug }) => `/conditions/${slug}`) : [],
    ),
    ...redirects.map(({ from = '' }) => from),
  ]);
  const isBroken = (link: Link) =>
    'id' in link
      ? !isPublic.has(`${link.collection} ${link.id}`)
      : !paths.has(link.path) && !FILE.test(link.path);

  return [
    ...contents.flatMap(({ collection, docs }) => docs.flatMap((doc) => broken(collection.slug, doc))),
    ...broken('site-layout', { ...layout, id: '' }),
  ];

  function broken(collection: string, doc: Doc): BrokenLink[] {
    return linksIn(doc)
      .filter(isBroken)
      .map((link) => ({
        ...{ collection, id: doc.id, doc },
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
