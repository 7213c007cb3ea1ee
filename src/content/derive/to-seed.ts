import type { Element, PageSchema, Parts } from '../schema/element';

/**
 * What a seed says differently from the built-in words, by path: `hero.mainHeading`, `levelsOfCare.programs.0.image`. The
 * path of a list, such as `levelsOfCare.programs`, has all its items; words of one item go before them.
 */
export type SeedWords = Record<string, unknown>;

/**
 * The stored body of a page with its built-in words filled in, so that editors start from real text and other clients of
 * the API get a complete page.
 */
export function toSeed(schema: PageSchema, words: SeedWords, richText: (html: string) => unknown) {
  const at = (path: string, usual: unknown) => (Object.hasOwn(words, path) ? words[path] : usual);
  return {
    blockType: schema.name,
    ...Object.fromEntries(
      Object.entries(schema.sections).map(([section, { elements }]) => [
        section,
        Object.fromEntries(
          Object.entries(elements).map(([key, element]) => [
            key,
            seeded(`${section}.${key}`, element, at, richText),
          ]),
        ),
      ]),
    ),
  };
}

/**
 * The stored body of a page of a center that has written nothing yet: nothing. The built-in words stand in their place while
 * they are read, and the dashboard names them; a section that has to be somebody's own is off until somebody switches it on.
 * @param words what is stored all the same, by path
 */
export function ownBody(schema: PageSchema, words: SeedWords = {}) {
  return {
    blockType: schema.name,
    ...Object.fromEntries(
      Object.entries(schema.sections).map(([section, { elements, isOwn }]) => [
        section,
        {
          ...Object.fromEntries(
            Object.entries(elements).map(([key, element]) => [
              key,
              words[`${section}.${key}`] ?? emptyOf(element),
            ]),
          ),
          ...(isOwn ? { isShown: false } : {}),
        },
      ]),
    ),
  };
}

function emptyOf(element: Element) {
  if ('parts' in element || element.kind === 'gallery') return [];
  return element.kind === 'link' ? { text: null, url: null } : null;
}

type At = (path: string, usual: unknown) => unknown;

function seeded(path: string, element: Element, at: At, richText: (html: string) => unknown): unknown {
  switch (element.kind) {
    case 'text':
      if (element.type === 'html') return richText(String(at(path, element.fallback)));
      return at(path, element.options ? null : element.fallback);
    case 'link':
      return {
        text: at(`${path}.text`, element.fallback.text),
        url: at(`${path}.url`, element.fallback.url),
      };
    case 'embed':
      return at(path, element.fallback);
    case 'image':
      return at(path, null);
    case 'gallery':
      return at(path, []);
    case 'numbered':
    case 'list':
      return (at(path, element.fallback) as readonly Record<string, unknown>[]).map((item, index) =>
        Object.fromEntries(
          Object.keys({ ...element.parts, ...guarded(element) }).map((part) => [
            part,
            at(`${path}.${index}.${part}`, storedPart(element.parts, part, { ...guarded(element), ...item })),
          ]),
        ),
      );
    default:
      return element satisfies never;
  }
}

const guarded = (element: Element) => (element.kind === 'list' ? element.guard?.seeded : undefined);

function storedPart(parts: Parts, part: string, item: Record<string, unknown>) {
  const value = item[part];
  return parts[part]?.kind === 'lines' && Array.isArray(value)
    ? value.map((line: unknown) => ({ text: line }))
    : (value ?? null);
}
