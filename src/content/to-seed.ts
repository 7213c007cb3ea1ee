import type { Element, PageSchema, Parts } from './element';
import { get } from './untyped';

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

type RichText = (html: string) => unknown;

/**
 * The stored body of a page of a centre that has written nothing yet: the built-in words, which claim nothing, and no
 * section that has to be somebody's own. Long texts are made by `richText`, or are those of the body that is kept.
 */
export function ownBody(schema: PageSchema, long: { richText: RichText } | { keeping: unknown }) {
  const body = toSeed(schema, {}, 'richText' in long ? long.richText : () => null) as Record<
    string,
    object
  > & {
    blockType: string;
  };
  for (const [key, { elements, isOwn }] of Object.entries(schema.sections)) {
    if (isOwn) body[key] = { ...body[key], isShown: false };
    for (const [name, element] of Object.entries(elements)) {
      if ('keeping' in long && element.kind === 'text' && element.type === 'html')
        body[key] = { ...body[key], [name]: get(get(long.keeping, key), name) };
    }
  }
  return body;
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
