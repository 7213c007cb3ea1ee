import {
  createLocalReq,
  type Access,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';
import { asList, asString, prop } from '@/content/json';
import { plannedTime } from '@/content/planned-time';
import type { PayloadJob } from '@/payload-types';

/** A document or global to publish or unpublish, and how the job names it. */
export type PlanTarget = { collection?: string; id?: string; global?: string; input: object };

/** Times are ISO 8601; `triedAt` is when the newest attempt failed. */
export type Plan = { id: string; input: unknown; when: string; hasFailed: boolean; triedAt?: string };

type PlanJob = Pick<PayloadJob, 'id' | 'waitUntil' | 'hasError'> & { input?: unknown; log?: unknown };

export const planOf = ({ id, input, waitUntil, hasError, log }: PlanJob): Plan => ({
  id: String(id),
  input,
  when: plannedTime(input, waitUntil),
  hasFailed: hasError === true,
  triedAt: asString(prop(asList(log).at(-1), 'completedAt')) || undefined,
});

/** The target of a plan's input; undefined where it names none. */
export function planTarget(input: unknown): PlanTarget | undefined {
  const doc = prop(input, 'doc');
  const [collection, global] = [asString(prop(doc, 'relationTo')), asString(prop(input, 'global'))];
  const id = idOf(prop(doc, 'value'));
  if (collection && id && !global)
    return { collection, id, input: { doc: { relationTo: collection, value: id } } };
  return global && !collection ? { global, input: { global } } : undefined;
}

const idOf = (value: unknown) => (typeof value === 'number' ? String(value) : asString(value));

/** Whether a person may publish, and so unpublish, this document now. */
export async function mayPublish(
  payload: Payload,
  user: TypedUser | null | undefined,
  { collection, id, global }: PlanTarget,
): Promise<boolean> {
  const { collections, globals } = payload.config;
  const entity = global
    ? globals.find(({ slug }) => slug === global)
    : collections.find(({ slug }) => slug === collection);
  if (!user || !entity?.versions || !entity.versions.drafts) return false;
  const req = await createLocalReq({ user }, payload);
  const rule = entity.access.update as Access;
  const right = await rule({ req, ...(id === undefined ? {} : { id }), data: { _status: 'published' } });
  return typeof right === 'boolean' ? right : isAmong(payload, { collection, id }, right);
}

async function isAmong(payload: Payload, { collection, id }: Omit<PlanTarget, 'input'>, allowed: Where) {
  if (collection === undefined) return false;
  const where = { and: [{ id: { equals: id } }, allowed] };
  const { totalDocs } = await payload.count({
    collection: collection as 'pages',
    where,
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** The pending plans, the next one first; given an account, only its own. */
export async function listPlans(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  maker?: string,
): Promise<Plan[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    overrideAccess: true,
    sort: 'waitUntil',
    depth: 0,
    pagination: false,
    req,
  });
  const plans = docs.map(planOf);
  return maker === undefined ? plans : plans.filter(({ input }) => makerOf(input) === maker);
}

/** The account that scheduled it; empty where the job does not say. */
export const makerOf = (input: unknown) => idOf(prop(prop(input, 'user'), 'value'));

export const findPlan = async (req: PayloadRequest, id: string) =>
  (await listPlans(req)).find((plan) => plan.id === id);
