import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { safeUrl } from '@/content/links/address';
import { visitorPath } from '@/content/links/visitor-path';
import { asList, asString, prop } from '@/content/json';
import { mediaPath } from '@/content/links/media-url';
import { offeredHeading } from '@/content/words/rich-text';

/**
 * Stored rich text as HTML, not yet sanitized. Internal links and pictures must be populated; otherwise they
 * are omitted.
 */
export const richTextToHtml = (data: SerializedEditorState): string =>
  convertLexicalToHTML({ data, disableContainer: true, converters: () => converters });

type Node = { type: string; [key: string]: unknown };
type Args = { node: Node; nodesToHTML: (args: { nodes: never[] }) => string[] };
type Render = (args: Args) => string;

const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
] as const;

const text: Render = ({ node }) =>
  FORMATS.reduce(
    (html, [bit, tag]) => (Number(node.format) & bit ? `<${tag}>${html}</${tag}>` : html),
    escape(raw(node.text)),
  );

const wrap =
  (tag: string): Render =>
  (args) =>
    `<${tag}>${inside(args)}</${tag}>`;

/** Editors use empty paragraphs for spacing; the site has its own spacing. */
const paragraph: Render = (args) => (isEmpty(args.node) ? '' : wrap('p')(args));

const heading: Render = (args) =>
  isEmpty(args.node) ? '' : wrap(offeredHeading(asString(args.node.tag)))(args);

/** A link to a document that is not (or no longer) public becomes plain text. */
const link: Render = (args) => {
  const fields = prop(args.node, 'fields');
  const doc = prop(fields, 'doc');
  const href =
    prop(fields, 'linkType') === 'internal'
      ? visitorPath(asString(prop(doc, 'relationTo')), prop(doc, 'value'))
      : safeUrl(asString(prop(fields, 'url')).trim());
  const words = inside(args);
  return href ? `<a href="${escape(href)}">${words}</a>` : words;
};

/** Lexical keeps a nested list in an item of its own; in HTML it belongs into the previous item. */
const list: Render = ({ node, nodesToHTML }) => {
  const items: string[] = [];
  for (const item of asList(node.children) as Node[]) {
    const children = asList(item.children) as Node[];
    const html = nodesToHTML({ nodes: children as never[] }).join('');
    const isOnlyList = children.length > 0 && children.every(({ type }) => type === 'list');
    if (isOnlyList && items.length > 0) items.push(`${items.pop()}${html}`);
    else items.push(html);
  }
  const tag = node.tag === 'ol' ? 'ol' : 'ul';
  const start = tag === 'ol' && Number(node.start) > 1 ? ` start="${Number(node.start)}"` : '';
  return `<${tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
};

const table: Render = ({ node, nodesToHTML }) => {
  const rows = asList(node.children) as Node[];
  const heads = rows.findIndex((row) => !asList(row.children).every(isHeading));
  const html = (part: Node[]) => nodesToHTML({ nodes: part as never[] }).join('');
  const [head, body] = [rows.slice(0, Math.max(heads, 0)), rows.slice(Math.max(heads, 0))];
  return `<table>${head.length > 0 ? `<thead>${html(head)}</thead>` : ''}<tbody>${html(body)}</tbody></table>`;
};

/** The state has bit 1 in a header row and bit 2 in a header column. A single paragraph needs no tag. */
const cell: Render = (args) => {
  const { node, nodesToHTML } = args;
  const state = Number(node.headerState) || 0;
  const children = asList(node.children) as Node[];
  const only = children.length === 1 && children[0]?.type === 'paragraph' ? children[0] : undefined;
  const words = only ? nodesToHTML({ nodes: asList(only.children) as never[] }).join('') : inside(args);
  const span = (name: string, count: unknown) => (Number(count) > 1 ? ` ${name}="${Number(count)}"` : '');
  const spans = span('colspan', node.colSpan) + span('rowspan', node.rowSpan);
  if (state === 0) return `<td${spans}>${words}</td>`;
  return `<th scope="${state === 2 ? 'row' : 'col'}"${spans}>${words}</th>`;
};

const upload: Render = ({ node }) => {
  const { value } = node;
  const src = mediaPath(value);
  if (!src) return '';
  const [width, height] = [prop(value, 'width'), prop(value, 'height')];
  const size =
    typeof width === 'number' && typeof height === 'number' ? ` width="${width}" height="${height}"` : '';
  const alt = escape(asString(prop(value, 'alt')));
  const shown = asString(prop(value, 'mimeType')).startsWith('video')
    ? `<video src="${escape(src)}" title="${alt}" controls${size}></video>`
    : `<img src="${escape(src)}" alt="${alt}" loading="lazy"${size}>`;
  const caption = asString(prop(prop(node, 'fields'), 'caption'));
  return `<figure>${shown}${caption ? `<figcaption>${escape(caption)}</figcaption>` : ''}</figure>`;
};

const converters = {
  text,
  tab: () => ' ',
  linebreak: () => '<br>',
  paragraph,
  heading,
  quote: wrap('blockquote'),
  link,
  autolink: link,
  list,
  listitem: wrap('li'),
  table,
  tablerow: wrap('tr'),
  tablecell: cell,
  upload,
  horizontalrule: () => '<hr>',
  unknown: (args: Args) => (Array.isArray(args.node.children) ? inside(args) : ''),
} as unknown as HTMLConverters;

function inside({ node, nodesToHTML }: Args) {
  return nodesToHTML({ nodes: asList(node.children) as never[] }).join('');
}

/** Do not trim: leading and trailing spaces separate adjacent text nodes. */
const raw = (value: unknown) => (typeof value === 'string' ? value : '');

const isHeading = (cell: unknown) => (Number(prop(cell, 'headerState')) & 1) === 1;

const isEmpty = (node: Node): boolean =>
  asList(node.children).every(
    (child) =>
      prop(child, 'type') === 'linebreak' ||
      (prop(child, 'type') === 'text' && asString(prop(child, 'text')) === ''),
  );

const escape = (words: string) =>
  words.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );
