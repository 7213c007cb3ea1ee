import { missingMetadata } from '@/server/seo/page-metadata';

/** With status 404 Next takes the metadata from here, whichever page renders, and adds `noindex`. */
export const generateMetadata = async () => ({ ...(await missingMetadata()), robots: null });

/**
 * For missing files. Next sends this with every page, so it is short; a missing page renders
 * its own text (see src/proxy.ts).
 */
export default function NotFound() {
  return (
    <div className="wrap section-y">
      <h1 className="type-h1-article">404 Page Not Found</h1>
    </div>
  );
}
