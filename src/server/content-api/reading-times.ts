import type { Payload } from 'payload';
import { minutesOf } from '@/content/views/at-a-glance';
import { prop, textsIn } from '@/content/json';
import type { Blog } from '@/payload-types';
import { processSingleton } from '../process/singleton';
import { listPublished } from '../cms/list-published';

/** Minutes to read a rich text, at least one. */
const readingTimeOf = (content: unknown) => Math.max(1, minutesOf(wordsIn(prop(content, 'root'))));

/** An article with the reading time that staff entered, or the computed one. */
export const withReadingTime = (doc: Blog): Blog => ({
  ...doc,
  readTime: doc.readTime || readingTimeOf(doc.content),
});

type Counted = { updatedAt: string; minutes: number };
type Card = Pick<Blog, 'id' | 'updatedAt' | 'readTime'>;

/**
 * Lists read only the text of articles without an entered reading time that were not counted since their last
 * change.
 */
const counted = processSingleton<Map<string, Counted>>('reading-times', () => new Map());
/** With more ids than this in one query, querying all is cheaper. */
const MOST_IDS = 100;

/** The same articles with a computed reading time where staff entered none. */
export async function withReadingTimes<Doc extends Card>(cms: Payload, docs: Doc[]): Promise<Doc[]> {
  const uncounted = docs.filter(
    ({ id, updatedAt, readTime }) => !readTime && counted.get(String(id))?.updatedAt !== updatedAt,
  );
  if (uncounted.length > 0) {
    const texts = await listPublished<Pick<Blog, 'id' | 'updatedAt' | 'content'>>(cms, {
      collection: 'blog',
      select: { content: true, updatedAt: true },
      where:
        uncounted.length > MOST_IDS
          ? { readTime: { exists: false } }
          : { id: { in: uncounted.map(({ id }) => id) } },
    });
    for (const { id, updatedAt, content } of texts)
      counted.set(String(id), { updatedAt, minutes: readingTimeOf(content) });
  }
  return docs.map((doc) =>
    doc.readTime ? doc : { ...doc, readTime: counted.get(String(doc.id))?.minutes ?? 1 },
  );
}

/** The words of a Lexical tree; the end of a node ends a word. */
const wordsIn = (node: unknown): number =>
  textsIn(node, (field) => field !== 'text').flatMap((text) => text.trim().split(/\s+/)).length;
