import type { Element, PageSchema, Parts } from '../schema/element';

/**
 * What a seed changes in the built-in text, by path: `hero.mainHeading`, `levelsOfCare.programs.0.image`. The
 * path of a list, such as `levelsOfCare.programs`, has all its items; paths of single items take precedence.
 */
export type SeedWords = Record<string, unknown>;

/**
 * The stored body of a page with its built-in text filled in, so that editors start from real text and other
 * clients of the API get a complete page.
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

/** Text for a center's own site in place of built-in text that would make a claim. */
const OWN_WORDS: Record<string, SeedWords> = {
  conditions: { 'hero.mainHeading': 'Conditions' },
};

/**
 * The stored body of a page of a center that has not written anything yet: empty, except for `OWN_WORDS`. The
 * built-in text is applied on read and listed on the dashboard. Sections that need the center's own text are
 * off until an editor turns them on.
 */
export function ownBody(schema: PageSchema) {
  const words = OWN_WORDS[schema.name] ?? {};
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
