/** The shapes of the API (spec §3, §7) as this software writes them. Readers never trust them: see from-api.ts. */
export type ApiElement = { name: string; type: string; values: Record<string, unknown> };

/** A section that an editor has switched off is `hidden` and without elements. */
export type ApiSection = { name: string; type?: string; hidden?: true; elements: ApiElement[] };

/** What the Brand global says; absent parts are the site's own. */
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
  /** Inside the server only: see shown-to.ts. */
  invented?: string[];
};

export type ApiTherapySummary = { title: string; slug: string; summary?: string };

export type ApiTherapy = ApiTherapySummary & {
  heading1: string;
  text1: string;
  benefits: string;
  approach: string;
  review: ApiReview;
  seo: ApiSeo;
};

export type ApiConditionSummary = { title: string; slug: string; summary?: string };

export type ApiCondition = ApiConditionSummary & {
  heading1: string;
  text1: string;
  symptoms: string;
  treatments: string;
  /** Minutes. */
  readTime: number;
  /** Keyed as in at-a-glance.ts; parts that are empty are left out. */
  atGlance: Record<string, string>;
  visitQuestions: string[];
  lastChange: { changedOn: string; note: string } | null;
  review: ApiReview;
  seo: ApiSeo;
};

export type ApiPostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  imageUrl: string | null;
  imageAlt: string;
  /** Such as `30% 60%`; left out for the middle. */
  imageFocus?: string;
  category: string;
  tags: string[];
  featured: boolean;
  /** Minutes. */
  readTime: number;
  /** ISO 8601 date and time. */
  publishedOn: string;
};

export type ApiPost = ApiPostSummary & { content: string; review: ApiReview; seo: ApiSeo };

/** A license, an accreditation or an insurer; what has expired is not among them. */
export type ApiCredential = {
  kind: string;
  name: string;
  number: string;
  issuedBy: string;
  url: string;
  /** An ISO 8601 moment of its last day, or empty. */
  expiresOn: string;
};

export type ApiTeamMember = {
  id: string;
  name: string;
  title: string;
  bio: string;
  imageUrl: string | null;
  imageAlt: string;
  /** Such as `30% 60%`; left out for the middle. */
  imageFocus?: string;
};
