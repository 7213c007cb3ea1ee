import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { pageSchemas, type PageName } from '@/content/schemas';
import { toSeed } from '@/content/to-seed';
import { seedPages } from './pages';
import type { SeedPage } from './pages/types';

/**
 * Creates the fixed pages that are not there yet, with their pictures, and touches nothing else: a page that came with a
 * new version appears on a site that is running already. One small query where nothing is missing.
 * @returns the names of the pages that were created.
 */
export async function createMissingPages(cms: Payload): Promise<PageName[]> {
  const { docs } = await cms.find({
    collection: 'pages',
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  const missing = pageNames.filter((name) => !docs.some((page) => page.name === name));
  for (const name of missing) await create(cms, name, seedPages[name]);
  return missing;
}

const pageNames = Object.keys(pageSchemas) as PageName[];

async function create(cms: Payload, name: PageName, { title, words, pictures = {}, seo }: SeedPage) {
  // Loaded only here: they are large, and on most starts no page is missing.
  const [{ mediaIds }, { richTextOf }] = await Promise.all([import('./media-files'), import('./rich-text')]);
  const { ids } = await mediaIds(cms, Object.values(pictures).flat());
  const placed = Object.entries(pictures).map(([path, files]) => [
    path,
    Array.isArray(files) ? files.map((file) => ids.get(file)) : ids.get(files),
  ]);
  const body = toSeed(pageSchemas[name], { ...words, ...Object.fromEntries(placed) }, await richTextOf(cms));
  await cms.create({
    collection: 'pages',
    draft: false,
    data: {
      name,
      title,
      body: [body] as RequiredDataFromCollectionSlug<'pages'>['body'],
      seo,
      _status: 'published',
    },
  });
}
