import { ownUrl } from '../links/address';
import type { Picture } from '../schema/element';
import { readFocus } from './focus';
import { asList, asString, prop } from '../json';
import { readTranslation, type TranslationView } from '../languages/translation';
import { dayWords, readReview, type ReviewView } from './review';

/** An article as a card shows it. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  picture: Picture | null;
  category: string;
  tags: string[];
  isFeatured: boolean;
  /** Minutes; 0 when unknown. */
  readTime: number;
  /** ISO 8601 date and time, or empty. */
  publishedOn: string;
};

export type Article = PostSummary & {
  /** HTML. */
  content: string;
  /** `publishedOn`, formatted, such as `October 6, 2026`. */
  date: string;
  review: ReviewView;
  translation: TranslationView;
};

/**
 * Reads the answer of `GET /api/blog` (spec §3 Blog post). Total, keeps the order; skips posts without title
 * or slug.
 */
export const readPosts = (body: unknown): PostSummary[] =>
  asList(prop(body, 'data')).flatMap((entry) => readPost(entry) ?? []);

/** Reads the answer of `GET /api/blog/{slug}`. Total; null when it has no article. */
export function readArticle(body: unknown): Article | null {
  const data = prop(body, 'data');
  const post = readPost(data);
  if (!post) return null;
  const translation = readTranslation(data);
  const { language } = translation;
  return {
    ...post,
    content: asString(prop(data, 'content')),
    date: dayWords(post.publishedOn, language),
    review: readReview(prop(data, 'review'), language),
    translation,
  };
}

function readPost(entry: unknown): PostSummary | null {
  const text = (key: string) => asString(prop(entry, key));
  if (!text('slug') || !text('title')) return null;
  const src = ownUrl(text('imageUrl'));
  const minutes = prop(entry, 'readTime');
  const published = new Date(text('publishedOn'));
  return {
    slug: text('slug'),
    title: text('title'),
    excerpt: text('excerpt'),
    picture: src ? { src, alt: text('imageAlt'), ...readFocus(prop(entry, 'imageFocus')) } : null,
    category: text('category'),
    tags: [...new Set(asList(prop(entry, 'tags')).map(asString).filter(Boolean))],
    isFeatured: prop(entry, 'featured') === true,
    readTime: typeof minutes === 'number' && minutes > 0 ? Math.ceil(minutes) : 0,
    publishedOn: Number.isNaN(published.getTime()) ? '' : published.toISOString(),
  };
}
