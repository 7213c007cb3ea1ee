import { addDataAndFileToRequest, type Endpoint, type FieldHook, type PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';
import { contentEditors } from '@/server/auth/access';

/** `GET /cms-api/blog/categories`: the categories of all posts, drafts included, in alphabetical order. */
export const listCategories: Endpoint = {
  path: '/categories',
  method: 'get',
  handler: async (req) => {
    if (!(await contentEditors({ req }))) return Response.json({ errors: [] }, { status: 403 });
    return Response.json({ categories: await knownCategories(req) });
  },
};

/** `POST /cms-api/blog/categories/count`: each category with its number of posts. */
export const countCategories: Endpoint = {
  path: '/categories/count',
  method: 'post',
  handler: async (req) => {
    if (!(await contentEditors({ req }))) return refusal(403, 'Please sign in as an editor.');
    const used = await categoriesOfPosts(req);
    const categories = spelledOnce(used).map((name) => ({
      name,
      posts: used.filter((category) => isSame(category, name)).length,
    }));
    return Response.json({ categories });
  },
};

/**
 * `POST /cms-api/blog/categories/rename` `{ from, to }`: renames it on every post, drafts included, or merges
 * it into an existing category. `{ changed }` is the number of posts changed.
 */
export const renameCategory: Endpoint = {
  path: '/categories/rename',
  method: 'post',
  handler: async (req) => {
    if (!(await contentEditors({ req }))) return refusal(403, 'Please sign in as an editor.');
    await addDataAndFileToRequest(req);
    const [from, wanted] = ['from', 'to'].map((key) => asString(prop(req.data, key)).replace(/\s+/g, ' '));
    if (!from || !wanted || wanted.length > 40)
      return refusal(400, 'Choose a category, and give a name of at most 40 characters.');
    const others = (await knownCategories(req)).filter((name) => !isSame(name, from));
    const to = others.find((name) => isSame(name, wanted)) ?? wanted;
    return Response.json({ changed: await move(req, from, to) });
  },
};

/** Writes only this column, without hooks: the rest of a draft stays, and nothing is published. */
async function move(req: PayloadRequest, from: string, to: string): Promise<number> {
  const { db } = req.payload;
  const all = { collection: 'blog', limit: 0, pagination: false, req } as const;
  const changed = new Set<string>();
  const { docs } = await db.find<Post>({ ...all, where: {} });
  for (const { id, category } of docs) {
    if (!isSame(category ?? '', from)) continue;
    await db.updateOne({ collection: 'blog', id, data: { category: to }, req, returning: false });
    changed.add(String(id));
  }
  const newest = await db.findVersions<Post>({ ...all, where: { latest: { equals: true } } });
  for (const found of newest.docs) {
    if (!isSame(found.version.category ?? '', from)) continue;
    const versionData = { ...found, version: { ...found.version, category: to } };
    await db.updateVersion({ collection: 'blog', id: found.id, versionData, req });
    changed.add(String(found.parent));
  }
  return changed.size;
}

type Post = { id: string; category?: string | null };

const refusal = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** Uses the existing spelling of a category: "anxiety" and "Anxiety" would be two public categories. */
export const asKnownCategory: FieldHook = async ({ value, originalDoc, req }) => {
  const wanted = asString(value).replace(/\s+/g, ' ');
  if (!wanted || wanted === originalDoc?.category) return wanted || null;
  const { docs } = await req.payload.find({
    collection: 'blog',
    overrideAccess: true,
    where: {
      category: { like: wanted },
      ...(originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {}),
    },
    depth: 0,
    pagination: false,
    select: { category: true },
    req,
  });
  return docs.find(({ category }) => isSame(category ?? '', wanted))?.category ?? wanted;
};

/** Splits tags typed as "sleep, worry" and removes duplicates. */
export const splitTags: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value;
  const tags = value
    .flatMap((tag) => String(tag).split(/[,;]/))
    .map((tag) => tag.trim().replace(/\s+/g, ' '));
  return tags.filter((tag, index) => tag && tags.findIndex((other) => isSame(other, tag)) === index);
};

/** The category of each post that has one, from its newest version. */
async function categoriesOfPosts(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'blog',
    overrideAccess: true,
    draft: true,
    depth: 0,
    pagination: false,
    select: { category: true },
    req,
  });
  return docs.flatMap(({ category }) => category || []);
}

const knownCategories = async (req: PayloadRequest) => spelledOnce(await categoriesOfPosts(req));

/** In alphabetical order, each in its most frequent spelling. */
function spelledOnce(used: string[]): string[] {
  const counts = new Map<string, number>();
  for (const category of used) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .map(([category]) => category)
    .filter((category, index, all) => all.findIndex((other) => isSame(other, category)) === index)
    .sort((a, b) => a.localeCompare(b));
}

const isSame = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
