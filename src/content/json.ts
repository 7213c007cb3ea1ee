/** Reads values of unknown shape without throwing: missing or wrong-typed parts read as empty. */
export const prop = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const asString = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Calls `visit` with a value and all values inside it, outermost first, each with its path. A MongoDB id
 * counts as its text.
 * @param visit returns false to leave out what is inside a value. The path is only valid during the call.
 */
export function walk(
  value: unknown,
  visit: (value: unknown, path: readonly string[]) => boolean | undefined,
  path: string[] = [],
): void {
  if (typeof value === 'object' && value !== null && 'toHexString' in value) visit(String(value), path);
  else if (visit(value, path) !== false && typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      path.push(key);
      walk(part, visit, path);
      path.pop();
    }
}

/** The name of the field at a path; rows of a list have the name of the list. */
export const fieldAt = (path: readonly string[]): string =>
  path.findLast((step) => !/^\d+$/.test(step)) ?? '';

/** All texts in a value that are not blank. */
export function textsIn(value: unknown, isSilent: (field: string) => boolean = () => false): string[] {
  const texts: string[] = [];
  walk(value, (part, path) => {
    if (typeof part === 'string' && part.trim() && !isSilent(fieldAt(path))) texts.push(part);
    return undefined;
  });
  return texts;
}

export const findNamed = (things: unknown, name: string): unknown =>
  asList(things).find((thing) => prop(thing, 'name') === name);
