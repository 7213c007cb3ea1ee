import { notFound } from 'next/navigation';
import { NotFoundPage } from '@/sections/late-pages';
import { missingMetadata } from '@/server/metadata';

type Props = { params: Promise<{ rest: string[] }> };

export const generateMetadata = missingMetadata;

/** Any path that no other route knows (spec §2). Its status is set by src/proxy.ts, which leaves files alone. */
export default async function AnyOtherPath({ params }: Props) {
  const { rest } = await params;
  if (rest.at(-1)?.includes('.')) notFound();
  return <NotFoundPage />;
}
