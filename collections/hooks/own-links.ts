import type { PayloadRequest } from 'payload';
import { documentAt } from '@/content/links/collection-paths';
import { asString, prop } from '@/content/json';
import { env } from '@/services/settings/env';

/**
 * Turns links to pages of this site, typed or pasted as URLs, into links to their documents, which follow a
 * changed slug. A URL with a fragment (`#…`) stays as it is.
 */
export async function withOwnLinks<Value>(value: Value, req: PayloadRequest): Promise<Value> {
  if (!req.user || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (await Promise.all(value.map((one) => withOwnLinks(one, req)))) as Value;
  const parts = await Promise.all(
    Object.entries(value).map(async ([key, part]) => [key, await withOwnLinks(part as unknown, req)]),
  );
  const node = Object.fromEntries(parts) as Record<string, unknown>;
  if (node.type !== 'link' || prop(node.fields, 'linkType') === 'internal') return node as Value;
  const doc = await documentOfAddress(req, asString(prop(node.fields, 'url')));
  if (!doc) return node as Value;
  const { url: _, ...fields } = node.fields as Record<string, unknown>;
  return { ...node, fields: { ...fields, linkType: 'internal', doc } } as Value;
}

/** The path of a URL of this site; empty for any other. */
function ownPath(url: string): string {
  if (!URL.canParse(url, env.siteUrl)) return '';
  const { origin, pathname, search, hash } = new URL(url, env.siteUrl);
  const isOwn = [env.siteUrl, ...env.origins].some((known) => new URL(known).origin === origin);
  return url && isOwn && !search && !hash ? pathname : '';
}

/** The document whose page a URL of this site leads to, as the value of a relationship; else undefined. */
export async function documentOfAddress(req: PayloadRequest, url: string) {
  const at = documentAt(req.payload.config, ownPath(url));
  if (!at) return undefined;
  const { docs } = await req.payload.find({
    collection: at.collection,
    overrideAccess: true,
    where: { [at.field]: { equals: at.value } },
    limit: 1,
    depth: 0,
    req,
  });
  return docs[0] && { relationTo: at.collection, value: docs[0].id };
}
