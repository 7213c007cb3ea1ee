import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { dayInCenter } from '@/content/center-time';
import { asList, asString, prop } from '@/content/json';
import { accessibility, privacy, terms } from '@/content/schema/pages/legal';
import { textOfNode } from '@/content/words/rich-text';
import { becomesPublic } from '../review/bind';
import { wordsHash } from '@/services/review/words';

/** Legal pages whose text takes effect on a date. */
const OF_LAW = [privacy, terms, accessibility] as const;

/**
 * Publishing a changed legal text keeps the previous one for visitors, also when that was the built-in one,
 * and sets its effective date, unless an editor has entered these.
 */
export const keepFormerText: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const schema = OF_LAW.find(({ name }) => name === data.name);
  const isRestoring = req.context.isRestoringVersion === true;
  if (!schema || (data._status !== 'published' && !isRestoring)) return data;
  const now = asList(data.body)[0];
  const withHistory = (...parts: unknown[]) => ({
    ...data,
    body: [{ ...(now as object), history: Object.assign({}, ...parts) as object }],
  });
  const [text, today] = [textIn(now), { inForceSince: dayInCenter(new Date()) }];
  if (operation === 'create')
    return isEmpty(text) || !isEmpty(prop(prop(now, 'history'), 'inForceSince'))
      ? data
      : withHistory(prop(now, 'history'), today);

  const present = await req.payload.db.findOne<{ id: string; _status?: string; body?: unknown }>({
    collection: 'pages',
    where: { id: { equals: prop(originalDoc, 'id') as string } },
    req: { transactionID: req.transactionID },
  });
  if (present?._status !== 'published') return data;
  const before = asList(present.body)[0];
  const known = prop(before, 'history');
  // A version brings its former text and date along; no editor entered them for the restored text.
  const given = isRestoring ? known : prop(now, 'history');
  if (!becomesPublic(data, req)) return withHistory(given);
  const builtIn = await richTextOf(req, schema.sections.body.elements.text.fallback);
  const [former, shown] = [textIn(before), text].map((stored) => (isEmpty(stored) ? builtIn : stored));
  if (wordsHash(former) === wordsHash(shown)) return withHistory(given);
  const isEntered = (key: string) =>
    !isEmpty(prop(given, key)) && wordsHash({ of: prop(known, key) }) !== wordsHash({ of: prop(given, key) });
  return withHistory(
    given,
    isEntered('formerText') ? {} : { formerText: former },
    isEntered('inForceSince') ? {} : today,
  );
};

const textIn = (body: unknown) => prop(prop(body, 'body'), 'text');

const isEmpty = (value: unknown) => (asString(value) || textOfNode(prop(value, 'root'))).trim() === '';

async function richTextOf({ payload }: PayloadRequest, html: string) {
  // Imported here because it is large, and legal texts rarely change.
  const { JSDOM } = await import('jsdom');
  const editorConfig = await editorConfigFactory.default({ config: payload.config });
  return convertHTMLToLexical({ editorConfig, html, JSDOM });
}
