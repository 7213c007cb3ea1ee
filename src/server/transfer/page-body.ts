import { JSDOM } from 'jsdom';
import { readPage } from '@/content/derive/from-api';
import type { Element, PageSchema, Section } from '@/content/schema/element';
import { elementName, sectionName } from '@/content/schema/names';
import type { SeedWords } from '@/content/derive/to-seed';
import { asList, asString, prop, textsIn } from '@/content/json';

/**
 * Converts a body in the shape of `GET /api/pages/{name}`, from this site or another, for `toSeed`, and lists
 * what it cannot take: unknown sections, and texts that no element has.
 */
export function readBody(schema: PageSchema, body: unknown) {
  const given = sectionsOf(body);
  const view = readPage(bare(schema), { data: { content: enveloped(schema, given) }, content: given });
  const words: SeedWords = {};
  const formatted: string[] = [];
  for (const [key, section] of Object.entries(schema.sections)) {
    for (const [elementKey, element] of Object.entries(section.elements)) {
      const value = prop(prop(view, key), elementKey);
      const kept = isPlain(element) ? withoutTags(value) : value;
      if (textsIn(kept).join() !== textsIn(value).join()) formatted.push(`${key}.${elementKey}`);
      Object.assign(words, seedWordsOf(`${key}.${elementKey}`, element, kept));
    }
  }
  const faults = notUnderstood(schema, given, view);
  if (formatted.length > 0)
    faults.push(`formatting in plain texts, which keep their words: ${formatted.join(', ')}`);
  return { words, notUnderstood: faults };
}

const isPlain = (element: Element) =>
  element.kind === 'text' ? element.type !== 'html' : ['link', 'list', 'numbered'].includes(element.kind);

/** Plain text is shown as it is: visitors would see the tags of `<em>Hope</em>`. */
function withoutTags(value: unknown): unknown {
  if (typeof value === 'string')
    return hasTag(value) || /&#?\w+;/.test(value) ? (JSDOM.fragment(value).textContent ?? '') : value;
  if (Array.isArray(value)) return value.map(withoutTags);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutTags(part)]));
}

/** Looks for an end once: what ends no tag after the first beginning ends none after a later one. */
function hasTag(text: string) {
  const start = text.search(/<\/?[a-z]/i);
  return start >= 0 && text.includes('>', start);
}

function sectionsOf(body: unknown): unknown[] {
  const content = prop(prop(body, 'data'), 'content') ?? prop(body, 'content') ?? body;
  return asList(Array.isArray(content) ? content : prop(content, 'sections'));
}

const enveloped = (schema: PageSchema, sections: unknown[]) =>
  schema.envelope === 'data.content.sections' ? { sections } : sections;

/** The same page without built-in text, so that only the given text is read. */
function bare(schema: PageSchema): PageSchema {
  const sections = Object.fromEntries(
    Object.entries(schema.sections).map(([key, section]) => [
      key,
      {
        ...section,
        elements: Object.fromEntries(
          Object.entries(section.elements).map(([name, element]) => [name, withoutFallback(element)]),
        ),
      } satisfies Section,
    ]),
  );
  return { ...schema, sections };
}

function withoutFallback(element: Element): Element {
  switch (element.kind) {
    case 'text':
    case 'embed':
      return { ...element, fallback: '' };
    case 'link':
      return { ...element, fallback: { text: '', url: '' } };
    case 'numbered':
    case 'list':
      return { ...element, fallback: [] };
    default:
      return element;
  }
}

function seedWordsOf(path: string, element: Element | undefined, value: unknown): SeedWords {
  if (element?.kind === 'link')
    return { [`${path}.text`]: prop(value, 'text'), [`${path}.url`]: prop(value, 'url') };
  return { [path]: value === '' && element?.kind === 'text' && element.options ? null : value };
}

function notUnderstood(schema: PageSchema, given: unknown[], view: unknown): string[] {
  const names = Object.entries(schema.sections).map(([key, section]) => sectionName(key, section));
  const taken = new Set(textsIn(view).map(bareText));
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const section of given) {
    const name = asString(prop(section, 'name'));
    if (!names.includes(name) || seen.has(name)) {
      faults.push(
        `section "${name}": ${seen.has(name) ? 'it is there twice' : 'this page has none of this name'}`,
      );
      continue;
    }
    seen.add(name);
    for (const element of asList(prop(section, 'elements'))) {
      const lost = textsIn(prop(element, 'values')).filter((text) => !taken.has(bareText(text)));
      if (lost.length === 0) continue;
      const known = knownNames(schema, name).join(', ');
      faults.push(
        `section "${name}", "${asString(prop(element, 'name'))}": ${quoted(lost)} (it takes ${known})`,
      );
    }
  }
  return faults;
}

const knownNames = (schema: PageSchema, name: string) =>
  Object.entries(schema.sections)
    .filter(([key, section]) => sectionName(key, section) === name)
    .flatMap(([, section]) =>
      Object.entries(section.elements).map(([key, element]) =>
        'item' in element ? `${element.item} 1` : elementName(key, element),
      ),
    );

const quoted = (texts: string[]) =>
  texts
    .slice(0, 3)
    .map((text) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`)
    .join(', ');

const bareText = (text: string) => text.replace(/\s+/g, ' ').trim();
