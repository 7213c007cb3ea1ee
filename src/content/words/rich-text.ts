import { meantUrl, safeUrl } from '../links/address';
import { isDocumentId } from '../links/document-id';
import { asList, asString, prop } from '../json';

/** A node of a stored rich text (Lexical's JSON). */
type RichTextNode = Record<string, unknown> & { type: string };

const BOLD_AND_ITALIC = 0b11;

/** Maps pasted headings to levels below the page's title; the site shows H2 to H4. */
const HEADINGS = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' } as const;

export const isRichText = (value: unknown): boolean => Array.isArray(prop(prop(value, 'root'), 'children'));

/** The text of a node and of all nodes in it. */
export function textOfNode(node: unknown): string {
  const text = prop(node, 'text');
  return typeof text === 'string' ? text : asList(prop(node, 'children')).map(textOfNode).join('');
}

/** The allowed heading that replaces another; H2 for an unknown one. */
export const offeredHeading = (tag: string) =>
  Object.hasOwn(HEADINGS, tag) ? HEADINGS[tag as keyof typeof HEADINGS] : 'h2';

/**
 * The nodes that the editor offers and src/server/content-api/lexical-to-html.ts renders. Others are not
 * stored.
 */
const KNOWN = new Set(
  (
    'paragraph heading text tab linebreak quote list listitem link autolink upload horizontalrule ' +
    'table tablerow tablecell'
  ).split(' '),
);

/**
 * Reduces a rich text to what the site shows: drops alignment, colors, underlines and the like from pasted
 * text, pictures that could not be fetched, and references to documents by an invalid id. Values that are not
 * rich text stay as they are.
 */
export function cleanRichText<T>(value: T): T {
  if (!isRichText(value)) return value;
  const root = prop(value, 'root');
  return { ...value, root: { ...(root as object), children: cleanChildren(root) } };
}

function cleanChildren(parent: unknown): unknown[] {
  return asList(prop(parent, 'children')).filter(isNode).flatMap(clean);
}

function clean(node: RichTextNode): RichTextNode[] {
  if (node.type === 'upload' && !refersToDocument(node.value)) return [];
  const children = 'children' in node ? { children: cleanChildren(node) } : {};
  if (!KNOWN.has(node.type)) return (children.children ?? []) as RichTextNode[];
  switch (node.type) {
    case 'text':
      return [{ ...node, format: Number(node.format) & BOLD_AND_ITALIC, style: '' }];
    case 'heading':
      return [{ ...node, tag: prop(HEADINGS, asString(node.tag)) ?? node.tag, format: '', ...children }];
    case 'list':
      return [
        node.listType === 'check'
          ? { ...node, listType: 'bullet', tag: 'ul', format: '', ...children }
          : { ...node, format: '', ...children },
      ];
    case 'link':
    case 'autolink':
      return cleanLink({ ...node, ...children });
    case 'tablecell':
      return [{ ...node, backgroundColor: null, format: '', ...children }];
    default:
      return ['paragraph', 'quote', 'listitem'].includes(node.type)
        ? [{ ...node, format: '', ...children }]
        : [{ ...node, ...children }];
  }
}

/** Replaces an unsafe link by its text; adds a missing `https://`, `mailto:` or `tel:`. */
function cleanLink(node: RichTextNode): RichTextNode[] {
  const fields = prop(node, 'fields');
  if (prop(fields, 'linkType') === 'internal')
    return refersToDocument(prop(prop(fields, 'doc'), 'value'))
      ? [node]
      : (asList(node.children) as RichTextNode[]);
  const url = meantUrl(asString(prop(fields, 'url')));
  if (safeUrl(url) === '') return asList(node.children) as RichTextNode[];
  return [{ ...node, fields: { ...(fields as object), url } }];
}

/** Converts plain text to rich text; an empty line separates paragraphs. Null for blank text. */
export function plainToRichText(words: string) {
  const paragraphs = words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  const element = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const };
  return {
    root: {
      ...element,
      type: 'root',
      children: paragraphs.map((paragraph) => ({
        ...element,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: paragraph
          .split('\n')
          .flatMap((line, index) => [
            ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
            { type: 'text', version: 1, text: line, format: 0, mode: 'normal', style: '', detail: 0 },
          ]),
      })),
    },
  };
}

/** A bare id, or the populated document. */
const refersToDocument = (value: unknown) => isDocumentId(asString(prop(value, 'id') ?? value));

const isNode = (value: unknown): value is RichTextNode => typeof prop(value, 'type') === 'string';
