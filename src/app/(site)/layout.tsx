import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import type { BrandView } from '@/content/views/brand-view';
import { inPalette, paletteColors, paletteStyle } from '@/content/look/palette-colors';
import { artPath, PALETTES } from '@/content/look/palettes';
import { inLanguage, sayIn, type Language } from '@/content/languages/languages';
import * as endpoints from '@/content/endpoints/endpoints';
import { footView } from '@/components/layout/live-foot';
import { headView } from '@/components/layout/live-head';
import { SiteShell } from '@/components/layout/site-shell';
import { Providers } from '@/components/providers';
import { isPreview } from '@/server/cms/read-scope';
import { env } from '@/services/settings/env';
import { siteMetadata } from '@/server/seo/page-metadata';
import { pageLanguage } from '@/server/seo/page-language';
import { viewOf } from '@/server/content-api/prefetch';
import { fontVariables } from './fonts';
import { LiveArea } from './live-area';
import { LazyPreviewBar } from './lazy-preview-bar';
import './globals.css';
import './purify-on-server';

// Content can change at any moment, and `next build` has no database.
export const dynamic = 'force-dynamic';

export async function generateViewport(): Promise<Viewport> {
  const { brand } = await viewOf(endpoints.layout);
  return {
    width: 'device-width',
    initialScale: 1,
    colorScheme: 'light dark',
    themeColor: inPalette(paletteColors.ink[0], brand.palette),
  };
}

/** Default metadata of all pages (spec §8, §9). */
export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await viewOf(endpoints.layout);
  return {
    ...(await siteMetadata()),
    metadataBase: new URL(env.siteUrl),
    icons: iconsOf(brand),
    formatDetection: { telephone: false },
  };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { brand, header, footer } = await viewOf(endpoints.layout);
  const { palette } = brand;
  const language = await pageLanguage();
  // Live views that are in English get what they always got.
  const slug = language === 'en' ? '' : language;
  return (
    <html
      {...inLanguage(language)}
      className={fontVariables}
      {...(header.quickExit ? { 'data-one-entry': '' } : {})}
      {...(palette === PALETTES[0] ? {} : { 'data-palette': palette, style: paletteStyle(palette) })}
    >
      <body>
        <Providers palette={palette} {...(language === 'en' ? {} : { toastLabels: toastLabels(language) })}>
          {(await isPreview()) && <LazyPreviewBar />}
          <SiteShell
            head={<LiveArea view={headView} slug={slug} />}
            foot={<LiveArea view={footView} slug={slug} />}
            quickExit={header.quickExit}
            phone={footer.contact.phone}
            language={language}
            isPreview={await isPreview()}
          >
            {children}
          </SiteShell>
        </Providers>
      </body>
    </html>
  );
}

const toastLabels = (language: Language) => {
  const say = sayIn(language);
  return { region: say('Notifications'), close: say('Close') };
};

/** The center's icon, else the built-in one in the palette's colors. */
function iconsOf({ favicon, palette }: BrandView): Metadata['icons'] {
  if (favicon) return { icon: [{ url: favicon }], apple: favicon };
  const drawn = palette === PALETTES[0] ? '/brand/favicon.svg' : artPath('favicon.svg', palette);
  return { icon: [{ url: drawn, type: 'image/svg+xml' }], apple: '/brand/icon-512.png' };
}
