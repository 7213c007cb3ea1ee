import type { CachedResponse } from './cached-response';
import { createMemory } from './memory';

export type Limits = { pages: number; others: number };

/**
 * Two caches with separate limits: one for pages and endpoints that exist, one for everything that clients
 * can make up (missing paths, searches, navigation data), so that the second never evicts the first.
 */
export function createStore(limits: Limits) {
  const pages = createMemory(limits.pages);
  const others = createMemory(limits.others);
  let changes = 0;
  return {
    getPage: pages.get,
    get: (key: string) => pages.get(key) ?? others.get(key),
    set(key: string, cached: CachedResponse, { isPage }: { isPage: boolean }) {
      (isPage ? others : pages).delete(key);
      (isPage ? pages : others).set(key, cached);
      changes += 1;
    },
    /** Called after a compressed form was added. */
    measure(key: string, cached: CachedResponse) {
      for (const memory of [pages, others]) if (memory.get(key) === cached) memory.set(key, cached);
      changes += 1;
    },
    delete(key: string) {
      pages.delete(key);
      others.delete(key);
      changes += 1;
    },
    pages: () => pages.entries(),
    /** A number that differs after every change. */
    changes: () => changes,
    size: () => ({ pages: pages.size(), others: others.size() }),
  };
}
