import type { Endpoint, FieldHook, PayloadRequest } from 'payload';
import { asText } from '@/content/untyped';
import { contentEditors } from './access';

/** `GET /cms-api/blog/categories`: those that posts have, drafts included, in the order of the alphabet. */
export const listCategories: Endpoint = {
  path: '/categories',
  method: 'get',
  handler: async (req) => {
    if (!(await contentEditors({ req }))) return Response.json({ errors: [] }, { status: 403 });
    return Response.json({ categories: await knownCategories(req) });
  },
};

/** "anxiety" is the "Anxiety" that is there already: two spellings would be two public categories. */
export const asKnownCategory: FieldHook = async ({ value, originalDoc, req }) => {
  const wanted = asText(value).replace(/\s+/g, ' ');
  if (!wanted || wanted === originalDoc?.category) return wanted || null;
  const { docs } = await req.payload.find({
    collection: 'blog',
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

/** Tags as people type them, "sleep, worry": one each, and none twice. */
export const splitTags: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value;
  const tags = value
    .flatMap((tag) => String(tag).split(/[,;]/))
    .map((tag) => tag.trim().replace(/\s+/g, ' '));
  return tags.filter((tag, index) => tag && tags.findIndex((other) => isSame(other, tag)) === index);
};

async function knownCategories(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'blog',
    draft: true,
    depth: 0,
    pagination: false,
    select: { category: true },
    req,
  });
  const counts = new Map<string, number>();
  for (const { category } of docs) if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .map(([category]) => category)
    .filter((category, index, all) => all.findIndex((other) => isSame(other, category)) === index)
    .sort((a, b) => a.localeCompare(b));
}

const isSame = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
