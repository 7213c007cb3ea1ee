import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload';
import { asText } from '@/content/untyped';

const COLLECTIONS = ['pages', 'conditions', 'therapies', 'blog', 'team-members'] as const;

const GLOBALS = [
  { slug: 'site-layout', title: 'Site layout' },
  { slug: 'brand', title: 'Brand' },
] as const;

/** A document that shows a picture: its title, where in it (names of fields), and its place in the panel. */
export type Use = { title: string; place: string; path: string; isDraft: boolean };

/**
 * Every document that shows this picture or film, published or in its latest draft. Reads all content, past hooks and
 * rules, so it is for the panel, never for a visitor's request.
 */
export async function usesOf(req: PayloadRequest, mediaId: string): Promise<Use[]> {
  const { db } = req.payload;
  const all = { req, pagination: false, limit: 0 } as const;
  const inDraft: Where = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] };
  const found = await Promise.all([
    ...COLLECTIONS.map(async (collection) => {
      const [{ docs }, { docs: drafts }] = await Promise.all([
        db.find<Doc>({ ...all, collection, where: {} }),
        db.findVersions<Doc>({ ...all, collection, where: inDraft }),
      ]);
      const ofDrafts = drafts.map(({ parent, version }) => ({ ...version, id: String(parent) }) as Doc);
      return [usesIn(docs, false), usesIn(ofDrafts, true)].flat();

      function usesIn(documents: Doc[], isDraft: boolean): Use[] {
        return documents.flatMap((doc) =>
          placesOf(doc, mediaId).map((place) => ({
            title: titleOf(collection, doc),
            place,
            path: `/collections/${collection}/${doc.id}`,
            isDraft,
          })),
        );
      }
    }),
    ...GLOBALS.map((global) => usesInGlobal(req, mediaId, global)),
  ]);
  return withoutTwins(found.flat());
}

type Doc = { id: string; name?: string; title?: string };

async function usesInGlobal(
  req: PayloadRequest,
  mediaId: string,
  { slug, title }: (typeof GLOBALS)[number],
): Promise<Use[]> {
  const { db } = req.payload;
  const [stored, { docs }] = await Promise.all([
    db.findGlobal({ slug, req }),
    db.findGlobalVersions({ global: slug, limit: 1, sort: '-updatedAt', req }),
  ]);
  return [stored, docs[0]?.version].flatMap((values, index) =>
    placesOf(values, mediaId).map((place) => ({
      title,
      place,
      path: `/globals/${slug}`,
      isDraft: index === 1,
    })),
  );
}

/** Nothing that is shown somewhere can be deleted; the sentence says where to take it out first. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // The seed's reset empties everything.
  if (req.payloadAPI === 'local' && !req.user) return;
  const uses = await usesOf(req, String(id));
  if (uses.length === 0) return;
  const places = uses.slice(0, 5).map(({ title, place }) => `“${title}” (${place})`);
  const more = uses.length > 5 ? ` and ${uses.length - 5} more` : '';
  throw new APIError(
    `This file is still shown in ${places.join(', ')}${more}. Choose another one there first; then it can be deleted.`,
    409,
    undefined,
    true,
  );
};

/** The names of the fields on the way to each value that is the id, such as `Hero → Film`. */
function placesOf(value: unknown, id: string, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesOf(item, id, path));
  if (typeof value === 'object' && value !== null) {
    // An id of MongoDB is an object that says itself as text.
    if (String(value) === id) return [inWords(path)];
    return Object.entries(value).flatMap(([key, part]) =>
      key === 'id' ? [] : placesOf(part, id, [...path, key]),
    );
  }
  return value === id ? [inWords(path)] : [];
}

const STORAGE = new Set(['body', 'root', 'children', 'value', 'version', 'fields', 'doc']);

const inWords = (path: string[]) =>
  path
    .filter((name) => !STORAGE.has(name))
    .map((name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(' → ') || 'Text';

/** A person is called by name; their title is their role. */
const titleOf = (collection: string, { name, title }: Doc) =>
  (collection === 'team-members' ? asText(name) : asText(title)) || 'Untitled';

function withoutTwins(uses: Use[]): Use[] {
  const seen = new Map<string, Use>();
  for (const use of uses) {
    const key = `${use.path} ${use.place}`;
    // In the published document as well: then it is not only in a draft.
    if (!seen.get(key) || !use.isDraft) seen.set(key, use);
  }
  return [...seen.values()];
}
