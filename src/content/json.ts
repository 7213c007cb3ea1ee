/** Reads values of unknown shape without throwing: missing or wrong-typed parts read as empty. */
export const prop = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const asString = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const findNamed = (things: unknown, name: string): unknown =>
  asList(things).find((thing) => prop(thing, 'name') === name);
