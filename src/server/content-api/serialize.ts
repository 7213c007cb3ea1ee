import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { AT_A_GLANCE, readingTime } from '@/content/views/at-a-glance';
import type {
  ApiBrand,
  ApiCondition,
  ApiCredential,
  ApiPost,
  ApiPostSummary,
  ApiReview,
  ApiSeo,
  ApiTeamMember,
  ApiTherapy,
} from '@/content/endpoints/api';
import { safeUrl } from '@/content/links/address';
import { asThing } from '@/content/head/structured-data';
import type { Picture } from '@/content/schema/element';
import { isOfFormerPerson } from '@/content/views/review';
import { focusOf } from '@/content/views/focus';
import { INVENTED } from '@/content/endpoints/for-audience';
import { PALETTES } from '@/content/look/palettes';
import { asList, asString, prop } from '@/content/json';
import { writeMark } from '@/content/derive/edit-mark';
import { extraPageToApi } from '@/content/derive/extra-page';
import type { Render } from '@/content/derive/to-api';
import type { Blog, Brand, Condition, Credential, ExtraPage, TeamMember, Therapy } from '@/payload-types';
import { mediaPath } from '@/content/links/media-url';
import { richTextToHtml } from './lexical-to-html';
import { sanitizeOnce } from './sanitize-html';

/** Stored documents in the API's shapes (spec §3). Only fields named here leave the server. */
export const render: Render = { html: richText, picture: toPicture };

/** The same for a preview: each text says where it is edited. */
export const renderMarked: Render = { ...render, mark: (text, place) => writeMark(text, `#${place}`) };

type WithReview = Pick<Condition, 'isDemo' | 'review' | 'seo'>;

export function serializeCondition(doc: Condition): ApiCondition {
  const detail = serializeDetail(doc);
  const [symptoms, treatments] = [richText(doc.symptoms), richText(doc.treatments)];
  const { changedOn, note } = doc.lastChange ?? {};
  return {
    ...detail,
    symptoms,
    treatments,
    readTime: readingTime(detail.text1, symptoms, treatments),
    atGlance: filled(
      Object.fromEntries(AT_A_GLANCE.map(({ key }) => [key, asString(doc.atGlance?.[key])])),
    ) as Record<string, string>,
    visitQuestions: (doc.visitQuestions ?? []).map(({ text }) => asString(text)).filter(Boolean),
    lastChange: changedOn && note ? { changedOn, note } : null,
  };
}

export const serializeTherapy = (doc: Therapy): ApiTherapy => ({
  ...serializeDetail(doc),
  benefits: richText(doc.benefits),
  approach: richText(doc.approach),
});

/** What conditions and therapies have in common. */
const serializeDetail = (doc: Condition | Therapy) => ({
  title: doc.title,
  slug: doc.slug,
  summary: asString(doc.summary),
  heading1: asString(doc.heading1),
  text1: richText(doc.text1),
  review: serializeReview(doc),
  seo: serializeSeo(doc.seo),
});

export const serializePostSummary = (doc: Omit<Blog, 'content' | 'seo' | 'review'>): ApiPostSummary => ({
  id: String(doc.id),
  slug: doc.slug,
  title: doc.title,
  excerpt: asString(doc.excerpt),
  ...imageOf(doc),
  category: asString(prop(doc.category, 'name')),
  tags: doc.tags ?? [],
  featured: doc.featured === true,
  readTime: doc.readTime ?? 1,
  publishedOn: doc.publishedOn ?? doc.createdAt,
});

export const serializePost = (doc: Blog): ApiPost => ({
  ...serializePostSummary(doc),
  content: richText(doc.content),
  review: serializeReview(doc),
  seo: serializeSeo(doc.seo),
});

export const serializeExtraPage = (doc: ExtraPage, how: Render) => ({
  content: extraPageToApi(doc, how),
  review: serializeReview(doc),
  seo: serializeSeo(doc.seo),
});

export const serializeCredential = (doc: Credential): ApiCredential => ({
  id: String(doc.id),
  kind: doc.kind,
  name: doc.name,
  number: asString(doc.number),
  issuedBy: asString(doc.issuedBy),
  url: asString(doc.url),
  expiresOn: asString(doc.expiresOn),
});

export const serializeTeamMember = (doc: TeamMember): ApiTeamMember => ({
  id: String(doc.id),
  name: doc.name,
  title: doc.title,
  bio: asString(doc.bio),
  ...imageOf(doc),
});

