import type { ApiTranslation } from '../languages/translation';

/**
 * The shapes of the API (spec §3, §7) as the server writes them. Readers do not rely on them: see
 * from-api.ts.
 */
export type ApiElement = { name: string; type: string; values: Record<string, unknown> };

/** A section that an editor has turned off is `hidden` and has no elements. */
export type ApiSection = { name: string; type?: string; hidden?: true; elements: ApiElement[] };

/** The Brand global; missing parts use the site's defaults. */
export type ApiBrand = {
  palette?: string;
  logoOnDark?: string;
  favicon?: string;
  socialPicture?: { src: string; alt: string; width?: number; height?: number };
};

export type ApiSeo = {
  title?: string;
  description?: string;
  keywords?: string[];
  canonicalUrl?: string;
  robots: { index: boolean; follow: boolean };
  openGraph: {
    title?: string;
    description?: string;
    url?: string;
    type?: string;
    site_name?: string;
    image?: { url: string; alt: string };
  };
  twitter: { card?: string; title?: string; description?: string; image?: string };
  structuredData?: unknown;
};

export type ApiReview = {
  author?: string;
  reviewer?: string;
  reviewerTitle?: string;
  reviewedOn?: string;
  nextReviewOn?: string;
  sources: { label: string; url: string }[];
  /** Used inside the server only: see for-audience.ts. */
  invented?: string[];
};

export type ApiSummary = { title: string; slug: string; summary?: string };

export type ApiTherapy = ApiSummary & {
  heading1: string;
  text1: string;
  benefits: string;
  approach: string;
  review: ApiReview;
  seo: ApiSeo;
} & ApiTranslation;

export type ApiCondition = ApiSummary & {
  heading1: string;
  text1: string;
  symptoms: string;
  treatments: string;
  /** Minutes. */
  readTime: number;
  /** Keyed as in at-a-glance.ts; empty parts are omitted. */
  atGlance: Record<string, string>;
  visitQuestions: string[];
  lastChange: { changedOn: string; note: string } | null;
  review: ApiReview;
  seo: ApiSeo;
} & ApiTranslation;

export type ApiPostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  imageUrl: string | null;
  imageAlt: string;
  /** CSS `object-position`, such as `30% 60%`; omitted for the center. */
  imageFocus?: string;
  category: string;
  tags: string[];
  featured: boolean;
  /** Minutes. */
  readTime: number;
  /** ISO 8601 date and time. */
  publishedOn: string;
};

export type ApiPost = ApiPostSummary & ApiTranslation & { content: string; review: ApiReview; seo: ApiSeo };

/** A license, an accreditation or an insurer. Expired ones are omitted. */
export type ApiCredential = {
  id: string;
  kind: string;
  name: string;
  number: string;
  issuedBy: string;
  url: string;
  /** ISO 8601 date and time of its last day, or empty. */
  expiresOn: string;
};

export type ApiTeamMember = {
  id: string;
  name: string;
  title: string;
  bio: string;
  imageUrl: string | null;
  imageAlt: string;
  /** CSS `object-position`, such as `30% 60%`; omitted for the center. */
  imageFocus?: string;
};
