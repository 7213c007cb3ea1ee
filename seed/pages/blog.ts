import type { SeedPage } from './types';

export const seedBlogPage: SeedPage = {
  title: 'Blog',
  seo: {
    description:
      'Articles of Stillwater Gardens about mental health: what a word means, how treatment works, and what can help at home.',
    keywords: ['mental health', 'articles', 'Palm Beach Gardens'],
  },
};
