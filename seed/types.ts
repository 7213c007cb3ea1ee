/** The shapes of the seeded words. Pictures and people are named by file and slug; the loader makes relations of them. */

export type SeedSeo = { title: string; description: string; keywords: string[] };

export type SeedSource = { label: string; url: string };

/** Who stands behind the words. People are slugs of `team.ts`, dates ISO days. */
export type SeedReview = {
  reviewedBy?: string;
  reviewedOn?: string;
  nextReviewOn?: string;
  sources?: SeedSource[];
};

export type SeedCondition = SeedReview & {
  slug: string;
  title: string;
  /** One sentence, for cards and the lead. */
  summary: string;
  heading1: string;
  text1: string;
  symptoms: string;
  /** Plain text; a blank line parts the paragraphs. */
  treatments: string;
  seo: SeedSeo;
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
  /** Minutes, at 220 words a minute, rounded up. */
  readTime: number;
  publishedOn: string;
  author: string;
  seo: SeedSeo;
};

export type SeedTeamMember = { slug: string; name: string; title: string; bio: string; image?: string };

export type SeedMedia = { file: string; alt: string };
