import {
  addDataAndFileToRequest,
  APIError,
  isEntityHidden,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  type Where,
} from 'payload';
import { contentCollections, draftedGlobals, panelTitleOf } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';
import { matchWords, searchedWords } from './match-words';

type Found = { title: string; excerpt: string; path: string; picture?: string };
export type FoundGroup = { label: string; found: Found[]; count: number };

const LONGEST_QUERY = 100;
const MOST_OF_A_KIND = 10;
const IN_A_MESSAGE = ['sender', 'firstName', 'lastName', 'email', 'phone', 'message'];

/**
 * `POST /cms-api/search-panel` `{ query }`: everything that has these words, as far as the account may read
 * it: content with its drafts, pictures, settings, messages. By POST, because the words can name a visitor
 * and stand in no address.
 */
export const searchPanelEndpoint: Endpoint = {
  path: '/search-panel',
  method: 'post',
  handler: async (req) => {
    if (!roleOf(req)) throw new APIError('Please sign in.', 401);
    await addDataAndFileToRequest(req);
    const query = asString(prop(req.data, 'query')).slice(0, LONGEST_QUERY);
    const words = searchedWords(query);
    const groups = words.length === 0 ? [] : await findAll(req, words);
    return Response.json({ groups: groups.filter(({ count }) => count > 0) });
  },
};

const findAll = async (req: PayloadRequest, words: string[]) =>
  Promise.all([
    findMessages(req, words),
    ...contentCollections(req.payload.config)
      .filter(({ admin }) => !isHidden(admin.hidden, req))
      .map((collection) => findDocuments(req, collection, words)),
    findSettings(req, words),
  ]);

const isHidden = (hidden: Parameters<typeof isEntityHidden>[0]['hidden'], { user }: PayloadRequest) =>
  user !== null && isEntityHidden({ hidden, user });

/** With the account's own rights; nothing where it has none. */
const rights = ({ user }: PayloadRequest) => ({ overrideAccess: false, user, depth: 0 }) as const;

async function findDocuments(
  req: PayloadRequest,
  collection: ReturnType<typeof contentCollections>[number],
  words: string[],
): Promise<FoundGroup> {
  const slug: CollectionSlug = collection.slug;
  const isDrafted = Boolean(collection.versions?.drafts);
  const docs = await req.payload
    .find({ ...rights(req), collection: slug, draft: isDrafted, pagination: false })
    .then(({ docs }): unknown[] => docs)
    .catch((): unknown[] => []);
  const found = docs.flatMap((doc) => {
    const title = panelTitleOf(collection, doc);
    const excerpt = matchWords(doc, title, words);
    if (excerpt === undefined) return [];
    const picture = slug === 'media' ? pictureOf(doc) : '';
    const path = `/collections/${slug}/${prop(doc, 'id') as string}`;
    return [{ title, excerpt, path, ...(picture && { picture }) }];
  });
  return groupOf(asString(collection.labels.plural), found);
}

const pictureOf = (doc: unknown) =>
  asString(prop(doc, 'mimeType')).startsWith('image/') ? asString(prop(doc, 'url')) : '';

async function findSettings(req: PayloadRequest, words: string[]): Promise<FoundGroup> {
  const found = await Promise.all(
    draftedGlobals(req.payload.config).map(async ({ label, slug }) => {
      const doc = await req.payload
        .findGlobal({ ...rights(req), slug: slug as GlobalSlug, draft: true })
        .catch(() => null);
      const excerpt = doc && matchWords(doc, asString(label), words);
      return typeof excerpt === 'string'
        ? [{ title: asString(label), excerpt, path: `/globals/${slug}` }]
        : [];
    }),
  );
  return groupOf('Settings of the site', found.flat());
}

/** By the database, and noted in the audit trail like every list of messages. */
async function findMessages(req: PayloadRequest, words: string[]): Promise<FoundGroup> {
  const label = 'Messages';
  if (!['admin', 'intake'].includes(roleOf(req) ?? '')) return { label, found: [], count: 0 };
  const where: Where = {
    and: words.map((word) => ({ or: IN_A_MESSAGE.map((field) => ({ [field]: { like: word } })) })),
  };
  const { docs, totalDocs } = await req.payload.find({
    ...rights(req),
    collection: 'contact-messages',
    where,
    limit: MOST_OF_A_KIND,
  });
  const found = docs.map((doc) => ({
    title: asString(doc.sender) || 'A visitor',
    excerpt: matchWords({ message: doc.message, email: doc.email, phone: doc.phone }, '', words) ?? '',
    path: `/collections/contact-messages/${doc.id}`,
  }));
  return { label, found, count: totalDocs };
}

const groupOf = (label: string, found: Found[]): FoundGroup => ({
  label,
  found: found.slice(0, MOST_OF_A_KIND),
  count: found.length,
});
