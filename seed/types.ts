import type { TranslatedLanguage } from '@/content/languages/languages';

/**
 * The shapes of the seeded texts. Pictures and people are named by file and slug; the loader converts them to
 * relations.
 */

export type SeedSeo = { title: string; description: string; keywords: string[] };

type SeedSource = { label: string; url: string };

/** The review of a text. People are slugs of `team.ts`, dates ISO days. */
export type SeedReview = {
  reviewedBy?: string;
  reviewedOn?: string;
  nextReviewOn?: string;
  sources?: SeedSource[];
};

/** A condition as in its own file; the summary at the top of its page is in conditions/summaries.ts. */
export type SeedConditionText = Omit<SeedCondition, 'atGlance' | 'visitQuestions' | 'lastChange'>;

export type SeedCondition = SeedReview & {
  slug: string;
  title: string;
  /** One sentence, for cards and the lead. */
  summary: string;
  heading1: string;
  text1: string;
  symptoms: string;
  /** Plain text; a blank line separates paragraphs. */
  treatments: string;
  atGlance: { whatItIs: string; whoIsAffected: string; whatHelps: string; helpToday: string };
  /** For the sheet that visitors take to a first visit. */
  visitQuestions: string[];
  lastChange: { changedOn: string; note: string };
  seo: SeedSeo;
};

/** A condition in another language, with the slug of its original. */
export type SeedTranslatedCondition = Omit<SeedCondition, 'lastChange'> & {
  language: TranslatedLanguage;
  translationOf: string;
};

export type SeedTherapy = SeedReview & {
  slug: string;
  title: string;
  summary: string;
  heading1: string;
  text1: string;
  benefits: string;
  approach: string;
  seo: SeedSeo;
};

export type SeedPost = SeedReview & {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  /** File name in `media/`. */
  image: string;
  category: string;
  tags: string[];
  featured: boolean;
  publishedOn: string;
  author: string;
  seo: SeedSeo;
};

export type SeedTeamMember = { slug: string; name: string; title: string; bio: string; image?: string };

export type SeedCredential = {
  kind: 'license' | 'accreditation' | 'insurer';
  name: string;
  issuedBy: string;
  number: string;
  url: string;
  expiresOn: string;
};

export type SeedMedia = { file: string; alt: string };

/** A block of an extra page; `text` is HTML, and becomes rich text. */
export type SeedBlock = { blockType: string; heading?: string; text?: string } & Record<string, unknown>;

export type SeedExtraPage = {
  slug: string;
  title: string;
  subtitle: string;
  blocks: SeedBlock[];
  language?: TranslatedLanguage;
  /** The original: a slug, or the name of a fixed page. */
  translationOf?: { collection: 'pages' | 'extra-pages'; key: string };
};
