/** Values that a page of content must survive anywhere. */
export const HOSTILE: unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  NaN,
  1e308,
  '',
  'text',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  [],
  {},
  [[]],
  [null, undefined, 3, 'x', [], {}],
  { length: 3 },
  { data: null },
  { content: [], data: { content: [] } },
  [{ name: 'hero' }],
  [{ name: 'hero', elements: null }],
  [{ name: 'hero', elements: 'main heading' }],
  [{ name: 'hero', elements: [{ name: 'main heading' }, { name: 'main heading', values: null }] }],
  [{ name: ['hero'], elements: [{ name: {}, type: [], values: { text: {} } }] }],
  [{ name: '__proto__', elements: [{ name: 'constructor', values: { text: 1 } }] }],
  JSON.parse('{"__proto__": {"content": [1]}, "constructor": {"prototype": 1}}'),
  Object.create(null),
  deep(60),
];

/** A number between 0 and 1, the same row of them for the same seed. */
export function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A copy in which some parts are replaced, removed or doubled. */
export function mutated(value: unknown, next: () => number): unknown {
  if (next() < 0.04) return HOSTILE[Math.floor(next() * HOSTILE.length)];
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const chance = next();
      const copy = mutated(item, next);
      return chance < 0.03 ? [] : chance < 0.06 ? [copy, copy] : [copy];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => next() > 0.03)
      .map(([key, part]) => [key, mutated(part, next)]),
  );
}

/** Keys and kinds of values, without the words; a picture may be missing, and a list has one shape for all its items. */
export function shapeOf(value: unknown, key = ''): unknown {
  if (key.match(/image|video|logo|src/i) && !Array.isArray(value)) return 'picture';
  if (Array.isArray(value))
    return [...new Set(value.map((item) => JSON.stringify(shapeOf(item, key))))].length > 1
      ? 'mixed'
      : 'list';
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part, name)]));
}

/** Every text with the key that it stands under. */
export function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? key : name));
}

function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { data: value };
  return value;
}
