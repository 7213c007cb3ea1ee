import { sizeOf, type CachedResponse } from './cached-response';

type Held = { cached: CachedResponse; size: number; isUsed: boolean };

/** Finished responses by key, up to a number of bytes; evicts the least recently used first. */
export function createMemory(limit: number) {
  const held = new Map<string, Held>();
  let bytes = 0;

  const drop = (key: string, { size }: Held) => {
    held.delete(key);
    bytes -= size;
  };
  return {
    get(key: string): CachedResponse | undefined {
      const found = held.get(key);
      if (found === undefined) return undefined;
      found.isUsed = true;
      return found.cached;
    },
    /** Also called when a compressed form was added. */
    set(key: string, cached: CachedResponse) {
      const before = held.get(key);
      if (before) bytes -= before.size;
      const size = sizeOf(cached) + key.length * 2;
      held.set(key, { cached, size, isUsed: before?.isUsed ?? false });
      bytes += size;
      for (const [oldKey, old] of held) {
        if (bytes <= limit) break;
        if (old.isUsed && oldKey !== key) {
          old.isUsed = false;
          held.delete(oldKey);
          held.set(oldKey, old);
        } else drop(oldKey, old);
      }
    },
    delete(key: string) {
      const found = held.get(key);
      if (found) drop(key, found);
    },
    entries: () => [...held].map(([key, { cached }]) => [key, cached] as const),
    size: () => ({ entries: held.size, bytes }),
  };
}
