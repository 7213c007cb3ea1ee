import { readPosts } from '@/content/posts';

/** A post as `GET /api/blog` answers it. */
export const apiPost = (slug: string, parts: Record<string, unknown> = {}) => ({
  id: `id-${slug}`,
  slug,
  title: `Title of ${slug}`,
  excerpt: `Excerpt of ${slug}`,
  imageUrl: null,
  imageAlt: '',
  category: '',
  tags: [],
  featured: false,
  readTime: 3,
  publishedOn: '2026-05-04T00:00:00.000Z',
  ...parts,
});

export const posts = (...entries: unknown[]) => readPosts({ data: entries });

export const manyPosts = (count: number, parts: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => apiPost(`kite-${index + 1}`, parts));
