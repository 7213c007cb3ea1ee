import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { prop } from '@/content/json';
import { listPlans, planTarget } from '@/services/plans/plans';
import { plannedWords, type PlanKind } from '../publish/planned-words';

/** List cell: what visitors see of a document, and what is planned. */
export async function StatusCell({ collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  const id = String(rowData.id);
  const [published, plans] = await Promise.all([publishedIds(payload, collectionSlug), nextPlans(payload)]);
  const plan = plans.get(`${collectionSlug} ${id}`);
  const isPublic = published.has(id);
  const state =
    rowData._status === 'published' ? 'Published' : isPublic ? 'Published, with changes' : 'Draft';
  if (!plan) return <>{state}</>;
  const words = plannedWords(plan.type, plan.when, new Date());
  return (
    <span title="The center’s time">
      {words}
      {plan.type === 'publish' && !isPublic ? '' : ` (${state.toLowerCase()})`}
    </span>
  );
}

/** Once per list, not per row. */
const publishedIds = cache(async (payload: Payload, collection: string) => {
  const { docs } = await payload.find({
    collection: collection as 'blog',
    where: { _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true,
  });
  return new Set(docs.map(({ id }) => String(id)));
});

const nextPlans = cache(async (payload: Payload) => {
  const plans = new Map<string, { type: PlanKind; when: string }>();
  const found = (await listPlans({ payload })).sort((a, b) => b.when.localeCompare(a.when));
  for (const { input, when } of found) {
    const target = planTarget(input);
    const type = prop(input, 'type') === 'unpublish' ? 'unpublish' : 'publish';
    if (target && when) plans.set(`${target.collection} ${target.id}`, { type, when });
  }
  return plans;
});
