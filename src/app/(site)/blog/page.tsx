import { crumbsTo } from '@/content/crumbs';
import { documents } from '@/content/documents';
import * as reads from '@/content/reads';
import { KnownAnswers } from '@/lib/answers-context';
import { BlogPage } from '@/sections/late-pages';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { webPage } from '@/server/structured-data';
import { StructuredData } from '../structured-data';

const { label, path } = documents.blog;

/** The blog has no page document, so there is no SEO object to read. */
export const generateMetadata = () => metadataOf({ read: reads.posts, path });

export default async function Blog() {
  return (
    <KnownAnswers bodies={await prefetch(reads.posts)}>
      <BlogPage />
      <StructuredData path={path} crumbs={crumbsTo(label, path)} things={webPage('Blog')} />
    </KnownAnswers>
  );
}
