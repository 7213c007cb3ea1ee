import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { DAY_MS } from '@/content/durations';
import { asString, prop } from '@/content/json';
import { isAlwaysPublic } from '@/content/links/always-public';
import { isDocumentId } from '@/content/links/document-id';
import { STORE, writeKeyValue } from '../key-value/key-value';
import { isHeldBack } from '../review/held';
import { listPlans, makerOf, mayPublish, planTarget, type Plan, type PlanTarget } from './plans';

/** Why a plan was removed, for the dashboard. */
type Reason = 'account-deleted' | 'right-lost' | 'not-approved' | 'always-public' | 'changed-since';

/** A removed plan, for the dashboard. Times are ISO 8601. */
export type RemovedPlan = {
  key: string;
  collection: string;
  id: string;
  global: string;
  type: 'publish' | 'unpublish';
  when: string;
  maker: string;
  reason: Reason;
  removedAt: string;
};

const PREFIX = 'removed-plan:';
const SHOWN_MS = 30 * DAY_MS;

/** Removes the plans of a deleted account, or of one that may no longer publish what it has scheduled. */
export async function removePlansOf(
  req: PayloadRequest,
  account: { id: string | number; name?: string | null; user?: TypedUser },
): Promise<void> {
  const { payload } = req;
  for (const plan of await listPlans(req, String(account.id))) {
    const target = planTarget(plan.input);
    if (target && account.user && (await mayPublish(payload, account.user, target))) continue;
    await payload.delete({ collection: 'payload-jobs', id: plan.id, overrideAccess: true, req });
    const reason = account.user ? 'right-lost' : 'account-deleted';
    await noteRemoved(req, plan, { maker: asString(account.name), reason });
  }
}

/** Whether a due plan may be carried out; otherwise it is removed and recorded for the dashboard. */
export async function mayCarryOut(req: PayloadRequest, plan: Plan): Promise<boolean> {
  const target = planTarget(plan.input);
  if (!target) return true;
  const maker = makerOf(plan.input);
  // A failed read throws, and the plan is tried again.
  const user = isDocumentId(maker)
    ? await req.payload.findByID({
        collection: 'staff',
        id: maker,
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
      })
    : null;
  const reason = await reasonAgainst(
    req,
    plan,
    target,
    user && ({ ...user, collection: 'staff' } as TypedUser),
  );
  if (reason) await noteRemoved(req, plan, { maker: asString(user?.name), reason });
  return !reason;
}

async function reasonAgainst(
  req: PayloadRequest,
  { input, triedAt }: Plan,
  target: PlanTarget,
  user: TypedUser | null,
): Promise<Reason | undefined> {
  const isUnpublish = prop(input, 'type') === 'unpublish';
  if (isUnpublish && isAlwaysPublic(target)) return 'always-public';
  if (!user) return 'account-deleted';
  if (!(await mayPublish(req.payload, user, target))) return 'right-lost';
  if (!isUnpublish && (await isHeldBack(req, target))) return 'not-approved';
  // What somebody did since the failed attempt counts, such as taking the document down.
  return triedAt !== undefined && (await isWrittenSince(req, target, triedAt)) ? 'changed-since' : undefined;
}

async function isWrittenSince(req: PayloadRequest, { collection, id, global }: PlanTarget, since: string) {
  const newest = { sort: '-updatedAt', limit: 1, depth: 0, overrideAccess: true, req } as const;
  const { docs } = global
    ? await req.payload.findGlobalVersions({ ...newest, slug: global as 'site-layout' })
    : await req.payload.findVersions({
        ...newest,
        collection: collection as 'pages',
        where: { parent: { equals: id } },
      });
  return asString(docs[0]?.updatedAt) > since;
}

async function noteRemoved(
  req: PayloadRequest,
  plan: Plan,
  { maker, reason }: Pick<RemovedPlan, 'maker' | 'reason'>,
) {
  const target = planTarget(plan.input);
  if (!target) return;
  const removed: Omit<RemovedPlan, 'key'> = {
    collection: target.collection ?? '',
    id: target.id ?? '',
    global: target.global ?? '',
    type: prop(plan.input, 'type') === 'unpublish' ? 'unpublish' : 'publish',
    when: plan.when,
    maker,
    reason,
    removedAt: new Date().toISOString(),
  };
  await writeKeyValue(req, `${PREFIX}${plan.id}`, removed);
}

/** The plans removed in the last thirty days; deletes older records. */
export async function listRemovedPlans(payload: Payload, now: Date): Promise<RemovedPlan[]> {
  const { docs } = await payload.find({
    collection: STORE,
    where: { key: { contains: PREFIX } },
    overrideAccess: true,
    pagination: false,
  });
  const removed = docs.map(({ key, data }) => ({ ...(data as Omit<RemovedPlan, 'key'>), key }));
  const isOld = ({ removedAt }: RemovedPlan) => now.getTime() - Date.parse(removedAt) > SHOWN_MS;
  for (const { key } of removed.filter(isOld)) await payload.kv.delete(key);
  return removed.filter((plan) => !isOld(plan));
}
