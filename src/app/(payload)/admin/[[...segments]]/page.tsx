import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { currentSignInStep } from '@/server/handlers/current-sign-in-step';
import { isPanelPath } from '@/panel/shell/panel-path';
import { importMap } from '../importMap';

type Args = {
  params: Promise<{ segments?: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params: params as Promise<{ segments: string[] }>, searchParams });

export default async function PanelPage({ params, searchParams }: Args) {
  const isLeaving = (await params).segments?.[0] === 'logout';
  if (!isLeaving && (await currentSignInStep(await headers()))) redirect('/admin/sign-in-step');
  return RootPage({
    config,
    importMap,
    params: params as Promise<{ segments: string[] }>,
    searchParams: withoutForeign(await searchParams),
  });
}

/** Payload's check accepts `/..//host`, and the panel's router would follow it after sign-in. */
async function withoutForeign({ redirect: to, ...asked }: Awaited<Args['searchParams']>) {
  return isPanelPath(to) ? { ...asked, redirect: to ?? '' } : asked;
}
