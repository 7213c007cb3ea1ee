import { HydrationBoundary } from '@tanstack/react-query';
import { BlogPage } from '@/sections/blog/blog-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { medicalWebPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

/** The blog has no page document, so there is no SEO object to read. */
export const generateMetadata = () =>
  metadataOf({ path: '/blog', describe: (_, centre) => ({ title: `Blog | ${centre}` }) });

export default async function Blog() {
  return (
    <HydrationBoundary state={await prefetch('/api/blog')}>
      <BlogPage />
      <StructuredData
        path="/blog"
        crumbs={[{ label: 'Blog', path: '/blog' }]}
        kind={() => medicalWebPage(undefined, 'Blog', {}, 'Blog')}
      />
    </HydrationBoundary>
  );
}
