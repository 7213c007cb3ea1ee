import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { plainToRichText } from '@/content/words/rich-text';
import { seedConditions, translatedConditions } from './conditions';
import { createIfMissing } from './create-if-missing';
import type { richTextOf } from './rich-text';
import { seedTherapies } from './therapies';
import type {
  SeedCondition,
  SeedExtraPage,
  SeedReview,
  SeedSeo,
  SeedTherapy,
  SeedTranslatedCondition,
} from './types';

type RichText = Awaited<ReturnType<typeof richTextOf>>;
type Details = (text: SeedReview, seo: SeedSeo) => object;
type Texts = { conditions: (SeedCondition | SeedTranslatedCondition)[]; therapies: SeedTherapy[] };

/** Conditions and therapies; `more` is the difference between the two kinds of start. */
export async function seedDetails(
  cms: Payload,
  richText: RichText,
  more: Details,
  texts: Texts = { conditions: [...seedConditions, ...translatedConditions], therapies: seedTherapies },
) {
  for (const [index, { slug, title, summary, heading1, seo, ...rest }] of texts.conditions.entries()) {
    const original = 'translationOf' in rest ? await idOf(cms, 'conditions', rest.translationOf) : undefined;
    await createIfMissing(cms, 'conditions', { slug: { equals: slug } }, () => ({
      slug,
      title,
      summary,
      heading1,
      order: (index + 1) * 10,
      text1: richText(rest.text1),
      symptoms: richText(rest.symptoms),
      treatments: plainToRichText(rest.treatments),
      atGlance: rest.atGlance,
      visitQuestions: rest.visitQuestions.map((text) => ({ text })),
      ...('language' in rest ? { language: rest.language, translationOf: original } : {}),
      ...more(rest, seo),
    }));
  }
  for (const [index, { slug, title, summary, heading1, seo, ...rest }] of texts.therapies.entries()) {
    await createIfMissing(cms, 'therapies', { slug: { equals: slug } }, () => ({
      slug,
      title,
      summary,
      heading1,
      order: (index + 1) * 10,
      text1: richText(rest.text1),
      benefits: richText(rest.benefits),
      approach: richText(rest.approach),
      ...more(rest, seo),
    }));
  }
}

export async function seedPagesOfBlocks(
  cms: Payload,
  richText: RichText,
  pages: SeedExtraPage[],
  more: object,
) {
  for (const { blocks, translationOf, ...page } of pages) {
    const original = translationOf && (await idOf(cms, translationOf.collection, translationOf.key));
    const stored = blocks.map((block) =>
      block.text === undefined ? block : { ...block, text: richText(block.text) },
    );
    await createIfMissing(
      cms,
      'extra-pages',
      { slug: { equals: page.slug } },
      () =>
        ({
          ...page,
          blocks: stored,
          ...(original ? { translationOf: { relationTo: translationOf.collection, value: original } } : {}),
          ...more,
        }) as unknown as RequiredDataFromCollectionSlug<'extra-pages'>,
    );
  }
}

/** The id of the original of a translation. */
async function idOf(cms: Payload, collection: 'pages' | 'extra-pages' | 'conditions', key: string) {
  const { docs } = await cms.find({
    collection,
    overrideAccess: true,
    limit: 1,
    depth: 0,
    where: { [collection === 'pages' ? 'name' : 'slug']: { equals: key } },
  });
  return docs[0] && String(docs[0].id);
}
