import { documentKinds, slugPath } from '@/content/links/documents';
import { pageSchemas, isPageName } from '@/content/schema/schemas';
import { getCms } from './payload';
import { asVisitor } from './read-scope';
import { listPublished } from './list-published';
import { listTranslated } from './translations';
import type { OtherLanguage } from '@/content/languages/translation';

/** `languages`: the page in all its languages, where there are several. */
export type Address = { path: string; changedOn?: string | undefined; languages?: OtherLanguage[] };
type Listed = { slug: string; updatedAt: string } & Parameters<typeof isHidden>[0];

/**
 * The paths of all published pages, except those with `robots.index: false`, and when each was changed (ISO
 * 8601).
 * @throws {DatabaseAway}
 */
export async function listSitemapEntries(): Promise<Address[]> {
  const cms = await getCms();
  const select = { slug: true, updatedAt: true, seo: { robots: { index: true } } } as const;
  const every = { ...asVisitor, pagination: false, depth: 0 } as const;
  const pages = await cms.find({
    ...every,
    collection: 'pages',
    select: { name: true, updatedAt: true, seo: { robots: { index: true } } },
  });
  const hidden = new Set(pages.docs.filter(isHidden).map(({ name }) => name));
  const changed = new Map(pages.docs.map(({ name, updatedAt }) => [name, updatedAt]));
  const fixed = Object.values(pageSchemas)
    .filter(({ name }) => isPageName(name) && !hidden.has(name))
    .map(({ name, path }) => ({ path, changedOn: changed.get(name) }));
  const listed = await Promise.all(
    documentKinds.map(async (collection) => {
      const docs = await listPublished<Listed>(cms, { collection, select });
      return docs
        .filter((doc) => !isHidden(doc))
        .map(({ slug, updatedAt }) => ({ path: slugPath(collection, slug), changedOn: updatedAt }));
    }),
  );
  return withLanguages([...fixed, ...listed.flat()], await listTranslated());
}

function withLanguages(
  addresses: Address[],
  translated: Awaited<ReturnType<typeof listTranslated>>,
): Address[] {
  const listed = new Set(addresses.map(({ path }) => path));
  const groups = new Map<string, OtherLanguage[]>();
  for (const { path, original, language } of translated)
    if (original && listed.has(original) && listed.has(path)) {
      const group = groups.get(original) ?? [{ language: 'en', url: original }];
      groups.set(original, [...group, { language, url: path }]);
    }
  const byPath = new Map([...groups.values()].flatMap((group) => group.map(({ url }) => [url, group])));
  return addresses.map((address) => {
    const languages = byPath.get(address.path);
    return languages ? { ...address, languages } : address;
  });
}

const isHidden = (doc: { seo?: { robots?: { index?: boolean | null } } }) => doc.seo?.robots?.index === false;
