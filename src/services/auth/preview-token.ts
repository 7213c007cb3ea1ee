import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { pagedCollections } from '@/content/collection-lists';
import { pathOf } from '@/content/links/collection-paths';
import { asString, prop } from '@/content/json';
import { SITE_READ } from './access';

/**
 * The one document whose draft a link shows; a global, such as the site layout, is `{ collection:
 * 'site-layout', id: '' }`.
 */
export type Previewed = { collection: string; id: string };

const GLOBALS = ['site-layout', 'brand'] as const;
export const isPreviewedGlobal = (name: string) => GLOBALS.some((slug) => slug === name);

const HOUR_S = 60 * 60;
type Store = Pick<Payload, 'kv' | 'secret'>;

/**
 * The token of a preview link, which works for anyone who has it, such as a colleague. Valid for 23 to 24
 * hours; the same within an hour, so that live preview does not reload the page at each save.
 */
export async function previewToken(store: Store, { collection, id }: Previewed, now = Date.now()) {
  const until = (Math.floor(now / 1000 / HOUR_S) + 24) * HOUR_S;
  const claims = Buffer.from(JSON.stringify({ collection, id, until })).toString('base64url');
  return `${claims}.${await sign(store, claims, { collection, id })}`;
}

/** What a token opens, and its expiry (seconds since 1970); null for a forged, expired or revoked token. */
export async function openPreviewToken(store: Store, token: string, now = Date.now()) {
  const [claims = '', signature = ''] = token.split('.');
  const said = parse(claims);
  const [collection, id, until] = [
    asString(prop(said, 'collection')),
    asString(prop(said, 'id')),
    prop(said, 'until'),
  ];
  if (!collection || typeof until !== 'number' || until * 1000 <= now) return null;
  const wanted = Buffer.from(await sign(store, claims, { collection, id }));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return { collection, id, until };
}

/** Revokes all preview links of a document. */
export const endPreviews = (store: Store, previewed: Previewed) =>
  store.kv.set(keyOf(previewed), { series: randomBytes(12).toString('base64url') });

/**
 * The latest version of the previewed document, drafts included; documents that it refers to are as visitors
 * see them. Undefined when it was deleted.
 */
export async function previewedDocument(
  cms: Payload,
  { collection, id }: Previewed,
): Promise<object | undefined> {
  const how = { overrideAccess: false, limit: 1, depth: 1, pagination: false, sort: '-updatedAt' } as const;
  const global = GLOBALS.find((name) => name === collection);
  if (global) {
    const context = { ...SITE_READ, previewed: global };
    const { docs } = await cms.findGlobalVersions({ ...how, slug: global, context });
    return docs[0]?.version;
  }
  const slug = pagedCollections(cms.config).find((one) => one.slug === collection)?.slug;
  if (!slug) return undefined;
  const { docs } = await cms.findVersions({
    ...how,
    collection: slug,
    context: { ...SITE_READ, previewed: id },
    where: { parent: { equals: id }, latest: { equals: true } },
  });
  return docs[0] && { ...docs[0].version, id };
}

/**
 * The present path of a previewed document's page, from its draft; undefined when it has none or was deleted.
 */
export async function previewedPath(cms: Payload, previewed: Previewed): Promise<string | undefined> {
  if (isPreviewedGlobal(previewed.collection)) return '/';
  const draft = await previewedDocument(cms, previewed);
  const collection = cms.config.collections.find(({ slug }) => slug === previewed.collection);
  return draft && (pathOf(collection, draft) || undefined);
}

const keyOf = ({ collection, id }: Previewed) => `preview ${collection} ${id}`;

/** Contains the document's series: a new one invalidates all earlier links. */
async function sign({ kv, secret }: Store, claims: string, previewed: Previewed) {
  const series = asString(prop(await kv.get(keyOf(previewed)), 'series'));
  return createHmac('sha256', `preview ${secret}`).update(`${claims} ${series}`).digest('base64url');
}

function parse(claims: string): unknown {
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  } catch {
    return null;
  }
}
