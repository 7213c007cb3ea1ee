import { Forbidden, type PayloadRequest } from 'payload';
import { prop } from '@/content/json';
import { demandRead, mayDo, targetOf } from './rights';
import { plannedFor, schedule } from './schedule';

type Given = Record<string, unknown>;

/** One call of the panel: the request, its arguments, and how to call Payload's own server function. */
export type PanelCall = { req: PayloadRequest; given: Given; ask: (given: Given) => Promise<unknown> };

/**
 * The server functions that the panel uses. Payload registers more, for features that this panel does not
 * have (languages, folders, its own slugs); most of them only check access to the panel, so each function
 * here first does the checks of REST.
 */
export const SERVER_FUNCTIONS: Record<string, (call: PanelCall) => Promise<unknown>> = {
  'form-state': formState,
  'table-state': tableState,
  'render-list': renderList,
  'render-document': renderDocument,
  'render-document-slots': renderSlots,
  'get-default-layout': ({ ask }) => ask({}),
  'render-widget': renderWidget,
  'schedule-publish': ({ req, given }) => schedule(req, given),
  'get-upcoming-scheduled-publish': ({ req, given, ask }) => plannedFor(req, given, ask),
};

/**
 * A form's state and its lock: the lock is written without its collection's access rules, in the name of the
 * person.
 */
async function formState({ req, given, ask }: PanelCall) {
  // Dashboard widgets have no settings here, and so no form.
  if (given.widgetSlug !== undefined) throw new Forbidden(req.t);
  const target = targetOf(req, given);
  await demandRead(req, target);
  const mayLock = target.hasLocks && (await mayDo(req, target, 'update'));
  return ask({
    ...without(given, 'skipClientConfigAuth', 'mockRSCs'),
    returnLockStatus: mayLock && given.returnLockStatus,
  });
}

/** Lists of several collections at once are for join fields, which this panel does not have. */
async function tableState({ req, given, ask }: PanelCall) {
  await demandRead(req, targetOf(req, { collectionSlug: given.collectionSlug ?? '' }));
  return ask(without(given, 'parent'));
}

async function renderList({ req, given, ask }: PanelCall) {
  await demandRead(req, targetOf(req, { collectionSlug: given.collectionSlug ?? '' }));
  return ask(given);
}

/** Refuses a global named as a collection. Any path but the document's own would open another view. */
async function renderDocument({ req, given, ask }: PanelCall) {
  const slug = given.collectionSlug;
  const isGlobal = req.payload.config.globals.some((global) => global.slug === slug);
  await demandRead(req, targetOf(req, isGlobal ? { globalSlug: slug } : { collectionSlug: slug ?? '' }));
  return ask(without(given, 'paramsOverride'));
}

async function renderSlots({ req, given, ask }: PanelCall) {
  await demandRead(req, targetOf(req, { collectionSlug: given.collectionSlug ?? '' }));
  return ask(given);
}

async function renderWidget({ req, given, ask }: PanelCall) {
  const { widgets } = req.payload.config.admin.dashboard;
  if (!widgets.some(({ slug }) => slug === given.widgetSlug)) throw new Forbidden(req.t);
  return ask({ widgetSlug: given.widgetSlug, widgetData: prop(given, 'widgetData') });
}

const without = (given: Given, ...names: string[]): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
