import type { Field } from 'payload';
import type { PageSchema } from '@/content/schema/element';
import { asList, asString, prop } from '@/content/json';

/** Values that no visitor reads as words. */
const SILENT = /^(id|url|slug|blockType|blockName|_status|createdAt|updatedAt|changedBy|seo|globalType)$/;

/**
 * The way to the value of a document that holds these words, as names and numbers such as `['body', '0', 'hero', 'title']`;
 * undefined where none does. The value that is nothing but these words goes before one that has more.
 */
export function placeOfWords(values: unknown, words: string): string[] | undefined {
  const wanted = plain(words);
  if (wanted.length < 2) return undefined;
  let best: { place: string[]; score: number } | undefined;
  for (const { place, text } of textsOf(values)) {
    const score = closeness(plain(text), wanted);
    if (score > (best?.score ?? 0)) best = { place, score };
  }
  return best?.place;
}

/** A page's stored body with the built-in words where they are what visitors read. */
export function withBuiltInWords(schema: PageSchema, body: unknown) {
  return Object.fromEntries(
    Object.entries(schema.sections).map(([section, { elements }]) => [
      section,
      Object.fromEntries(
        Object.entries(elements).map(([key, element]) => {
          const value = prop(prop(body, section), key);
          if (element.kind === 'link')
            return [key, { text: asString(prop(value, 'text')) || element.fallback.text }];
          if (element.kind === 'list' || element.kind === 'numbered')
            return [key, asList(value).length > 0 ? value : element.fallback];
          const isEmpty = value === undefined || value === null || value === '';
          return [key, element.kind === 'text' && isEmpty ? element.fallback : value];
        }),
      ),
    ]),
  );
}

/** The labels of the tabs that have to be open, from the outermost, for a place to be seen. */
export function tabsTo(fields: Field[], place: string[], values: unknown): string[] {
  const [name = '', ...inside] = place;
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const label = asString(tab.label);
        if ('name' in tab && tab.name) {
          if (tab.name === name) return [label, ...tabsTo(tab.fields, inside, prop(values, name))];
        } else if (hasField(tab.fields, name)) return [label, ...tabsTo(tab.fields, place, values)];
      }
    } else if (field.type === 'blocks' && field.name === name) {
      const row = asList(prop(values, name))[Number(inside[0])];
      const block = field.blocks.find(({ slug }) => slug === prop(row, 'blockType'));
      return block ? tabsTo(block.fields, inside.slice(1), row) : [];
    }
  }
  return [];
}

const hasField = (fields: Field[], name: string): boolean =>
  fields.some((field) =>
    'name' in field && field.name
      ? field.name === name
      : 'fields' in field && Array.isArray(field.fields) && hasField(field.fields, name),
  );

type Text = { place: string[]; text: string };

function textsOf(value: unknown, place: string[] = []): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...place, String(index)]));
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(prop(prop(value, 'root'), 'children')))
    return blocksOf(prop(value, 'root')).map((text) => ({ place, text }));
  return Object.entries(value).flatMap(([key, part]) =>
    SILENT.test(key) ? [] : textsOf(part, [...place, key]),
  );
}

/** The paragraphs of a rich text, each as visitors read it. */
function blocksOf(node: unknown): string[] {
  const children = asList(prop(node, 'children'));
  const isBlock = children.some((child) =>
    ['text', 'link', 'autolink'].includes(asString(prop(child, 'type'))),
  );
  return isBlock ? [wordsOf(node)] : children.flatMap(blocksOf);
}

function wordsOf(node: unknown): string {
  const text = prop(node, 'text');
  return typeof text === 'string' ? text : asList(prop(node, 'children')).map(wordsOf).join('');
}

function closeness(text: string, wanted: string): number {
  if (!text) return 0;
  if (text === wanted) return 3;
  if (text.includes(wanted)) return 2 + wanted.length / (text.length + 1) / 2;
  // The words were taken from around the value; the longer it is, the surer.
  return text.length >= 12 && wanted.includes(text) ? 1 + text.length / (wanted.length + 1) / 2 : 0;
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase();
