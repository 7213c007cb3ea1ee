import type { Payload } from 'payload';
import { asList, asString, prop } from '@/content/json';
import { conditionPath } from '@/content/links/condition-path';
import { documentKinds, slugPath, documents, type DocumentKind } from '@/content/links/documents';
import { isSlug } from '@/content/links/slug';
import type { PageName } from '@/content/schema/schemas';
import { knownCondition } from '@/content/words/known-conditions';
import { knownTherapy } from '@/content/words/known-therapies';
import { readScope } from './read-scope';
import { listPublished } from './list-published';

type Address = { written: string; collection: DocumentKind; slug: string };

/**
 * Addresses of documents, written by editors in cards and in the footer, that lead nowhere: no published
 * document and no redirect. Those that the specification names are left out: the views know them, and look
 * for them in the lists of what is published.
 */
export async function findGoneAddresses(cms: Payload, layout: unknown): Promise<string[]> {
  const { docs } = await cms.find({
    ...readScope(),
    collection: 'pages',
    where: { name: { in: Object.keys(cardAddresses) } },
    depth: 0,
    pagination: false,
    select: { name: true, body: true },
  });
  const footer = asList(prop(prop(layout, 'footer'), 'conditionLinks')).map((row) =>
    asString(prop(row, 'url')),
  );
  const addresses = [
    ...docs.flatMap(({ name, body }) => cardAddresses[name as PageName]?.(body?.[0]) ?? []),
    ...footer,
  ].flatMap(toAddress);
  if (addresses.length === 0) return [];
  const isThere = await thereAre(cms, addresses);
  return [...new Set(addresses.filter((address) => !isThere(address)).map(({ written }) => written))];
}

/** The addresses on the cards of a page, by its name. */
const cardAddresses: Partial<Record<PageName, (body: unknown) => string[]>> = {
  homepage: (body) =>
    asList(prop(prop(body, 'conditions'), 'conditions')).map((row) =>
      conditionPath({ title: asString(prop(row, 'title')), slug: asString(prop(row, 'slug')) }),
    ),
  conditions: (body) =>
    asList(prop(prop(body, 'conditionsList'), 'conditions')).map((row) => asString(prop(row, 'path'))),
  therapies: (body) =>
    asList(prop(prop(body, 'mainTherapies'), 'therapies')).map((row) => {
      const slug = asString(prop(row, 'slug'));
      return isSlug(slug) ? slugPath('therapies', slug) : slug;
    }),
};

/** An address at the root may also be one of the fixed pages. */
const FOLDERS = documentKinds.filter((kind) => documents[kind].path !== '');

function toAddress(written: string): Address[] {
  const [path = ''] = written.split(/[?#]/);
  const collection = FOLDERS.find((name) => path.startsWith(`${documents[name].path}/`));
  const slug = collection && path.slice(documents[collection].path.length + 1).replace(/\/$/, '');
  return collection && slug && !knownCondition(slug) && !knownTherapy(slug)
    ? [{ written, collection, slug }]
    : [];
}

async function thereAre(cms: Payload, addresses: Address[]) {
  const pathOf = ({ collection, slug }: Pick<Address, 'collection' | 'slug'>) => slugPath(collection, slug);
  const published = FOLDERS.map(async (collection) => {
    const slugs = addresses.filter((address) => address.collection === collection).map(({ slug }) => slug);
    if (slugs.length === 0) return [];
    const where = { slug: { in: slugs } };
    const docs = await listPublished<{ slug: string }>(cms, { collection, where, select: { slug: true } });
    return docs.map(({ slug }) => pathOf({ collection, slug }));
  });
  const redirects = await cms.find({
    ...readScope(),
    collection: 'redirects',
    where: { from: { in: addresses.map(pathOf) } },
    depth: 0,
    pagination: false,
    select: { from: true },
  });
  const paths = new Set([
    ...(await Promise.all(published)).flat(),
    ...redirects.docs.map(({ from }) => from),
  ]);
  return (address: Address) => paths.has(pathOf(address));
}
