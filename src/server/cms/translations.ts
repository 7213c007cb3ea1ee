import type { Payload } from 'payload';
import { readLanguage, type Language } from '@/content/languages/languages';
import type { ApiOtherLanguage, ApiTranslatedPage, ApiTranslation } from '@/content/languages/translation';
import { documentKinds, slugPath, type DocumentKind } from '@/content/links/documents';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { asString, prop } from '@/content/json';
import { perRevision } from '@/services/revision/per-revision';
import { listPublished } from './list-published';
import { getCms } from './payload';

type Kind = DocumentKind | 'pages';

type Stored = { slug: string; title: string; language?: unknown; translationOf?: unknown };

/** A published page in another language. */
type Translated = { path: string; title: string; language: Language; original?: string };

const select = { slug: true, title: true, language: true, translationOf: true } as const;

/** Everything published that is not in English; read once per revision of the content. */
export const listTranslated = perRevision('translations', async (): Promise<Translated[]> => {
  const cms = await getCms();
  const listed = await Promise.all(
    documentKinds.map(async (kind) => {
      const docs = await listPublished<Stored>(cms, {
        collection: kind,
        select,
        sort: 'title',
        where: { language: { exists: true } },
      });
      return Promise.all(docs.map((doc) => translated(cms, kind, doc)));
    }),
  );
  return listed.flat().filter(({ language }) => language !== 'en');
});

async function translated(cms: Payload, kind: DocumentKind, doc: Stored): Promise<Translated> {
  const original = await originalPath(cms, kind, doc.translationOf);
  return {
    path: slugPath(kind, doc.slug),
    title: asString(doc.title),
    language: readLanguage(doc.language),
    ...(original ? { original } : {}),
  };
}

/** The path of the text that another one translates, while it is published and in English. */
async function originalPath(
  cms: Payload,
  kind: DocumentKind,
  reference: unknown,
): Promise<string | undefined> {
  const named = prop(reference, 'relationTo') as Kind | undefined;
  const value = named ? prop(reference, 'value') : reference;
  if (value === null || value === undefined) return undefined;
  const collection = named ?? kind;
  const id = String(prop(value, 'id') ?? value);
  const [doc] = await listPublished<{ slug?: string; name?: string; language?: unknown }>(cms, {
    collection,
    select: collection === 'pages' ? { name: true } : { slug: true, language: true },
    where: { id: { equals: id } },
  });
  if (!doc || readLanguage(doc.language) !== 'en') return undefined;
  if (collection !== 'pages') return slugPath(collection, asString(doc.slug));
  const name = asString(doc.name);
  return isPageName(name) ? pageSchemas[name].path : undefined;
}

/**
 * The language of a document, its other languages, and what else there is in its own; nothing where none is
 * used.
 */
export async function translationParts(kind: DocumentKind, doc: Stored): Promise<ApiTranslation> {
  const all = await listTranslated();
  const language = readLanguage(doc.language);
  const path = slugPath(kind, doc.slug);
  if (language === 'en') {
    const translations = inOtherLanguages(all, path);
    return translations.length > 0 ? { translations } : {};
  }
  const original = await originalPath(await getCms(), kind, doc.translationOf);
  const translations: ApiOtherLanguage[] = original
    ? [{ language: 'en', url: original }, ...inOtherLanguages(all, original)]
    : [];
  const others = translations.filter((other) => other.language !== language);
  const also = all.filter((other) => other.language === language && other.path !== path);
  return {
    language,
    ...(others.length > 0 ? { translations: others } : {}),
    ...(also.length > 0 ? { alsoInLanguage: also.map(({ title, path: url }) => ({ title, url })) } : {}),
  };
}

const inOtherLanguages = (all: Translated[], original: string): ApiOtherLanguage[] =>
  all.filter((one) => one.original === original).map(({ language, path: url }) => ({ language, url }));

/** The translations of the fixed pages, which every page can lead to. */
export async function translatedPages(): Promise<ApiTranslatedPage[]> {
  const fixed = new Set<string>(Object.values(pageSchemas).map(({ path }) => path));
  return (await listTranslated()).flatMap(({ language, path: url, original }) =>
    original && fixed.has(original) ? [{ of: original, language, url }] : [],
  );
}
