import { ArticleNotFound } from '@/sections/article/article-not-found';
import { metadataOf } from '@/server/metadata';

export const generateMetadata = async () => ({
  ...(await metadataOf({
    path: '/blog',
    describe: (_, centre) => ({ title: `Article Not Found | ${centre}` }),
  })),
  // Next says noindex by itself.
  robots: null,
  alternates: null,
});

export default ArticleNotFound;
