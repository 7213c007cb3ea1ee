import type { Metadata } from 'next';
import sharingPicture from '@/assets/og-default.jpg';
import { safeUrl } from '@/content/address';
import { asList, asText, get } from '@/content/untyped';

/** Spec §9 "Default SEO". */
export const defaultTitle = (centre: string) => `${centre} | Mental Health Treatment Palm Beach Gardens`;

export const defaultDescription = (centre: string) =>
  `What ${centre} treats, how treatment works, and how to reach us: mental health conditions, therapies and programs in plain words.`;

export const DEFAULT_SHARING_PICTURE = {
  url: sharingPicture.src,
  width: 1200,
  height: 630,
  alt: 'Dawn over a calm lagoon with palms',
};

/** The title rule of most pages (spec §2): what the page says, and the centre's name unless it is in there already. */
export const titleWithCentre = (title: string, centre: string) =>
  title.toLowerCase().includes(centre.toLowerCase()) ? title : `${title} | ${centre}`;

type Page = {
  /** `data.seo` of the answer, of unknown shape (spec §3 SEO object). */
  seo: unknown;
  centre: string;
  /** None for what has no address of its own, such as the not-found page. */
  path?: string;
  /** By the title rule of the page (spec §2); `seo.title` goes before it. */
  title?: string;
  description?: string;
  type?: 'website' | 'article' | 'profile';
  picture?: { url: string; alt: string };
};

/** The tags of one page. Next removes them again when the visitor goes on to another. */
export function toMetadata({ seo, centre, path, type = 'website', picture, ...page }: Page): Metadata {
  const title = asText(get(seo, 'title')) || page.title || defaultTitle(centre);
  const description = asText(get(seo, 'description')) || page.description || defaultDescription(centre);
  const canonical = address(get(seo, 'canonicalUrl')) || path;
  const keywords = asList(get(seo, 'keywords')).map(asText).filter(Boolean);
  const robots = get(seo, 'robots');
  const shared = get(seo, 'openGraph');
  const twitter = get(seo, 'twitter');
  const image = sharedPicture(get(shared, 'image')) ?? picture ?? DEFAULT_SHARING_PICTURE;
  const kind = asText(get(shared, 'type'));
  const url = address(get(shared, 'url')) || canonical;
  return {
    title: { absolute: title },
    description,
    ...(keywords.length > 0 ? { keywords } : {}),
    alternates: { ...(canonical ? { canonical } : {}), types: { 'application/rss+xml': '/blog/feed.xml' } },
    robots: { index: get(robots, 'index') !== false, follow: get(robots, 'follow') !== false },
    openGraph: {
      title: asText(get(shared, 'title')) || title,
      description: asText(get(shared, 'description')) || description,
      ...(url ? { url } : {}),
      type: kind === 'article' || kind === 'profile' ? kind : type,
      siteName: asText(get(shared, 'site_name')) || centre,
      images: [image],
    },
    twitter: {
      card: asText(get(twitter, 'card')) === 'summary' ? 'summary' : 'summary_large_image',
      title: asText(get(twitter, 'title')) || title,
      description: asText(get(twitter, 'description')) || description,
      images: [address(get(twitter, 'image')) || image.url],
    },
  };
}

function sharedPicture(image: unknown) {
  const url = address(get(image, 'url'));
  return url ? { url, alt: asText(get(image, 'alt')) } : undefined;
}

const address = (value: unknown) => safeUrl(asText(value));
