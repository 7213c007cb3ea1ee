import { documentCrumbs } from '@/content/head/crumbs';
import { documents } from '@/content/links/documents';
import { DetailProblem } from '../shared/detail-problem';

/** The texts of spec §2 and §8, for a missing article and for an error. */
export function ArticleNotFound({ canRetry }: { canRetry?: boolean }) {
  return (
    <DetailProblem
      kind="not-found"
      title="Article Not Found"
      text="The article you're looking for doesn't exist or may have been removed."
      crumbs={documentCrumbs(documents.blog, 'Not found')}
      wayOut={{ label: 'Back to Blog', href: '/blog' }}
      canRetry={canRetry}
    />
  );
}
