import { articlePath } from '../links/address';
import type { PostSummary } from './posts';

type Feed = {
  title: string;
  description: string;
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Newest first. */
  posts: readonly PostSummary[];
};

/** Feed readers fetch new articles, not the archive. */
const NEWEST = 50;

/** The blog as RSS 2.0. */
export function toFeed({ title, description, siteUrl, posts }: Feed): string {
  const newest = posts.slice(0, NEWEST);
  const changedOn = newest
    .map(({ publishedOn }) => publishedOn)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', title),
    tag('link', `${siteUrl}/blog`),
    tag('description', description),
    tag('language', 'en-us'),
    dateTag('lastBuildDate', changedOn),
    `<atom:link href="${escapeXml(siteUrl)}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...newest.map((post) => toItem(post, siteUrl)),
    '</channel>',
    '</rss>',
  ]
    .filter(Boolean)
    .join('\n');
}

function toItem({ slug, title, excerpt, category, tags, publishedOn }: PostSummary, siteUrl: string): string {
  const address = siteUrl + articlePath(slug);
  return [
    '<item>',
    tag('title', title),
    tag('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    excerpt && tag('description', excerpt),
    ...[...new Set([category, ...tags])].filter(Boolean).map((name) => tag('category', name)),
    dateTag('pubDate', publishedOn),
    '</item>',
  ]
    .filter(Boolean)
    .join('\n');
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** RFC 822, as RSS requires. */
const dateTag = (name: string, iso: string | undefined) =>
  iso ? tag(name, new Date(iso).toUTCString()) : '';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML and removes characters that XML 1.0 does not allow. */
const escapeXml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
