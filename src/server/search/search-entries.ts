import { crisisHelp } from '@/content/crisis/crisis-help';
import { helpNow } from '@/content/crisis/help-now';
import { HELP_SITUATIONS } from '@/content/crisis/help-situations';
import { readExtraPage } from '@/content/derive/extra-page';
import { readPage } from '@/content/derive/from-api';
import { pageCrumbs } from '@/content/head/crumbs';
import { asList, asString, prop } from '@/content/json';
import type { Language } from '@/content/languages/languages';
import { documentKinds, documents, type DocumentKind } from '@/content/links/documents';
import { replaceTags } from '@/content/plain-text';
import type { Element, PageSchema, Parts } from '@/content/schema/element';
import { blockKinds, type BlockView } from '@/content/schema/extra-pages';
import { readCondition, treatmentTitle } from '@/content/views/condition';
import { readCredentials } from '@/content/views/credentials';
import { readArticle } from '@/content/views/posts';
import { readTeam } from '@/content/views/team';
import { readTherapy } from '@/content/views/therapy';
import type { SearchEntry } from './search-index';

/** What the index reads of one page; `words` may be HTML. */
const entry = (
  path: string,
  kind: string,
  title: string,
  words: readonly string[],
  language: Language = 'en',
): SearchEntry => ({
  path,
  kind,
  title,
  text: joined(words.flatMap(linesOf)),
  ...(language === 'en' ? {} : { lang: language }),
});

type ReadBody = (path: string, body: unknown) => SearchEntry | undefined;

/** A new kind of document needs a line here, which `npm run types` reports. */
const ofKind: Record<DocumentKind, ReadBody> = {
  conditions: (path, body) => {
    const view = readCondition(body);
    if (!view) return undefined;
    const { title, summary, heading1, text1, symptoms, treatments, visitQuestions } = view;
    const words = [summary, heading1, text1, symptoms, treatments, ...visitQuestions];
    const { language } = view.translation;
    return entry(path, 'Condition', treatmentTitle(title, language), words, language);
  },
  therapies: (path, body) => {
    const view = readTherapy(body);
    if (!view) return undefined;
    const { title, summary, heading1, text1, benefits, approach } = view;
    const words = [summary, heading1, text1, benefits, approach];
    return entry(path, 'Therapy', title, words, view.translation.language);
  },
  blog: (path, body) => {
    const view = readArticle(body);
    if (!view) return undefined;
    const words = [view.excerpt, view.content, view.category, ...view.tags];
    return entry(path, 'Article', view.title, words, view.translation.language);
  },
  'extra-pages': (path, body) => {
    const view = readExtraPage(body);
    if (!view) return undefined;
    const words = [view.subtitle, ...view.blocks.flatMap(searchTextsOfBlock)];
    return entry(path, 'Page', view.title, words, view.translation.language);
  },
};

/**
 * A document by the name of its endpoint and the body of its answer; undefined where there is none.
 */
export function documentEntry(name: string, path: string, body: unknown): SearchEntry | undefined {
  const kind = documentKinds.find((one) => documents[one].endpoint('').name === name);
  return kind && ofKind[kind](path, body);
}

const searchTextsOfBlock = (block: BlockView): string[] =>
  Object.entries(blockKinds[block.kind].elements).flatMap(([name, element]) =>
    searchTextsOf(element, prop(block, name)),
  );

/** The bodies of the lists that some fixed pages show. */
export type PageLists = { team: unknown; credentials: unknown };

/**
 * A fixed page with the words that visitors see there: hidden sections are left out, built-in text counts.
 */
export function pageEntry(schema: PageSchema, body: unknown, lists: PageLists): SearchEntry {
  const view = readPage(schema, body);
  const words = Object.entries(schema.sections).flatMap(([key, { elements }]) => {
    const section = prop(view, key);
    if (prop(section, 'isHidden') === true) return [];
    return Object.entries(elements).flatMap(([name, element]) => searchTextsOf(element, prop(section, name)));
  });
  const title = pageCrumbs(schema, view).at(-1)?.label ?? schema.label;
  return entry(schema.path, 'Page', title, [...words, ...listedOn(schema.name, lists)]);
}

/** People and insurers are looked for by name. */
function listedOn(page: string, { team, credentials }: PageLists): string[] {
  const people = readTeam(team).flatMap(({ name, title, bio }) => [`${name}, ${title}`, bio]);
  const names = readCredentials(credentials).map(({ name }) => name);
  if (page === 'about') return [...people, ...names];
  return page === 'programs' ? names : [];
}

/** Labels of buttons, addresses, chosen values and alternative texts are not searched. */
function searchTextsOf(element: Element, value: unknown): string[] {
  if (element.kind === 'text') return element.options ? [] : [asString(value)];
  if (element.kind === 'numbered' || element.kind === 'list')
    return asList(value).flatMap((item) => searchTextsOfItem(element.parts, item));
  return [];
}

const searchTextsOfItem = (parts: Parts, item: unknown) =>
  Object.entries(parts).flatMap(([key, part]) => {
    if (part.kind === 'lines') return asList(prop(item, key)).map(asString);
    return part.kind === 'text' && !part.leadsTo ? [asString(prop(item, key))] : [];
  });

const BLOCK = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|tr|td|th|table|figcaption|figure|hr|br)\b[^>]*>/gi;

/**
 * The lines of an HTML or plain text. A tag is removed before entities are decoded, so none comes into being.
 */
function linesOf(words: string): string[] {
  return replaceTags(replaceTags(words, '\n', BLOCK), '', /<\/?[a-z][^>]*>/gi)
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** One text; a line that ends without a mark, such as a heading, gets a period. */
const joined = (lines: readonly string[]) =>
  lines.map((line) => (/[\p{P}]["”’)]?$/u.test(line) ? line : `${line}.`)).join(' ');

/** The pages without a document. */
export const entriesInCode: SearchEntry[] = [
  ...Object.values(crisisHelp).map(({ path, title, lead, text, lang }) =>
    entry(path, 'Page', title, [lead, text], lang),
  ),
  ...Object.values(helpNow).map(({ path, title, lead, labels, situations, lang }) =>
    entry(
      path,
      'Page',
      title,
      [lead, ...HELP_SITUATIONS.flatMap((name) => [labels[name], situations[name]])],
      lang,
    ),
  ),
];
