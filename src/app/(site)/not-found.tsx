import { NotFoundPage } from '@/sections/late-pages';
import { missingMetadata } from '@/server/metadata';

/** With status 404 Next takes the tags from here, whichever page renders, and says `noindex` by itself. */
export const generateMetadata = async () => ({ ...(await missingMetadata()), robots: null });

export default NotFoundPage;
