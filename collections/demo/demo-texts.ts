import type { CollectionBeforeChangeHook, SanitizedCollectionConfig } from 'payload';
import type { Reviewed } from '@/content/collection-lists';
import { isOfFormerPerson } from '@/content/views/review';
import { isRichText, textOfNode } from '@/content/words/rich-text';
import { asString, prop, walk } from '@/content/json';
import { seededWords, type IsSeeded } from './seeded-words';

/** Shorter texts in blocks, such as "Step by step", could be any center's. */
const LONG_ENOUGH = 25;

/** The long texts of a document: one unchanged text makes it the demo's. */
const longTexts = ({ flattenedFields }: SanitizedCollectionConfig, doc: unknown): string[] =>
  flattenedFields.flatMap(({ type, name }) => {
    const value = prop(doc, name);
    if (type === 'richText') return [textOfNode(prop(value, 'root'))];
    return type === 'blocks' ? textsOfBlocks(value) : [];
  });

function textsOfBlocks(blocks: unknown): string[] {
  const texts: string[] = [];
  walk(blocks, (part) => {
    const text = isRichText(part) ? textOfNode(prop(part, 'root')) : part;
    if (typeof text !== 'string') return undefined;
    if (text.length >= LONG_ENOUGH) texts.push(text);
    return false;
  });
  return texts;
}

/** Whether a document contains a long text exactly as the seed stored it. */
const hasDemoText = (collection: SanitizedCollectionConfig, doc: unknown, isSeeded: IsSeeded): boolean =>
  longTexts(collection, doc).some((text) => isSeeded(collection.slug, bare(text)));

/** Clears SEO values that are still the seed's; to be merged into a change. */
export function withoutDemoSeo(collection: Reviewed, seo: unknown, isSeeded: IsSeeded) {
  const isSaid = (key: 'title' | 'description') => isSeeded(`${collection}.seo.${key}`, prop(seo, key));
  return {
    ...(isSaid('title') ? { title: null } : {}),
    ...(isSaid('description') ? { description: null, keywords: [] } : {}),
  };
}

/**
 * A seeded text belongs to the demo until it is rewritten, or reviewed by a real person: fixing a typo does
 * not approve it.
 */
export const clearDemoFlagWhenApproved: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const isSeeded = req.user && (await seededWords(req));
  if (!isSeeded) return data;
  const isStill =
    prop(originalDoc, 'isDemo') === true && hasDemoText(collection, data, isSeeded) && !(await isReviewed());
  return { ...data, isDemo: isStill };

  async function isReviewed() {
    const { reviewer, reviewedOn } = (data.review ?? {}) as Record<string, unknown>;
    const id = asString(prop(reviewer, 'id')) || asString(reviewer);
    if (!id) return false;
    const person = await req.payload.findByID({
      collection: 'team-members',
      overrideAccess: true,
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    return person !== null && person.isDemo !== true && !isOfFormerPerson(asString(reviewedOn), person);
  }
};

/** Compares without spaces: the editor splits paragraphs where the seed has line breaks. */
export const bare = (text: string) => text.replace(/&nbsp;|\s+/g, '').replaceAll('&amp;', '&');
