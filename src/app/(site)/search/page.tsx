import type { Metadata } from 'next';
import { speaksOfSelfHarm } from '@/content/crisis/self-harm-words';
import * as endpoints from '@/content/endpoints/endpoints';
import { MOST_QUERY_LENGTH, SEARCH_PATH } from '@/content/links/search-path';
import { FORGET_SEARCH_SCRIPT } from '@/lib/forget-search-script';
import { SearchPage, searchWords } from '@/sections/search/search-page';
import { noteFruitlessSearch } from '@/services/metrics/view-counts';
import { searchSite } from '@/server/search/search-site';
import { metadataOf } from '@/server/seo/page-metadata';

type Props = { searchParams: Promise<{ q?: string | string[] }> };

/** For no search engine, with or without words; the words stand in no tag. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = searchWords;
  const endpoint = { ...endpoints.layout, title: () => title, description: () => lead };
  return { ...(await metadataOf({ endpoint, path: SEARCH_PATH })), robots: { index: false, follow: true } };
}

/** In code, without a page document; src/proxy.ts keeps its answers out of every cache. */
export default async function Page({ searchParams }: Props) {
  const { q = '' } = await searchParams;
  const query = [q].flat()[0]?.slice(0, MOST_QUERY_LENGTH).trim() ?? '';
  const results = query ? await searchSite(query) : [];
  if (query && results?.length === 0) noteFruitlessSearch();
  return (
    <>
      {speaksOfSelfHarm(query) && <script>{FORGET_SEARCH_SCRIPT}</script>}
      <SearchPage query={query} results={results} />
    </>
  );
}
