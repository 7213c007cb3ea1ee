import type { CollectionSlug } from 'payload';
import { CENTER_CLOCK } from '@/content/center-time';
import { draftedCollections, draftedGlobals, slugsOf } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { listPlans, planTarget } from '@/services/plans/plans';
import { dayOf, rights, titleIn, type Asker, type Item } from './item';

const MOST = 50;

/** Unpublished changes, newest first. */
export async function draftsWaiting(asker: Asker): Promise<Item[]> {
  const found = await Promise.all([
    ...slugsOf(draftedCollections(asker.payload.config)).map(async (collection) => {
      const { docs } = await asker.payload.find({
        ...rights(asker),
        collection,
        draft: true,
        where: { _status: { equals: 'draft' } },
        sort: '-updatedAt',
        limit: MOST,
      });
      return docs.map((doc) =>
        waiting(doc, titleIn(asker, collection, doc), `/collections/${collection}/${doc.id}`),
      );
    }),
    ...draftedGlobals(asker.payload.config).map(async ({ slug, label }) => {
      const doc = await asker.payload.findGlobal({ ...rights(asker), slug, draft: true });
      // A global that was never saved counts as a draft, and has no date.
      return prop(doc, '_status') === 'draft' && prop(doc, 'updatedAt')
        ? [waiting(doc, asString(label), `/globals/${slug}`)]
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

/** Scheduled publishing and unpublishing, including overdue ones. */
export async function scheduled(asker: Asker, { hasFailed }: { hasFailed: boolean }): Promise<Item[]> {
  const { payload, user } = asker;
  // The queue itself is closed to all accounts; editors may see what is planned.
  if (!['admin', 'editor'].includes(asString(prop(user, 'role')))) return [];
  const plans = (await listPlans({ payload })).filter((plan) => plan.hasFailed === hasFailed);
  const items = await Promise.all(
    plans.slice(0, MOST).map(async ({ input, waitUntil }) => {
      const target = planTarget(input);
      const verb = prop(input, 'type') === 'unpublish' ? 'Taken down' : 'Published';
      const note = `${verb} ${waitUntil ? momentOf(waitUntil) : 'soon'}`;
      const global = draftedGlobals(payload.config).find(({ slug }) => slug === target?.global);
      if (global) return [{ words: asString(global.label), path: `/globals/${global.slug}`, note }];
      const { collection, id } = target ?? {};
      if (collection === undefined || id === undefined) return [];
      const found = await payload
        .findByID({ collection: collection as 'pages', overrideAccess: true, id, depth: 0, draft: true })
        .catch(() => null);
      if (!found) return [];
      return [
        {
          words: titleIn(asker, collection as CollectionSlug, found),
          path: `/collections/${collection}/${found.id}`,
          note,
        },
      ];
    }),
  );
  return items.flat();
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  ...CENTER_CLOCK,
});
export const momentOf = (iso: string) => `on ${MOMENT.format(new Date(iso))}`;
