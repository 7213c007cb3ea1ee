import { reviewedSlugs, type Reviewed } from '@/content/collection-lists';
import { asString, prop } from '@/content/json';
import { recordOf, writersOf } from '@/services/review/records';
import { needsSecondPerson } from '@/services/review/rules';
import { wordsHash } from '@/services/review/words';
import { rights, titleIn, type Asker, type Item } from './item';

/**
 * Unapproved drafts of health texts: those waiting for a reviewer, and those that a reviewer
 * returned to the author. Empty when no approval is required.
 */
export async function waitingForReview(asker: Asker): Promise<{ waiting: Item[]; returned: Item[] }> {
  const { payload, user } = asker;
  if (!(await needsSecondPerson({ payload }))) return { waiting: [], returned: [] };
  const found = await Promise.all(
    reviewedSlugs(payload.config).map(async (collection) => {
      const { docs } = await payload.find({
        ...rights(asker),
        collection,
        draft: true,
        limit: 50,
        sort: '-updatedAt',
        where: { _status: { equals: 'draft' } },
      });
      return Promise.all(docs.map((doc) => stateOf(doc, collection)));
    }),
  );
  const items = found.flat().filter((item) => item !== null);
  return {
    waiting: items.filter(({ isReturned }) => !isReturned),
    returned: items.filter(({ isReturned }) => isReturned),
  };

  async function stateOf(doc: object, collection: Reviewed) {
    const place = { collection, id: String(prop(doc, 'id')) };
    const words = wordsHash(doc);
    const { approvedBy, returned } = await recordOf({ payload }, place, words);
    if (approvedBy) return null;
    const writers = await writersOf({ payload }, place, words);
    const isOwn = writers.includes(String(user.id));
    return {
      isReturned: returned !== undefined,
      words: titleIn(asker, collection, doc),
      path: `/collections/${collection}/${place.id}`,
      note: returned
        ? `by ${returned.by}: ${returned.note}`
        : isOwn
          ? 'is yours: somebody else reviews it'
          : writersNote(asString(prop(doc, 'changedBy'))),
    };
  }
}

const writersNote = (name: string) => (name ? `changed by ${name}` : '');
