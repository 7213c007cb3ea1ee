import { HydrationBoundary } from '@tanstack/react-query';
import { isSlug } from '@/content/slug';
import { readArticle } from '@/content/posts';
import { titleWithCentre } from '@/server/seo';
import { ArticleNotFound } from '@/sections/article/article-not-found';
import { ArticlePage } from '@/sections/article/article-page';
import { metadataOf, missingMetadata } from '@/server/metadata';
import { answerTo, prefetch } from '@/server/prefetch';
import { articlePage } from '@/server/structured-data';
import { StructuredData } from '../../structured-data';

type Props = { params: Promise<{ slug: string }> };

const isMissing = async (slug: string) => !isSlug(slug) || (await answerTo(sourceOf(slug))) === 'missing';

const sourceOf = (slug: string) => `/api/blog/${slug}`;

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  if (await isMissing(slug)) return missingMetadata();
  return metadataOf({
    source: sourceOf(slug),
    path: `/blog/${slug}`,
    describe: (body, centre) => {
      const article = readArticle(body);
      if (!article) return {};
      const { title, excerpt, picture } = article;
      return {
        title: titleWithCentre(title, centre),
        type: 'article',
        ...(excerpt ? { description: excerpt } : {}),
        ...(picture ? { picture: { url: picture.src, alt: picture.alt } } : {}),
      };
    },
  });
}

export default async function BlogArticle({ params }: Props) {
  const { slug } = await params;
  if (await isMissing(slug)) return <ArticleNotFound />;
  return (
    <HydrationBoundary state={await prefetch(sourceOf(slug))}>
      <ArticlePage slug={slug} />
      <StructuredData
        path={`/blog/${slug}`}
        source={sourceOf(slug)}
        crumbs={[
          { label: 'Blog', path: '/blog' },
          { label: slug, path: `/blog/${slug}` },
        ]}
        kind={articlePage}
      />
    </HydrationBoundary>
  );
}
