import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { dayInCenter } from '@/content/center-time';
import { asList, asString, prop } from '@/content/json';
import { accessibility, privacy, terms } from '@/content/schema/pages/legal';
import { textOfNode } from '@/content/words/rich-text';
import { wordsHash } from '@/server/review/words';

/** Legal pages whose text takes effect on a date. */
const OF_LAW = [privacy, terms, accessibility] as const;

/**
 * Publishing a changed legal text keeps the previous one for visitors, also when that was the built-in one,
 * and sets its effective date, unless an editor has entered these.
 */
export const keepFormerText: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const schema = OF_LAW.find(({ name }) => name === data.name);
  if (!schema || data._status !== 'published') return data;
  const now = asList(data.body)[0];
  const [text, given] = [textIn(now), prop(now, 'history')];
  const today = dayInCenter(new Date());
  const withHistory = (more: object) => ({
    ...data,
    body: [{ ...(now as object), history: { ...(given as object | undefined), ...more } }],
  });
  if (operation === 'create')
    return isEmpty(text) || asString(prop(given, 'inForceSince'))
      ? data
      : withHistory({ inForceSince: today });

  const present = await req.payload.db.findOne<{ id: string; _status?: string; body?: unknown }>({
    collection: 'pages',
    where: { id: { equals: prop(originalDoc, 'id') as string } },
    req: { transactionID: req.transactionID },
  });
  if (present?._status !== 'published') return data;
  const before = asList(present.body)[0];
  const builtIn = await richTextOf(req, schema.sections.body.elements.text.fallback);
  const [former, shown] = [textIn(before), text].map((stored) => (isEmpty(stored) ? builtIn : stored));
  if (wordsHash(former) === wordsHash(shown)) return data;
  // A restored version brings its own former text and date along; nobody has entered them for today.
  const isEntered = (key: string, value: unknown) =>
    req.context.isRestoringVersion !== true &&
    !isEmpty(value) &&
    wordsHash({ of: prop(prop(before, 'history'), key) }) !== wordsHash({ of: value });
  return withHistory({
    ...(isEntered('formerText', prop(given, 'formerText')) ? {} : { formerText: former }),
    ...(isEntered('inForceSince', prop(given, 'inForceSince')) ? {} : { inForceSince: today }),
  });
};

const textIn = (body: unknown) => prop(prop(body, 'body'), 'text');

const isEmpty = (value: unknown) => (asString(value) || textOfNode(prop(value, 'root'))).trim() === '';

async function richTextOf({ payload }: PayloadRequest, html: string) {
  // Imported here because it is large, and legal texts rarely change.
  const { JSDOM } = await import('jsdom');
  const editorConfig = await editorConfigFactory.default({ config: payload.config });
  return convertHTMLToLexical({ editorConfig, html, JSDOM });
}
