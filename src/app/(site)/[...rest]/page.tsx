import { notFound } from 'next/navigation';
import * as endpoints from '@/content/endpoints/endpoints';
import { extraPageView } from '@/sections/extra-page/extra-page';
import { notFoundView } from '@/sections/not-found-page';
import { missingMetadata } from '@/server/seo/page-metadata';
import { extraPageThings } from '@/server/seo/structured-data';
import { detailPage } from '../detail-page';
import { LiveArea } from '../live-area';

type Props = { params: Promise<{ rest: string[] }> };

/** Folders of static files, which src/proxy.ts skips. */
const OF_FILES = ['_next', 'art', 'brand', 'fonts'];

const NoSuchPage = () => <LiveArea view={notFoundView} />;

const extraPage = detailPage({
  kind: 'extra-pages',
  endpoint: endpoints.extraPage,
  things: extraPageThings,
  view: extraPageView,
  NotFound: NoSuchPage,
});

export async function generateMetadata({ params }: Props) {
  const [slug = '', ...more] = (await params).rest;
  return more.length === 0 ? extraPage.metadata(slug) : missingMetadata();
}

/**
 * A page that staff made, and any path without a route (spec §2). Its status is set by src/proxy.ts. One
 * route for both: while there are no extra pages, the not-found page stays what it is.
 */
export default async function AnyOtherPath({ params }: Props) {
  const { rest } = await params;
  if (OF_FILES.includes(rest[0] ?? '') || rest.join('/') === 'favicon.ico') notFound();
  const [slug = '', ...more] = rest;
  return more.length === 0 ? extraPage.page(slug) : <NoSuchPage />;
}
