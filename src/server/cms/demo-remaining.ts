import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';

const COLLECTIONS = ['pages', 'team-members', 'credentials', 'blog', 'conditions', 'therapies'] as const;

/** Pictures are the demo's as well; by themselves no visitor sees them. */
const LISTED = [...COLLECTIONS, 'media'] as const;

/** A document that is still the demo's: its kind, its title, and its place in the panel. */
export type Left = { kind: string; title: string; path: string };

const ofDemo = { isDemo: { equals: true } };

/** Everything public that is still the demo's, the layout first. */
export async function remainingDemoContent(payload: Payload): Promise<Left[]> {
  const layout = await payload.findGlobal({ slug: 'site-layout', depth: 0 });
  const found = await Promise.all(
    LISTED.map(async (collection) => {
      const { docs } = await payload.find({
        ...{ collection, where: ofDemo, depth: 0, pagination: false },
        select: { title: true, name: true, filename: true },
        sort: 'createdAt',
      });
      return docs.map((doc) => ({
        kind: KINDS[collection],
        title: asString(prop(doc, TITLES[collection] ?? 'title')),
        path: `/collections/${collection}/${doc.id}`,
      }));
    }),
  );
  const ofLayout = { kind: 'Site layout', title: 'Name and contact details', path: '/globals/site-layout' };
  return [...(layout.isDemo ? [ofLayout] : []), ...found.flat()];
}

/** The center itself is invented (its name, telephone or e-mail), or only some of what it shows. */
export type DemoShown = 'center' | 'parts';

/** What visitors can see of it, if anything. */
export async function demoShown(payload: Payload): Promise<DemoShown | undefined> {
  const layout = await payload.findGlobal({ slug: 'site-layout', depth: 0 });
  if (layout.isDemo) return 'center';
  const where = { and: [ofDemo, { _status: { equals: 'published' } }] };
  for (const collection of COLLECTIONS)
    if ((await payload.count({ collection, where })).totalDocs > 0) return 'parts';
  return undefined;
}

/** A page's `name` is its name in the API. */
const TITLES: Partial<Record<string, string>> = {
  'team-members': 'name',
  credentials: 'name',
  media: 'filename',
};

const KINDS = {
  pages: 'Pages',
  'team-members': 'Team members',
  credentials: 'Licenses and insurers',
  blog: 'Blog posts',
  conditions: 'Conditions',
  therapies: 'Therapies',
  media: 'Pictures and films',
};
