import type { Field } from 'payload';
import type { PageSchema } from '@/content/schema/element';
import { asList, asString, prop, walk } from '@/content/json';
import { isRichText, textOfNode } from '@/content/words/rich-text';

/** Values that visitors do not see as text. */
const SILENT = /^(id|url|slug|blockType|blockName|_status|createdAt|updatedAt|changedBy|seo|globalType)$/;

/**
 * The path of the value that contains these words, such as `['body', '0', 'hero', 'title']`; undefined where
 * none does. Prefers a value that consists of these words alone.
 */
export function locateText(values: unknown, words: string): string[] | undefined {
  const wanted = plain(words);
  if (wanted.length < 2) return undefined;
  let best: { place: string[]; score: number } | undefined;
  for (const { place, text } of textsOf(values)) {
    const score = closeness(plain(text), wanted);
    if (score > (best?.score ?? 0)) best = { place, score };
  }
  return best?.place;
}

/** A page's stored body, filled in with built-in text where visitors read that. */
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

/** The labels of the tabs to open, from the outermost, to show a field. */
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

function textsOf(values: unknown): Text[] {
  const texts: Text[] = [];
  walk(values, (value, path) => {
    if (SILENT.test(path.at(-1) ?? '')) return false;
    const place = [...path];
    if (typeof value === 'string') texts.push({ place, text: value });
    if (!isRichText(value)) return undefined;
    texts.push(...blocksOf(prop(value, 'root')).map((text) => ({ place, text })));
    return false;
  });
  return texts;
}

/** The paragraphs of a rich text, as visitors read them. */
function blocksOf(node: unknown): string[] {
  const children = asList(prop(node, 'children'));
  const isBlock = children.some((child) =>
    ['text', 'link', 'autolink'].includes(asString(prop(child, 'type'))),
  );
  return isBlock ? [textOfNode(node)] : children.flatMap(blocksOf);
}

function closeness(text: string, wanted: string): number {
  if (!text) return 0;
  if (text === wanted) return 3;
  if (text.includes(wanted)) return 2 + wanted.length / (text.length + 1) / 2;
  // The words were selected around the value; the longer the value, the surer the match.
  return text.length >= 12 && wanted.includes(text) ? 1 + text.length / (wanted.length + 1) / 2 : 0;
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase();
