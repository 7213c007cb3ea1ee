import { resolve } from 'node:path';
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload';
import { plainToRichText } from '@/content/rich-text';
import { pageSchemas } from '@/content/schemas';
import { toSeed } from '@/content/to-seed';
import { seedPosts } from './blog';
import { seedConditions } from './conditions';
import { seedMedia } from './media';
import { seedPages } from './pages';
import { seedLayout } from './site-layout';
import { seedTeam } from './team';
import { seedTherapies } from './therapies';
import type { SeedReview, SeedSeo } from './types';

const MEDIA = resolve('src/assets');
const published = { _status: 'published' } as const;

type Ids = Map<string, string>;

/**
 * Creates what is missing and touches nothing that is there: running it twice changes nothing.
 * @returns how many documents were created.
 */
export async function seedContent(cms: Payload, { overwriteLayout = false } = {}): Promise<number> {
  const editorConfig = await editorConfigFactory.default({ config: cms.config });
  const richText = (html: string) => convertHTMLToLexical({ editorConfig, html, JSDOM });
  const before = created;
  const media = await seedMediaFiles(cms);
  const team = await seedTeamMembers(cms, media);
  const review = reviewOf(team);

  for (const page of seedPages) {
    const pictures = Object.entries(page.pictures ?? {}).map(([path, files]) => [
      path,
      Array.isArray(files) ? files.map((file) => media.get(file)) : media.get(files),
    ]);
    const words = { ...page.words, ...Object.fromEntries(pictures) };
    await createIfMissing(cms, 'pages', { name: { equals: page.name } }, () => ({
      name: page.name,
      title: page.title,
      body: [
        toSeed(pageSchemas[page.name], words, richText),
      ] as RequiredDataFromCollectionSlug<'pages'>['body'],
      seo: seoOf(page.seo),
      ...published,
    }));
  }
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
  return created - before;
}

async function seedMediaFiles(cms: Payload): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { file, alt } of seedMedia) {
    const { docs } = await cms.find({
      collection: 'media',
      where: { filename: { equals: file } },
      limit: 1,
      depth: 0,
    });
    const doc =
      docs[0] ?? (await cms.create({ collection: 'media', data: { alt }, filePath: resolve(MEDIA, file) }));
    if (!docs[0]) created += 1;
    ids.set(file, String(doc.id));
  }
  return ids;
}

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

/** Looked up as it is published: a draft that will move it to another address does not make it missing. */
async function createIfMissing<Slug extends CollectionSlug>(
  cms: Payload,
  collection: Slug,
  where: Where,
  data: () => RequiredDataFromCollectionSlug<Slug>,
) {
  const { docs } = await cms.find({ collection, where, limit: 1, depth: 0 });
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
