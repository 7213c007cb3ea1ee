import { asList, asString, prop } from '../json';
import { ownUrl } from '../links/address';
import { isTranslated, readLanguage, type Language } from './languages';

/** The same text in another language. */
export type ApiOtherLanguage = { language: string; url: string };

/** Part of an answer only where it is used: a page in another language, and a page that has translations. */
export type ApiTranslation = {
  language?: string;
  /** The same page in other languages, English first. */
  translations?: ApiOtherLanguage[];
  /** The other pages in this language, except for English. */
  alsoInLanguage?: { title: string; url: string }[];
};

/** A translation of a fixed page, in the answer of the site layout. */
export type ApiTranslatedPage = ApiOtherLanguage & { of: string };

export type OtherLanguage = { language: Language; url: string };

/** The languages of a page in code. */
export const languagesOf = (pages: Record<string, { lang: Language; path: string }>): OtherLanguage[] =>
  Object.values(pages).map(({ lang, path }) => ({ language: lang, url: path }));

export type TranslationView = {
  language: Language;
  others: OtherLanguage[];
  also: { title: string; url: string }[];
};

/** The language of a document, from the `data` of its answer. Total. */
export const readTranslation = (data: unknown): TranslationView => ({
  language: readLanguage(prop(data, 'language')),
  others: readOthers(prop(data, 'translations')),
  also: asList(prop(data, 'alsoInLanguage'))
    .map((page) => ({ title: asString(prop(page, 'title')), url: ownUrl(asString(prop(page, 'url'))) }))
    .filter(({ title, url }) => title && url),
});

const readOthers = (given: unknown): OtherLanguage[] =>
  asList(given).flatMap((other) => {
    const [language, url] = [prop(other, 'language'), ownUrl(asString(prop(other, 'url')))];
    return url && (language === 'en' || isTranslated(language)) ? [{ language, url }] : [];
  });

export type TranslatedPage = OtherLanguage & { of: string };

/**
 * The translations of fixed pages, from the answer of the site layout; nothing where there is none. Total.
 */
export function withTranslatedPages(body: unknown): WithPages {
  const translatedPages = asList(prop(prop(body, 'data'), 'translatedPages')).flatMap((page) => {
    const of = asString(prop(page, 'of'));
    return of ? readOthers([page]).map((other) => ({ ...other, of })) : [];
  });
  return translatedPages.length > 0 ? { translatedPages } : {};
}

type WithPages = { translatedPages?: TranslatedPage[] };

/** A fixed page in other languages. */
export const othersOfPage = ({ translatedPages = [] }: WithPages, path: string): OtherLanguage[] =>
  translatedPages.filter(({ of }) => of === path).map(({ language, url }) => ({ language, url }));

/** The way to a fixed page for readers of a language: its translation, else the page itself. */
export const pathIn = ({ translatedPages = [] }: WithPages, language: Language, path: string) =>
  translatedPages.find((page) => page.of === path && page.language === language)?.url ?? path;

/** All languages of the page at a path, itself included; empty while there is one only. */
export function languagesOfPage(body: unknown, layout: WithPages, path: string): OtherLanguage[] {
  const { language, others } = readTranslation(prop(body, 'data'));
  const all = [...others, ...othersOfPage(layout, path)];
  return all.length > 0 ? [{ language, url: path }, ...all] : [];
}

/** As `hreflang` wants them. */
export const byLanguage = (pages: readonly OtherLanguage[], base = '') =>
  Object.fromEntries(pages.map(({ language, url }) => [language, base + url]));
