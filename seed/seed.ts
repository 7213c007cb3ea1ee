import type { Payload } from 'payload';
import { PROGRESS_KEY, type Progress } from '@/services/key-value/key-value';
import { clearLayout, clearPages, unreviewed } from '../collections/demo/clear';
import { rememberSeededWords } from '../collections/demo/seeded-words';
import { knownStart, rememberStart, startOf, type Start } from '../collections/demo/start';
import type { CenterFacts } from './ask-center';
import { postsOfOwnStart, seedPosts } from './blog';
import { seedConditions } from './conditions';
import { createIfMissing, tally } from './create-if-missing';
import { seedCredentials } from './credentials';
import { extraPagesOfOwnStart, seedExtraPages, translatedExtraPages } from './extra-pages';
import { seedMedia } from './media';
import { mediaIds } from './media-files';
import { createMissingPages } from './missing-pages';
import { richTextOf } from './rich-text';
import { seedDetails, seedPagesOfBlocks } from './seed-texts';
import { seededTexts } from './seeded-words';
import { seedLayout } from './site-layout';
import { seedTeam } from './team';
import { seedTherapies } from './therapies';
import type { SeedBlock, SeedReview } from './types';
import { claimlessCondition, claimlessTherapy } from './without-claims';

const published = { _status: 'published' } as const;
/** Demo content has the demo's mark; a center's own site approves each text before it is published. */
const ofDemo = { ...published, isDemo: true } as const;

type Ids = Map<string, string>;

type Options = {
  overwriteLayout?: boolean;
  start?: Start;
  /** Name, telephone and other facts of the center, for a center's own site. */
  center?: CenterFacts;
};

/**
 * Fills a new database, once; an interrupted start is completed by the next one. After that only missing
 * fixed pages are created: what an editor deleted stays deleted, and existing documents are never changed.
 * With `start: 'own'` nothing of the fictional center is created: no people, articles, reviews or pictures.
 * @returns the number of documents created
 */
export async function seedContent(
  cms: Payload,
  { overwriteLayout = false, start = 'demo', center = {} }: Options = {},
): Promise<number> {
  await rememberSeededWords(cms, seededTexts());
  if (await isSeeded(cms)) {
    await settleStart(cms);
    return (await createMissingPages(cms)).length;
  }
  // An interrupted seed continues with the start that it began with.
  if (!(await cms.kv.get<Progress>(PROGRESS_KEY))) await rememberStart(cms, start);
  await cms.kv.set(PROGRESS_KEY, 'begun' satisfies Progress);
  const before = tally.created;
  if ((await startOf(cms)) === 'own') await seedOwn(cms, { overwriteLayout, center });
  else await seedDemo(cms, overwriteLayout);
  await cms.kv.set(PROGRESS_KEY, 'complete' satisfies Progress);
  return tally.created - before;
}

/**
 * Records how a database older than that record was seeded. Earlier versions took every such database for the
 * demo, and gave the pages that they added to a center's own site the demo's mark and text.
 */
async function settleStart(cms: Payload) {
  if (await knownStart(cms)) return;
  const start = await startOf(cms);
  if (start === 'own') await clearPages(cms);
  await rememberStart(cms, start);
}

/** The first line of a draft that makes statements about the center. */
const CHECK_FIRST =
  '<p><strong>Draft. Check every sentence about “we” and “here” against what you do, then take out this line.</strong></p>';

