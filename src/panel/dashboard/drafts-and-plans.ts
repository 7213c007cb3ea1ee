import { CENTER_ZONE } from '@/content/center-time';
import { asString, prop } from '@/content/json';
import { EDITED_GLOBALS as GLOBALS } from '../../../collections/admin/where-used';
import { dayOf, rights, titleOf, type Asker, type Item } from './item';

const CONTENT = ['pages', 'conditions', 'therapies', 'blog', 'team-members', 'credentials'] as const;

/** What somebody has begun and not published, the newest first. */
export async function draftsWaiting(asker: Asker): Promise<Item[]> {
  const found = await Promise.all([
    ...CONTENT.map(async (collection) => {
      const { docs } = await asker.payload.find({
        ...rights(asker),
        collection,
        draft: true,
        where: { _status: { equals: 'draft' } },
        sort: '-updatedAt',
        limit: 50,
      });
      return docs.map((doc) => waiting(doc, titleOf(doc), `/collections/${collection}/${doc.id}`));
    }),
    ...GLOBALS.map(async ({ slug, title }) => {
      const doc = await asker.payload.findGlobal({ ...rights(asker), slug, draft: true });
      // One that nobody has ever saved counts as a draft, and has no date.
      return prop(doc, '_status') === 'draft' && prop(doc, 'updatedAt')
        ? [waiting(doc, title, `/globals/${slug}`)]
        : [];
    }),
  ]);
  return found.flat().sort((a, b) => b.at.localeCompare(a.at));
}

function waiting(doc: object, words: string, path: string) {
  const at = asString(prop(doc, 'updatedAt'));
  return {
    at,
    words,
    path,
    note: [`changed ${dayOf(at)}`, asString(prop(doc, 'changedBy'))].filter(Boolean).join(' by '),
  };
}

/** What is published or taken down by itself at a chosen time; or should have been. */
export async function scheduled(
  { payload, user }: Asker,
  { hasFailed }: { hasFailed: boolean },
): Promise<Item[]> {
  // The queue itself is closed to everybody; what is planned is no secret to those who edit.
  if (!['admin', 'editor'].includes(asString(prop(user, 'role')))) return [];
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: hasFailed ? { equals: true } : { not_equals: true },
    },
    sort: 'waitUntil',
    limit: 50,
    depth: 0,
  });
  const items = await Promise.all(
    docs.map(async (job) => {
      const doc = prop(job.input, 'doc');
      const collection = asString(prop(doc, 'relationTo'));
      const verb = prop(job.input, 'type') === 'unpublish' ? 'Taken down' : 'Published';
      const when = job.waitUntil ? momentOf(String(job.waitUntil)) : 'soon';
      if (!collection) {
        const global = GLOBALS.find(({ slug }) => slug === prop(job.input, 'global'));
        return global
          ? [{ words: global.title, path: `/globals/${global.slug}`, note: `${verb} ${when}` }]
          : [];
      }
      const found = await payload
        .findByID({ collection: collection as 'blog', id: String(prop(doc, 'value')), depth: 0, draft: true })
        .catch(() => null);
      return found
        ? [{ words: titleOf(found), path: `/collections/${collection}/${found.id}`, note: `${verb} ${when}` }]
        : [];
    }),
  );
  return items.flat();
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZone: CENTER_ZONE },
});
export const momentOf = (iso: string) => `on ${MOMENT.format(new Date(iso))}`;
