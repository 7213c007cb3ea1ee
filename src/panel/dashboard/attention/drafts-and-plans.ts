import type { CollectionSlug } from 'payload';
import { CENTER_CLOCK, dayInCenter } from '@/content/center-time';
import { draftedCollections, draftedGlobals, slugsOf } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { listPlans, planTarget, type Plan } from '@/services/plans/plans';
import { plannedWords } from '../../publish/planned-words';
import { rights, titleIn, type Asker, type Item } from './item';

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
    note: [`changed ${dayInCenter(new Date(at))}`, asString(prop(doc, 'changedBy'))]
      .filter(Boolean)
      .join(' by '),
  };
}

/** Scheduled publishing and unpublishing: still to come or overdue, and failed. */
export async function scheduled(asker: Asker): Promise<{ planned: Item[]; failed: Item[] }> {
  const { payload, user } = asker;
  // The queue itself is closed to all accounts; editors may see what is planned.
  if (!['admin', 'editor'].includes(asString(prop(user, 'role')))) return { planned: [], failed: [] };
  const plans = await listPlans({ payload });
  const itemsOf = async (some: Plan[]) =>
    (await Promise.all(some.slice(0, MOST).map((plan) => itemOf(asker, plan)))).flat();
  return {
    planned: await itemsOf(plans.filter(({ hasFailed }) => !hasFailed)),
    failed: await itemsOf(plans.filter(({ hasFailed }) => hasFailed)),
  };
}

async function itemOf(asker: Asker, plan: Plan): Promise<Item[]> {
  const { collection: slug, id = '', global } = planTarget(plan.input) ?? {};
  const note = noteOn(plan, asker.now);
  if (!slug)
    return draftedGlobals(asker.payload.config)
      .filter((one) => one.slug === global)
      .map(({ slug, label }) => ({ words: asString(label), path: `/globals/${slug}`, note }));
  const collection = slug as CollectionSlug;
  const doc = await asker.payload
    .findByID({ collection, overrideAccess: true, id, depth: 0, draft: true })
    .catch(() => null);
  if (!doc) return [];
  return [{ words: titleIn(asker, collection, doc), path: `/collections/${collection}/${id}`, note }];
}

function noteOn({ input, when, hasFailed }: Plan, now: Date): string {
  const kind = prop(input, 'type') === 'unpublish' ? 'unpublish' : 'publish';
  if (!hasFailed) return plannedWords(kind, when, now);
  const was = kind === 'unpublish' ? 'Was to be taken down' : 'Was to go live';
  return when ? `${was} ${momentOf(when)}` : was;
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  ...CENTER_CLOCK,
});
export const momentOf = (iso: string) => `on ${MOMENT.format(new Date(iso))}`;
