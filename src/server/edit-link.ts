import { pageSchemas } from '@/content/schemas';
import { isTherapyAmongConditions } from '@/content/therapy';
import { getCms } from './cms';

/** Where in the panel the words of a public path are edited; null where there is no such document. @throws {DatabaseAway} */
export async function editLink(path: string): Promise<string | null> {
  if (path === '/blog') return '/admin/collections/blog';
  const page = Object.values(pageSchemas).find((schema) => schema.path === path);
  if (page) return linkTo('pages', 'name', page.name);
  const [, folder, slug, ...more] = path.split('/');
  if (!slug || more.length > 0) return null;
  if (folder === 'conditions')
    return linkTo(isTherapyAmongConditions(slug) ? 'therapies' : folder, 'slug', slug);
  return folder === 'therapies' || folder === 'blog' ? linkTo(folder, 'slug', slug) : null;
}

async function linkTo(
  collection: 'pages' | 'conditions' | 'therapies' | 'blog',
  field: string,
  value: string,
) {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection,
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
    pagination: false,
    draft: true,
  });
  return docs[0] ? `/admin/collections/${collection}/${docs[0].id}` : null;
}
