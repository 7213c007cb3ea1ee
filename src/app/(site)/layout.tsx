import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import * as reads from '@/content/reads';
import { KnownAnswers } from '@/lib/answers-context';
import { SiteShell } from '@/components/layout/site-shell';
import { Providers } from '@/components/providers';
import { isPreview } from '@/server/as-visitor';
import { env } from '@/server/env';
import { siteMetadata } from '@/server/metadata';
import { prefetch } from '@/server/prefetch';
import { fontVariables } from './fonts';
import { PreviewBar } from './preview-bar';
import './globals.css';

// Content can change at any moment, and `next build` has no database.
export const dynamic = 'force-dynamic';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#12302f' };

/** What a page that says nothing else gets: the default site tags (spec §8, §9). */
export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await siteMetadata()),
    metadataBase: new URL(env.siteUrl),
    icons: { icon: [{ url: '/brand/favicon.svg', type: 'image/svg+xml' }], apple: '/brand/icon-512.png' },
    formatDetection: { telephone: false },
  };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const bodies = await prefetch(reads.layout, reads.therapies, reads.conditions);
  return (
    <html lang="en-US" className={fontVariables}>
      <body>
        {(await isPreview()) && <PreviewBar />}
        <Providers>
          <KnownAnswers bodies={bodies}>
            <SiteShell>{children}</SiteShell>
          </KnownAnswers>
        </Providers>
      </body>
    </html>
  );
}
