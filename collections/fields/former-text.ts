import type { CollectionBeforeChangeHook } from 'payload';
import { dayInCentre } from '@/content/center-time';
import { asList, asText, get } from '@/content/json';
import { wordsHash } from '@/server/review/words';

/** The pages whose text counts from a day on, and binds whoever read it before. */
const OF_LAW = ['privacy', 'terms', 'accessibility'];

/**
 * A changed text of law that is published keeps the one before it for visitors, and the day since when it counts, unless
 * somebody has entered these.
 */
export const keepFormerText: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isOfLaw = OF_LAW.includes(asText(data.name));
  if (operation !== 'update' || !req.user || data._status !== 'published' || !isOfLaw) return data;
  const present = await req.payload.db.findOne<{ id: string; _status?: string; body?: unknown }>({
    ...{ collection: 'pages', where: { id: { equals: get(originalDoc, 'id') as string } } },
    req: { transactionID: req.transactionID },
  });
  if (present?._status !== 'published') return data;
  const [before, now] = [asList(present.body)[0], asList(data.body)[0]];
  const former = get(get(before, 'body'), 'text');
  if (!former || wordsHash(former) === wordsHash(get(get(now, 'body'), 'text'))) return data;
  const [known, given] = [get(before, 'history'), get(now, 'history')];
  const isSame = (key: string) => wordsHash({ of: get(known, key) }) === wordsHash({ of: get(given, key) });
  const history = {
    ...(given as object | undefined),
    ...(isSame('formerText') ? { formerText: former } : {}),
    ...(isSame('inForceSince') ? { inForceSince: dayInCentre(new Date()) } : {}),
  };
  return { ...data, body: [{ ...(now as object), history }] };
};
