import { crumbsTo } from '@/content/crumbs';
import { documents } from '@/content/documents';
import * as reads from '@/content/reads';
import { blogView } from '@/sections/blog/blog-page';
import { metadataOf } from '@/server/metadata';
import { webPage } from '@/server/structured-data';
import { LiveArea } from '../live-area';
import { StructuredData } from '../structured-data';

const { label, path } = documents.blog;

/** The blog has no page document, so there is no SEO object to read. */
export const generateMetadata = () => metadataOf({ read: reads.posts, path });

export default function Blog() {
  return (
    <>
      <LiveArea view={blogView} />
      <StructuredData path={path} crumbs={crumbsTo(label, path)} things={webPage('Blog')} />
    </>
  );
}
