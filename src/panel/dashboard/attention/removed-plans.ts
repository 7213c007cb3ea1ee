import type { CollectionSlug } from 'payload';
import { draftedGlobals } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { roleOf } from '@/services/auth/access';
import { listPlans, planTarget } from '@/services/plans/plans';
import { listRemovedPlans, type RemovedPlan } from '@/services/plans/removed';
import { momentOf } from './drafts-and-plans';
import { rights, titleIn, type Asker, type Item } from './item';

/** Plans removed with their author's account or role, until their document is changed or planned again. */
export async function removedPlans(asker: Asker): Promise<Item[]> {
  const role = roleOf(asker);
  if (role !== 'admin' && role !== 'editor') return [];
  const removed = await listRemovedPlans(asker.payload, asker.now);
  if (removed.length === 0) return [];
  const planned = new Set((await listPlans(asker)).map(({ input }) => placeOf(planTarget(input) ?? {})));
  const items = await Promise.all(
    removed.filter((plan) => !planned.has(placeOf(plan))).map((plan) => itemOf(asker, plan)),
  );
  return items.flat();
}

async function itemOf(asker: Asker, plan: RemovedPlan): Promise<Item[]> {
  const how = { ...rights(asker), draft: true } as const;
  const global = draftedGlobals(asker.payload.config).find(({ slug }) => slug === plan.global);
  const collection = plan.collection as CollectionSlug;
  const doc = global
    ? await asker.payload.findGlobal({ ...how, slug: global.slug })
    : await asker.payload.findByID({ ...how, collection, id: plan.id }).catch(() => null);
  if (!doc || asString(prop(doc, 'updatedAt')) > plan.removedAt) return [];
  const what = plan.type === 'unpublish' ? 'Taking it down' : 'Publishing it';
  const when = plan.when ? ` ${momentOf(plan.when)}` : '';
  const maker = plan.maker || 'somebody';
  const why = {
    'account-deleted': 'whose account is gone',
    'right-lost': 'who may no longer publish',
    'not-approved': 'and nobody else had approved the words',
    'always-public': 'and it is part of every visit',
    'changed-since': 'and it was changed after a first attempt had failed',
  }[plan.reason];
  return [
    {
      words: global ? asString(global.label) : titleIn(asker, collection, doc),
      path: global ? `/globals/${global.slug}` : `/collections/${collection}/${plan.id}`,
      note: `${what}${when} was planned by ${maker}, ${why}`,
    },
  ];
}

const placeOf = ({
  collection = '',
  id = '',
  global = '',
}: {
  collection?: string;
  id?: string;
  global?: string;
}) => `${collection} ${id} ${global}`;
