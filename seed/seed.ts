import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload';
import { plainToRichText } from '@/content/rich-text';
import { seedPosts } from './blog';
import { seedConditions } from './conditions';
import { seedMedia } from './media';
import { mediaIds } from './media-files';
import { createMissingPages } from './missing-pages';
import { richTextOf } from './rich-text';
import { seedLayout } from './site-layout';
import { seedTeam } from './team';
import { seedTherapies } from './therapies';
import type { SeedReview, SeedSeo } from './types';

const published = { _status: 'published' } as const;

/** How far the seed came in this database, in Payload's key-value store. */
const PROGRESS = 'seed';
type Progress = 'begun' | 'complete';

type Ids = Map<string, string>;

/**
 * Fills a new database, once; a start that was cut short is finished by the next one. Afterwards only fixed pages that are
 * missing are created: what an editor deleted stays deleted, and what is there is never touched.
 * @returns how many documents were created.
 */
export async function seedContent(cms: Payload, { overwriteLayout = false } = {}): Promise<number> {
  if (await isSeeded(cms)) return (await createMissingPages(cms)).length;
  await cms.kv.set(PROGRESS, 'begun' satisfies Progress);
  const before = created;
  const richText = await richTextOf(cms);
  const files = await mediaIds(
    cms,
    seedMedia.map(({ file }) => file),
  );
  const media = files.ids;
  const team = await seedTeamMembers(cms, media);
  const review = reviewOf(team);
  const pages = await createMissingPages(cms);
  created += files.created + pages.length;

  for (const [index, { slug, title, summary, heading1, seo, ...rest }] of seedConditions.entries()) {
    await createIfMissing(cms, 'conditions', { slug: { equals: slug } }, () => ({
      ...{ slug, title, summary, heading1, order: (index + 1) * 10, generateSlug: false },
      text1: richText(rest.text1),
      symptoms: richText(rest.symptoms),
      treatments: plainToRichText(rest.treatments),
      review: review(rest),
      seo: seoOf(seo),
      ...published,
    }));
  }
  for (const [index, { slug, title, summary, heading1, seo, ...rest }] of seedTherapies.entries()) {
    await createIfMissing(cms, 'therapies', { slug: { equals: slug } }, () => ({
      ...{ slug, title, summary, heading1, order: (index + 1) * 10, generateSlug: false },
      text1: richText(rest.text1),
      benefits: richText(rest.benefits),
      approach: richText(rest.approach),
      review: review(rest),
      seo: seoOf(seo),
      ...published,
    }));
  }
  for (const {
    slug,
    title,
    excerpt,
    category,
    tags,
    featured,
    readTime,
    publishedOn,
    seo,
    ...rest
  } of seedPosts) {
    await createIfMissing(cms, 'blog', { slug: { equals: slug } }, () => ({
      ...{ slug, title, excerpt, category, tags, featured, readTime, publishedOn, generateSlug: false },
      image: media.get(rest.image),
      content: richText(rest.content),
      review: { ...review(rest), author: team.get(rest.author) },
      seo: seoOf(seo),
      ...published,
    }));
  }
  const layout = await cms.findGlobal({ slug: 'site-layout' });
  if (overwriteLayout || !layout.createdAt) {
    await cms.updateGlobal({ slug: 'site-layout', data: { ...seedLayout, ...published } });
    created += 1;
  }
  await cms.kv.set(PROGRESS, 'complete' satisfies Progress);
  return created - before;
}

/** A database with pages and without this mark is older than the mark; nobody knows what was deleted there. */
async function isSeeded(cms: Payload) {
  const progress = await cms.kv.get<Progress>(PROGRESS);
  if (progress) return progress === 'complete';
  return (await cms.count({ collection: 'pages' })).totalDocs > 0;
}

/** After this the seed starts afresh. */
export const forgetSeed = (cms: Payload) => cms.kv.delete(PROGRESS);

async function seedTeamMembers(cms: Payload, media: Ids): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [index, { slug, name, title, bio, image }] of seedTeam.entries()) {
    const doc = await createIfMissing(cms, 'team-members', { name: { equals: name } }, () => ({
      ...{ name, title, bio, order: (index + 1) * 10 },
      ...(image ? { image: media.get(image) } : {}),
      ...published,
    }));
    ids.set(slug, String(doc.id));
  }
  return ids;
}

let created = 0;

/** Looked up as it is published: a draft that will move it to another address does not make it missing, nor does the trash. */
async function createIfMissing<Slug extends CollectionSlug>(
  cms: Payload,
  collection: Slug,
  where: Where,
  data: () => RequiredDataFromCollectionSlug<Slug>,
) {
  const { docs } = await cms.find({ collection, where, limit: 1, depth: 0, trash: true });
  if (docs[0]) return docs[0];
  created += 1;
  return cms.create({ collection, data: data(), draft: false } as Parameters<
    typeof cms.create<Slug, never>
  >[0]);
}

const reviewOf = (team: Ids) => (text: SeedReview) => ({
  reviewer: text.reviewedBy ? team.get(text.reviewedBy) : undefined,
  reviewedOn: text.reviewedOn,
  nextReviewOn: text.nextReviewOn,
  sources: text.sources ?? [],
});

const seoOf = (seo: Omit<SeedSeo, 'title'> & { title?: string }) => ({ ...seo });
