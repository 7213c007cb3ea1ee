import { HydrationBoundary } from '@tanstack/react-query';
import { HomePage } from '@/sections/homepage/home-page';
import { metadataOf } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { clinic } from '@/server/structured-data';
import { StructuredData } from './structured-data';

const SOURCE = '/api/pages/homepage';

export const generateMetadata = () => metadataOf({ source: SOURCE, path: '/' });

export default async function Home() {
  return (
    <HydrationBoundary state={await prefetch(SOURCE)}>
      <HomePage />
      <StructuredData path="/" source={SOURCE} kind={() => (page) => [clinic(page)]} />
    </HydrationBoundary>
  );
}
