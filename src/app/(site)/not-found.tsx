import { notFoundView } from '@/sections/not-found-page';
import { missingMetadata } from '@/server/metadata';
import { LiveArea } from './live-area';

/** With status 404 Next takes the tags from here, whichever page renders, and says `noindex` by itself. */
export const generateMetadata = async () => ({ ...(await missingMetadata()), robots: null });

export default function NotFound() {
  return <LiveArea view={notFoundView} />;
}
