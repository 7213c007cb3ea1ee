import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { asText } from '@/content/untyped';

const COLLECTIONS = ['pages', 'conditions', 'therapies', 'blog', 'team-members'] as const;

const GLOBALS = [
  { slug: 'site-layout', title: 'Site layout' },
  { slug: 'brand', title: 'Brand' },
] as const;

/** A document that shows a picture: its title, where in it (names of fields), and its place in the panel. */
export type Use = { title: string; place: string; path: string; isDraft: boolean };

/**
 * Every document that shows this picture or film, published or in its latest draft. Reads all content, so it is for the
 * panel, never for a visitor's request.
 */
export async function usesOf(req: PayloadRequest, mediaId: string): Promise<Use[]> {
  const { payload } = req;
  const every = { depth: 0, pagination: false, trash: true, req } as const;
  const uses = await Promise.all([
    ...COLLECTIONS.flatMap((collection) =>
      [false, true].map(async (draft) => {
        const { docs } = await payload.find({ ...every, collection, draft });
        return docs.flatMap((doc) =>
          placesOf(doc, mediaId).map((place) => ({
            title: asText('title' in doc && collection !== 'team-members' ? doc.title : '') || nameOf(doc),
            place,
            path: `/collections/${collection}/${doc.id}`,
            isDraft: draft,
          })),
        );
      }),
    ),
    ...GLOBALS.flatMap(({ slug, title }) =>
      [false, true].map(async (draft) =>
        placesOf(await payload.findGlobal({ slug, depth: 0, draft, req }), mediaId).map((place) => ({
          title,
          place,
          path: `/globals/${slug}`,
          isDraft: draft,
        })),
      ),
    ),
  ]);
  return withoutTwins(uses.flat());
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

const nameOf = (doc: object) => ('name' in doc ? asText(doc.name) : '') || 'Untitled';

function withoutTwins(uses: Use[]): Use[] {
  const seen = new Map<string, Use>();
  for (const use of uses) {
    const key = `${use.path} ${use.place}`;
    // In the published document as well: then it is not only in a draft.
    if (!seen.get(key) || !use.isDraft) seen.set(key, use);
  }
  return [...seen.values()];
}
