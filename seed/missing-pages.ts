import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { ownBody, toSeed } from '@/content/derive/to-seed';
import { startOf, type Start } from '../collections/demo/start';
import { seedPages } from './pages';
import type { SeedPage } from './pages/types';

/**
 * Creates missing fixed pages with their pictures and changes nothing else: a page that a new version adds
 * appears on a running site. One small query when nothing is missing.
 * @returns the names of the created pages
 */
export async function createMissingPages(cms: Payload): Promise<PageName[]> {
  const { docs } = await cms.find({
    collection: 'pages',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  const missing = pageNames.filter((name) => !docs.some((page) => page.name === name));
  if (missing.length === 0) return [];
  const start = await startOf(cms);
  for (const name of missing) await create(cms, name, start);
  return missing;
}

const pageNames = Object.keys(pageSchemas) as PageName[];

async function create(cms: Payload, name: PageName, start: Start) {
  const isDemo = start === 'demo';
  const { title, seo } = seedPages[name];
  // Imported here because it is large, and on most starts no page is missing.
  const { richTextOf } = await import('./rich-text');
  const schema = pageSchemas[name];
  const body = isDemo
    ? toSeed(schema, await demoWords(cms, seedPages[name]), await richTextOf(cms))
    : ownBody(schema);
  await cms.create({
    collection: 'pages',
    overrideAccess: true,
    draft: false,
    data: {
      name,
      title,
      body: [body] as RequiredDataFromCollectionSlug<'pages'>['body'],
      ...(isDemo ? { seo } : {}),
      isDemo,
      _status: 'published',
    },
  });
}

/** The demo's text for a page, with the ids of its pictures. */
async function demoWords(cms: Payload, { words, pictures = {} }: SeedPage) {
  const { mediaIds } = await import('./media-files');
  const { ids } = await mediaIds(cms, Object.values(pictures).flat());
  const placed = Object.entries(pictures).map(([path, files]) => [
    path,
    Array.isArray(files) ? files.map((file) => ids.get(file)) : ids.get(files),
  ]);
  return { ...words, ...Object.fromEntries(placed) };
}
