import { APIError, Forbidden, type PayloadRequest } from 'payload';
import { asString, prop } from '@/content/json';
import { isAlwaysPublic, NOT_TAKEN_DOWN } from '@/content/links/always-public';
import { findPlan, mayPublish, planTarget, type PlanTarget } from '@/services/plans/plans';
import { demandRead, targetOf } from './rights';

type Given = Record<string, unknown>;

/**
 * "Schedule publish" of the panel: adds the plan `{ type, date, doc | global }`, or removes the plan `{
 * deleteID }`. Payload's own version only checks access to the panel.
 * @throws {Forbidden} unless this person may publish the document now
 */
export async function schedule(req: PayloadRequest, given: Given): Promise<{ message: string }> {
  if (given.deleteID) await takeBack(req, asString(given.deleteID));
  else await plan(req, given);
  return { message: req.t('general:success') };
}

async function plan(req: PayloadRequest, { type, date, doc, global, timezone }: Given) {
  const target = planTarget({ doc, global });
  if (!target || (type !== 'publish' && type !== 'unpublish'))
    throw new APIError('Choose what is published or taken down.', 400);
  const when = date instanceof Date ? date : new Date(asString(date));
  if (Number.isNaN(when.getTime())) throw new APIError('Choose a day and a time.', 400);
  await demandPublishing(req, target);
  if (type === 'unpublish' && isAlwaysPublic(target)) throw new APIError(NOT_TAKEN_DOWN, 400);
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      ...target.input,
      timezone: asString(timezone) || undefined,
      plannedFor: when.toISOString(),
      user: { relationTo: 'staff', value: String(req.user?.id) },
    } as never,
    waitUntil: when,
    req,
  });
}

async function takeBack(req: PayloadRequest, id: string) {
  const planned = await findPlan(req, id);
  const target = planTarget(planned?.input);
  if (!planned || !target) throw new APIError('This plan is gone already. Reload the page.', 404);
  await demandPublishing(req, target);
  await req.payload.delete({ collection: 'payload-jobs', id: planned.id, overrideAccess: true, req });
}

/** @throws {Forbidden} */
async function demandPublishing(req: PayloadRequest, target: PlanTarget) {
  if (!(await mayPublish(req.payload, req.user, target))) throw new Forbidden(req.t);
}

/**
 * The pending plans of a document, for people who may read it. Payload's own version also requires the right
 * to publish.
 */
export async function plannedFor(
  req: PayloadRequest,
  given: Given,
  ask: (given: Given) => Promise<unknown>,
): Promise<unknown> {
  await demandRead(req, targetOf(req, given));
  return ask({ id: prop(given, 'id'), collectionSlug: given.collectionSlug, globalSlug: given.globalSlug });
}
