import type { Metadata } from 'next';
import sharingPicture from '@/assets/og-default.jpg';
import { safeUrl } from '@/content/links/address';
import type { Picture } from '@/content/schema/element';
import { TOWN } from '@/content/schema/constants';
import { byLanguage, type OtherLanguage } from '@/content/languages/translation';
import { headWords } from '@/content/head/head-words';
import { asList, asString, prop } from '@/content/json';

const DEFAULT_SHARING_PICTURE = {
  url: sharingPicture.src,
  width: 1200,
  height: 630,
  alt: 'Dawn over a calm lagoon with palms',
};

type Page = {
  /** The body of the page's endpoint; its `data.seo` takes precedence (spec §3 SEO object). */
  body: unknown;
  center: string;
  /** The town in the default title. */
  town?: string;
  /** A fictional center: search engines must not list it. */
  isDemo?: boolean;
  /** None for a response without its own path, such as the not-found page. */
  path?: string;
  /** The page's default title (spec §2). */
  title?: string | null;
  description?: string | null;
  type?: 'website' | 'article' | 'profile';
  picture?: { url: string; alt: string } | null;
  /** The center's own picture for pages that have none. */
  sharing?: Picture | null;
  /** The page in all its languages; empty while there is one only. */
  languages?: OtherLanguage[];
};

/** The tags of one page. Next removes them when the visitor navigates to another. */
export function toMetadata({
  body,
  center,
  town = TOWN,
  isDemo = false,
  path,
  type = 'website',
  picture,
  sharing,
  languages = [],
  ...page
}: Page): Metadata {
  const seo = prop(prop(body, 'data'), 'seo');
  const words = headWords(body, page, { center, town });
  const canonical = address(prop(seo, 'canonicalUrl')) || path;
  const keywords = asList(prop(seo, 'keywords')).map(asString).filter(Boolean);
  const robots = prop(seo, 'robots');
  const shared = prop(seo, 'openGraph');
  const twitter = prop(seo, 'twitter');
  const image = sharedPicture(prop(shared, 'image')) ?? picture ?? own(sharing) ?? DEFAULT_SHARING_PICTURE;
  const kind = asString(prop(shared, 'type'));
  const url = address(prop(shared, 'url')) || canonical;
  return {
    title: { absolute: words.title },
    description: words.description,
    ...(keywords.length > 0 ? { keywords } : {}),
    alternates: {
      ...(canonical ? { canonical } : {}),
      ...(languages.length > 0 ? { languages: byLanguage(languages) } : {}),
      types: { 'application/rss+xml': '/blog/feed.xml' },
    },
    robots: {
      index: !isDemo && prop(robots, 'index') !== false,
      follow: !isDemo && prop(robots, 'follow') !== false,
    },
    openGraph: {
      ...words.shared,
      ...(url ? { url } : {}),
      type: kind === 'article' || kind === 'profile' ? kind : type,
      siteName: asString(prop(shared, 'site_name')) || center,
      images: [image],
    },
    twitter: {
      card: asString(prop(twitter, 'card')) === 'summary' ? 'summary' : 'summary_large_image',
      ...words.twitter,
      images: [address(prop(twitter, 'image')) || image.url],
    },
  };
}

const own = (picture: Picture | null | undefined) => {
  if (!picture) return undefined;
  const { src, ...rest } = picture;
  return { url: src, ...rest };
};

function sharedPicture(image: unknown) {
  const url = address(prop(image, 'url'));
  return url ? { url, alt: asString(prop(image, 'alt')) } : undefined;
}

const address = (value: unknown) => safeUrl(asString(value));
