import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { withoutSlashAtEnd } from '@/content/links/address';
import { TransferError } from './folder';

/** A picture or another file of the old site. */
export type Attachment = { url: string; alt: string };

export type WordPressItem = {
  kind: 'post' | 'page';
  id: string;
  title: string;
  /** The old address: path, and query where there is one. */
  address: string;
  slug: string;
  html: string;
  excerpt: string;
  /** ISO 8601; undefined where the export has none. */
  publishedOn?: string;
  categories: string[];
  tags: string[];
  /** The featured picture. */
  picture?: Attachment;
  hasPassword: boolean;
};

export type WordPressExport = {
  /** The address of the old site, such as `https://old.example`. */
  home: string;
  items: WordPressItem[];
  /** Keyed by the path of the file, such as `/wp-content/uploads/2019/05/a.jpg`. */
  attachments: Map<string, Attachment>;
  notUnderstood: string[];
};

/** States of deleted or empty texts. */
const GONE = ['trash', 'auto-draft'];

/**
 * Reads an export of WordPress, from Tools, Export (WXR 1.2).
 * @throws {TransferError}
 */
export async function readWordPress(file: string): Promise<WordPressExport> {
  const source = await readFile(file, 'utf8').catch(() => {
    throw new TransferError(`${file} cannot be read. Check its path.`);
  });
  const channel = parse(file, source).querySelector('channel');
  const home = textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link');
  if (!channel || !textOf(channel, 'wp:wxr_version'))
    throw new TransferError(
      `${file} is not a WordPress export. In WordPress: Tools, Export, All content, Download Export File.`,
    );
  const all = [...channel.getElementsByTagName('item')];
  const byId = new Map(
    all
      .filter((item) => typeOf(item) === 'attachment')
      .map((item) => [textOf(item, 'wp:post_id'), attachmentOf(item)]),
  );
  const texts = all.filter((item) => typeOf(item) === 'post' || typeOf(item) === 'page');
  const kept = texts.filter((item) => !GONE.includes(textOf(item, 'wp:status')));
  return {
    home: originOf(home),
    items: kept.map((item) => itemOf(item, byId)),
    attachments: new Map([...byId.values()].map((attachment) => [pathOf(attachment.url), attachment])),
    notUnderstood: [
      ...leftOut(all),
      ...countOf(texts.length - kept.length, 'posts and pages in the trash, or never begun'),
    ],
  };
}

/** Old databases contain control characters that XML forbids. */
function parse(file: string, source: string): Document {
  try {
    const text = source.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
    return new JSDOM(text.trimStart(), { contentType: 'text/xml' }).window.document;
  } catch (error) {
    throw new TransferError(
      `${file} is not complete XML (${error instanceof Error ? error.message : String(error)}). Export it again.`,
    );
  }
}

function itemOf(item: Element, attachments: Map<string, Attachment>): WordPressItem {
  const terms = [...item.getElementsByTagName('category')];
  const ofDomain = (domain: string) =>
    terms
      .filter((term) => term.getAttribute('domain') === domain)
      .map((term) => (term.textContent ?? '').trim())
      .filter(Boolean);
  const thumbnail = metaOf(item, '_thumbnail_id');
  return {
    kind: typeOf(item) === 'page' ? 'page' : 'post',
    id: textOf(item, 'wp:post_id'),
    title: bare(textOf(item, 'title')),
    address: addressOf(textOf(item, 'link')),
    slug: textOf(item, 'wp:post_name'),
    html: textOf(item, 'content:encoded'),
    excerpt: bare(textOf(item, 'excerpt:encoded')),
    publishedOn: dateOf(item),
    // WordPress's default for uncategorized posts.
    categories: ofDomain('category').filter((name) => name !== 'Uncategorized'),
    tags: ofDomain('post_tag'),
    picture: attachments.get(thumbnail),
    hasPassword: textOf(item, 'wp:post_password') !== '',
  };
}

const attachmentOf = (item: Element): Attachment => ({
  url: textOf(item, 'wp:attachment_url') || textOf(item, 'guid'),
  alt: metaOf(item, '_wp_attachment_image_alt'),
});

/** The kinds of content that this site cannot take, each with its number. */
function leftOut(all: Element[]): string[] {
  const counts = new Map<string, number>();
  for (const item of all) {
    const type = typeOf(item);
    if (!['post', 'page', 'attachment'].includes(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const comments = all.reduce((sum, item) => sum + item.getElementsByTagName('wp:comment').length, 0);
  return [
    ...[...counts].flatMap(([type, count]) => countOf(count, `of the kind "${type}"`)),
    ...countOf(comments, 'comments'),
  ];
}

const countOf = (count: number, what: string) => (count > 0 ? [`${count} ${what}: left out`] : []);

function dateOf(item: Element): string | undefined {
  const date = [`${textOf(item, 'wp:post_date_gmt').replace(' ', 'T')}Z`, textOf(item, 'pubDate')]
    .map((text) => new Date(text))
    .find((given) => given.getTime() > 0);
  return date?.toISOString();
}

function metaOf(item: Element, key: string): string {
  const meta = [...item.getElementsByTagName('wp:postmeta')].find(
    (row) => textOf(row, 'wp:meta_key') === key,
  );
  return textOf(meta, 'wp:meta_value');
}

const typeOf = (item: Element) => textOf(item, 'wp:post_type');

/** The text of a direct child: a channel's `title` must not be an item's. */
function textOf(parent: Element | null | undefined, name: string): string {
  const child = [...(parent?.children ?? [])].find(({ nodeName }) => nodeName === name);
  return (child?.textContent ?? '').trim();
}

const bare = (html: string) => (JSDOM.fragment(html).textContent ?? '').replace(/\s+/g, ' ').trim();

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '');

/** The path of a URL, as browsers request it. */
export const pathOf = (url: string) =>
  URL.canParse(url, 'http://old.invalid') ? new URL(url, 'http://old.invalid').pathname : '';

function addressOf(link: string): string {
  if (!URL.canParse(link)) return '';
  const { pathname, search } = new URL(link);
  return withoutSlashAtEnd(pathname) + search;
}
