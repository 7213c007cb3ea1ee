import { asString, prop } from '@/content/json';
import { importedCategory, isSameName } from '@/content/words/same-name';
import type { Content } from './stored';

const REFERENCE = 'categories ';

/**
 * An export with blog categories as this database spells them. In an export of version 1.0 the category of an
 * article is a text, and its reading time is stored.
 */
export function withOwnCategories({ documents, globals }: Content, present: Content): Content {
  const known = (present.documents.categories ?? []).map(({ name }) => asString(name));
  const wanted = new Set<string>();
  const add = (given: string) => {
    const imported = importedCategory(given);
    const name = known.find((one) => isSameName(one, imported)) ?? imported;
    known.push(name);
    wanted.add(name);
    return name;
  };
  for (const { name } of documents.categories ?? []) add(asString(name));
  const withReference = ([key, value]: [string, unknown]): [string, unknown] => {
    if (key !== 'category') return [key, value];
    const name = asString(prop(value, '$document')).slice(REFERENCE.length) || asString(value);
    return [key, { $document: REFERENCE + add(name) }];
  };
  const blog = (documents.blog ?? []).map(({ readTime: _, ...article }) =>
    Object.fromEntries(Object.entries(article).map(withReference)),
  );
  const categories = [...wanted].map((name) => ({ name }));
  return { documents: { ...documents, blog, categories }, globals };
}
