import type { Payload } from 'payload';
import { minutesOf } from '@/content/views/at-a-glance';
import { asList, asString, prop } from '@/content/json';
import type { Blog } from '@/payload-types';
import { processSingleton } from '../process/singleton';
import { listPublished } from '../cms/list-published';

/** Minutes that rich text takes to read, at least one. */
const readingTimeOf = (content: unknown) => Math.max(1, minutesOf(wordsIn(prop(content, 'root'))));

/** An article with the reading time that staff gave, else with that of its words. */
export const withReadingTime = (doc: Blog): Blog => ({
  ...doc,
  readTime: doc.readTime || readingTimeOf(doc.content),
});

type Counted = { updatedAt: string; minutes: number };
type Card = Pick<Blog, 'id' | 'updatedAt' | 'readTime'>;

/** A list reads no article's text but of those that say no reading time and were not counted since their last change. */
const counted = processSingleton<Map<string, Counted>>('reading-times', () => new Map());
/** More ids than this in one question are more work than asking for all. */
const MOST_IDS = 100;

/** The same articles with a reading time where staff gave none. */
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

/** The words of a tree of Lexical; a node ends a word. */
function wordsIn(node: unknown): number {
  const own = asString(prop(node, 'text'));
  const words = own ? own.split(/\s+/).length : 0;
  return asList(prop(node, 'children')).reduce<number>((sum, child) => sum + wordsIn(child), words);
}
