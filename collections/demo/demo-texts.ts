import type { CollectionBeforeChangeHook, SanitizedCollectionConfig } from 'payload';
import type { Reviewed } from '@/content/collection-lists';
import { isOfFormerPerson } from '@/content/views/review';
import { asList, asString, prop } from '@/content/json';
import { seedPosts } from '../../seed/blog';
import { seedConditions } from '../../seed/conditions';
import { seedTherapies } from '../../seed/therapies';
import type { SeedSeo } from '../../seed/types';

/** The texts that the seed brings, by collection. */
const SEEDS: Partial<Record<string, readonly { seo: SeedSeo }[]>> = {
  conditions: seedConditions,
  therapies: seedTherapies,
  blog: seedPosts,
};

/** The long texts of a document: whoever has one of them as it came has the fictional center's. */
const longTexts = ({ flattenedFields }: SanitizedCollectionConfig) =>
  flattenedFields.filter(({ type }) => type === 'richText').map(({ name }) => name);

/** Whether a document has a long text word for word as the set-up brought it. */
const hasDemoText = (collection: SanitizedCollectionConfig, doc: unknown): boolean =>
  longTexts(collection).some((field) => said(collection).has(bare(wordsOf(prop(prop(doc, field), 'root')))));

/** What search engines are told, where it is still what the set-up said; to be merged into a change. */
export function withoutDemoSeo(collection: Reviewed, seo: unknown) {
  const seeds = (SEEDS[collection] ?? []).map((seed) => seed.seo);
  const isSaid = (key: 'title' | 'description') =>
    asString(prop(seo, key)) !== '' && seeds.some((known) => known[key] === prop(seo, key));
  return {
    ...(isSaid('title') ? { title: null } : {}),
    ...(isSaid('description') ? { description: null, keywords: [] } : {}),
  };
}

/**
 * A text that came with the set-up is the demo's until it is written anew, or one of the center's own people has reviewed
 * it: a comma that somebody mends approves nothing.
 */
export const clearDemoFlagWhenApproved: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.user) return data;
  const isStill =
    prop(originalDoc, 'isDemo') === true && hasDemoText(collection, data) && !(await isReviewed());
  return { ...data, isDemo: isStill };

  async function isReviewed() {
    const { reviewer, reviewedOn } = (data.review ?? {}) as Record<string, unknown>;
    const id = asString(prop(reviewer, 'id')) || asString(reviewer);
    if (!id) return false;
    const person = await req.payload.findByID({
      collection: 'team-members',
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    return person !== null && person.isDemo !== true && !isOfFormerPerson(asString(reviewedOn), person);
  }
};

const known = new Map<string, ReadonlySet<string>>();

function said(collection: SanitizedCollectionConfig): ReadonlySet<string> {
  const before = known.get(collection.slug);
  if (before) return before;
  const texts = (SEEDS[collection.slug] ?? []).flatMap((seed) =>
    longTexts(collection).map((field) => bare(asString(prop(seed, field)).replace(/<[^>]*>/g, ''))),
  );
  const all = new Set(texts.filter(Boolean));
  known.set(collection.slug, all);
  return all;
}

const wordsOf = (node: unknown): string =>
  asString(prop(node, 'text')) || asList(prop(node, 'children')).map(wordsOf).join('');

/** Without spaces: the editor parts paragraphs where the set-up has lines. */
const bare = (text: string) => text.replace(/&nbsp;|\s+/g, '').replaceAll('&amp;', '&');