async function seedOwn(
  cms: Payload,
  { overwriteLayout, center }: Required<Pick<Options, 'overwriteLayout' | 'center'>>,
) {
  const richText = await richTextOf(cms);
  tally.created += (await createMissingPages(cms)).length;
  const texts = {
    conditions: seedConditions.map(claimlessCondition),
    therapies: seedTherapies.map(claimlessTherapy),
  };
  const unread = ({ sources = [] }: SeedReview) => ({ ...unreviewed(sources), _status: 'draft' as const });
  await seedDetails(cms, richText, unread, texts);
  for (const { slug, title, excerpt, category, tags, content, sources = [] } of postsOfOwnStart) {
    await createIfMissing(cms, 'blog', { slug: { equals: slug } }, () => ({
      slug,
      title,
      excerpt,
      category,
      tags,
      content: richText(CHECK_FIRST + content),
      ...unread({ sources }),
    }));
  }
  const checkFirst: SeedBlock = { blockType: 'text', text: CHECK_FIRST };
  await seedPagesOfBlocks(
    cms,
    richText,
    extraPagesOfOwnStart.map((page) => ({ ...page, blocks: [checkFirst, ...page.blocks] })),
    { _status: 'draft' },
  );
  if (overwriteLayout) await clearLayout(cms);
  if (Object.keys(center).length === 0) return;
  const { contact } = await cms.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
  await cms.updateGlobal({
    slug: 'site-layout',
    overrideAccess: true,
    data: { contact: { ...contact, ...center }, ...published },
  });
}

async function seedDemo(cms: Payload, overwriteLayout: boolean) {
  const richText = await richTextOf(cms);
  const files = await mediaIds(
    cms,
    seedMedia.map(({ file }) => file),
  );
  const media = files.ids;
  const team = await seedTeamMembers(cms, media);
  const review = reviewOf(team);
  const pages = await createMissingPages(cms);
  tally.created += files.created + pages.length;

  await seedDetails(cms, richText, (text, seo) => ({
    review: review(text),
    ...('lastChange' in text ? { lastChange: text.lastChange } : {}),
    seo,
    ...ofDemo,
  }));
  for (const post of seedPosts) {
    await createIfMissing(cms, 'blog', { slug: { equals: post.slug } }, () => ({
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      category: post.category,
      tags: post.tags,
      featured: post.featured,
      publishedOn: post.publishedOn,
      image: media.get(post.image),
      content: richText(post.content),
      review: { ...review(post), author: team.get(post.author) },
      seo: post.seo,
      ...ofDemo,
    }));
  }
  await seedPagesOfBlocks(cms, richText, [...seedExtraPages, ...translatedExtraPages], ofDemo);
  for (const [index, credential] of seedCredentials.entries()) {
    await createIfMissing(cms, 'credentials', { name: { equals: credential.name } }, () => ({
      ...credential,
      order: (index + 1) * 10,
      ...ofDemo,
    }));
  }
  const layout = await cms.findGlobal({ slug: 'site-layout', overrideAccess: true });
  if (overwriteLayout || !layout.createdAt) {
    await cms.updateGlobal({ slug: 'site-layout', overrideAccess: true, data: { ...seedLayout, ...ofDemo } });
    tally.created += 1;
  }
}

/** A database with pages but without this mark is older than the mark; what was deleted there is unknown. */
export async function isSeeded(cms: Payload) {
  const progress = await cms.kv.get<Progress>(PROGRESS_KEY);
  if (progress) return progress === 'complete';
  return (await cms.count({ collection: 'pages', overrideAccess: true })).totalDocs > 0;
}

/** Until the seed is complete again, visitors see that the site is being set up. */
export const beginAfresh = (cms: Payload) => cms.kv.set(PROGRESS_KEY, 'begun' satisfies Progress);

/** After this the seed starts from the beginning. */
export const forgetSeed = (cms: Payload) => cms.kv.delete(PROGRESS_KEY);

async function seedTeamMembers(cms: Payload, media: Ids): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [index, { slug, name, title, bio, image }] of seedTeam.entries()) {
    const doc = await createIfMissing(cms, 'team-members', { name: { equals: name } }, () => ({
      name,
      title,
      bio,
      order: (index + 1) * 10,
      ...(image ? { image: media.get(image) } : {}),
      ...ofDemo,
    }));
    ids.set(slug, String(doc.id));
  }
  return ids;
}

const reviewOf = (team: Ids) => (text: SeedReview) => ({
  reviewer: text.reviewedBy ? team.get(text.reviewedBy) : undefined,
  reviewedOn: text.reviewedOn,
  nextReviewOn: text.nextReviewOn,
  sources: text.sources ?? [],
});
