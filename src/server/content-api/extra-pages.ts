import { slugPath } from '@/content/links/documents';
import { extraPlaces } from '@/content/schema/extra-pages';
import type { ApiMoreLink } from '@/content/derive/more-links';
import type { ExtraPage } from '@/payload-types';
import { listPublished } from '../cms/list-published';
import { getCms } from '../cms/payload';
import { readScope } from '../cms/read-scope';

/** The addresses of all published extra pages: no other one is looked up. */
export async function listExtraSlugs(): Promise<string[]> {
  const docs = await listPublished<ExtraPage>(await getCms(), {
    collection: 'extra-pages',
    select: { slug: true },
  });
  return docs.map(({ slug }) => slug);
}

/** The extra pages that every page links to, by title. */
export async function listMoreLinks(): Promise<ApiMoreLink[]> {
  const cms = await getCms();
  const { docs } = await cms.find({
    ...readScope(),
    collection: 'extra-pages',
    where: { place: { in: Object.keys(extraPlaces) } },
    sort: 'title',
    pagination: false,
    depth: 0,
    select: { title: true, slug: true, place: true, language: true },
  });
  return docs.flatMap(({ title, slug, place, language }) =>
    place
      ? [
          {
            label: title,
            url: slugPath('extra-pages', slug),
            place,
            ...(language ? { language } : {}),
          },
        ]
      : [],
  );
}
