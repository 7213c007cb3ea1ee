import { notFound } from 'next/navigation';
import { notFoundView } from '@/sections/not-found-page';
import { missingMetadata } from '@/server/seo/page-metadata';
import { LiveArea } from '../live-area';

type Props = { params: Promise<{ rest: string[] }> };

export const generateMetadata = missingMetadata;

/** Folders of static files, which src/proxy.ts skips. */
const OF_FILES = ['_next', 'art', 'brand', 'fonts'];

/** Any path without a route (spec §2). Its status is set by src/proxy.ts. */
export default async function AnyOtherPath({ params }: Props) {
  const { rest } = await params;
  if (OF_FILES.includes(rest[0] ?? '') || rest.join('/') === 'favicon.ico') notFound();
  return <LiveArea view={notFoundView} />;
}
