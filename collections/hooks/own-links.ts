import type { Endpoint, PayloadRequest } from 'payload';
import { documentAt } from '@/content/links/collection-paths';
import { asString, prop } from '@/content/json';
import { contentEditors } from '@/services/auth/access';
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
  const doc = await documentOf(req, ownPath(asString(prop(node.fields, 'url'))));
  if (!doc) return node as Value;
  const { url: _, ...fields } = node.fields as Record<string, unknown>;
  return { ...node, fields: { ...fields, linkType: 'internal', doc } } as Value;
}

/**
 * `GET /cms-api/document-of-address?address=…`: `{ doc }`, the document of that page, or null; for the text
 * editor.
 */
export const documentOfAddressEndpoint: Endpoint = {
  path: '/document-of-address',
  method: 'get',
  handler: async (req) =>
    (await contentEditors({ req }))
      ? Response.json({ doc: (await documentOf(req, ownPath(asString(req.query.address)))) ?? null })
      : Response.json({ errors: [{ message: req.t('error:unauthorized') }] }, { status: 403 }),
};

/** The path of a URL of this site; empty for any other. */
function ownPath(url: string): string {
  if (!URL.canParse(url, env.siteUrl)) return '';
  const { origin, pathname, search, hash } = new URL(url, env.siteUrl);
  const isOwn = [env.siteUrl, ...env.origins].some((known) => new URL(known).origin === origin);
  return url && isOwn && !search && !hash ? pathname : '';
}

async function documentOf(req: PayloadRequest, path: string) {
  const at = documentAt(req.payload.config, path);
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
