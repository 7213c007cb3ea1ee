import type { CollectionBeforeChangeHook } from 'payload';
import { dayInCenter } from '@/content/center-time';
import { asList, asString, prop } from '@/content/json';
import { wordsHash } from '@/server/review/words';

/** Legal pages whose text takes effect on a date. */
const OF_LAW = ['privacy', 'terms', 'accessibility'];

/**
 * Publishing a changed legal text keeps the previous one for visitors and sets its effective date, unless
 * an editor has entered these.
 */
export const keepFormerText: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isOfLaw = OF_LAW.includes(asString(data.name));
  if (operation !== 'update' || !req.user || data._status !== 'published' || !isOfLaw) return data;
  const present = await req.payload.db.findOne<{ id: string; _status?: string; body?: unknown }>({
    collection: 'pages',
    where: { id: { equals: prop(originalDoc, 'id') as string } },
    req: { transactionID: req.transactionID },
  });
  if (present?._status !== 'published') return data;
  const [before, now] = [asList(present.body)[0], asList(data.body)[0]];
  const former = prop(prop(before, 'body'), 'text');
  if (!former || wordsHash(former) === wordsHash(prop(prop(now, 'body'), 'text'))) return data;
  const [known, given] = [prop(before, 'history'), prop(now, 'history')];
  const isSame = (key: string) => wordsHash({ of: prop(known, key) }) === wordsHash({ of: prop(given, key) });
  const history = {
    ...(given as object | undefined),
    ...(isSame('formerText') ? { formerText: former } : {}),
    ...(isSame('inForceSince') ? { inForceSince: dayInCenter(new Date()) } : {}),
  };
  return { ...data, body: [{ ...(now as object), history }] };
};
