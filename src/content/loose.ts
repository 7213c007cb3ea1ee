/** Reading values of unknown shape without ever throwing: absent, misplaced or wrong-typed parts read as nothing. */
export const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

export const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const named = (things: unknown, name: string): unknown =>
  rows(things).find((thing) => get(thing, 'name') === name);