/** The picture of an article or a person, in the names of spec §3. */
function imageOf({ image }: Pick<Blog | TeamMember, 'image'>) {
  const { src = null, alt = '', focus } = toPicture(image) ?? {};
  return { imageUrl: src, imageAlt: alt, ...(focus ? { imageFocus: focus } : {}) };
}

/** The Brand global for the layout; undefined when empty. The header shows the logo for light backgrounds. */
export function serializeBrand(brand: Brand): ApiBrand | undefined {
  const [favicon, logoOnDark] = [toPicture(brand.favicon)?.src, toPicture(brand.logoOnDark)?.src];
  const socialPicture = toPicture(brand.socialPicture);
  const said = {
    ...(brand.palette && brand.palette !== PALETTES[0] ? { palette: brand.palette } : {}),
    ...filled({ favicon, logoOnDark }),
    ...(socialPicture ? { socialPicture } : {}),
  };
  return Object.keys(said).length > 0 ? said : undefined;
}

/** The SEO object of spec §3; missing parts are omitted, and the page fills them in. */
export function serializeSeo(seo: WithReview['seo']): ApiSeo {
  const shared = seo?.openGraph;
  const image = toPicture(shared?.image);
  const structuredData = asThing(seo?.structuredData);
  return {
    ...filled({
      title: seo?.title,
      description: seo?.description,
      canonicalUrl: safeUrl(asString(seo?.canonicalUrl)),
    }),
    ...(seo?.keywords?.length ? { keywords: seo.keywords } : {}),
    robots: { index: seo?.robots?.index !== false, follow: seo?.robots?.follow !== false },
    openGraph: {
      ...filled({
        title: shared?.title,
        description: shared?.description,
        url: safeUrl(asString(shared?.url)),
        type: shared?.type,
        site_name: shared?.siteName,
      }),
      ...(image ? { image: { url: image.src, alt: image.alt } } : {}),
    },
    twitter: filled({
      card: seo?.twitter?.card,
      title: seo?.twitter?.title,
      description: seo?.twitter?.description,
      image: toPicture(seo?.twitter?.image)?.src,
    }),
    ...(structuredData ? { structuredData } : {}),
  };
}

/**
 * A review date appears with the reviewer's name: without a reviewer, or with a deleted one, there is no
 * date.
 */
function serializeReview({ isDemo, review }: WithReview): ApiReview {
  const reviewer = review?.reviewer;
  const reviewedOn = asString(review?.reviewedOn);
  const isVouched = asString(prop(reviewer, 'name')) !== '' && !isOfFormerPerson(reviewedOn, reviewer);
  const invented = [
    ...(isDemo || isInvented(review?.author) ? ['author'] : []),
    ...(isDemo || isInvented(reviewer) ? ['reviewer'] : []),
  ];
  return {
    ...filled({
      author: asString(prop(review?.author, 'name')),
      ...(isVouched
        ? {
            reviewer: asString(prop(reviewer, 'name')),
            reviewerTitle: asString(prop(reviewer, 'title')),
            reviewedOn,
            nextReviewOn: review?.nextReviewOn,
          }
        : {}),
    }),
    // The day of review says that a reviewer opened each source; without it there are no sources.
    sources: (isVouched && reviewedOn ? (review?.sources ?? []) : []).map(({ label, url }) => ({
      label,
      url: safeUrl(asString(url)),
    })),
    ...(invented.length > 0 ? { [INVENTED]: invented } : {}),
  };
}

/** The demo's doctors have reviewed nothing; `reviewShownTo` decides what the public sees of it. */
const isInvented = (it: unknown) => prop(it, 'isDemo') === true;

/** Lexical to sanitized HTML. */
function richText(value: unknown): string {
  if (asList(prop(prop(value, 'root'), 'children')).length === 0) return '';
  const data = value as SerializedEditorState;
  return sanitizeOnce(JSON.stringify(data), () => richTextToHtml(data));
}

/** A populated upload as a picture; a bare id is a deleted document and counts as missing. */
function toPicture(upload: unknown): Picture | null {
  const src = mediaPath(upload);
  if (!src) return null;
  const [width, height] = [prop(upload, 'width'), prop(upload, 'height')];
  return {
    src,
    alt: asString(prop(upload, 'alt')),
    ...(typeof width === 'number' && typeof height === 'number' ? { width, height } : {}),
    ...focusOf(prop(upload, 'focalX'), prop(upload, 'focalY')),
  };
}

function filled<T extends Record<string, unknown>>(values: T) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''),
  ) as {
    [K in keyof T]?: string;
  };
}
