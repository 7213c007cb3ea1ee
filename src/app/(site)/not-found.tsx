import { missingMetadata } from '@/server/seo/page-metadata';

/** With status 404 Next takes the tags from here, whichever page renders, and says `noindex` by itself. */
export const generateMetadata = async () => ({ ...(await missingMetadata()), robots: null });

/**
 * For files that are not there. The framework sends this with every page, so it is short; a page that is not there renders
 * its words itself (see src/proxy.ts).
 */
export default function NotFound() {
  return (
    <div className="wrap section-y">
      <h1 className="type-h1-article">404 Page Not Found</h1>
    </div>
  );
}
