/** Stands for every body that is not an object: a total reader makes the same of all of them. */
const NOTHING = {};

/**
 * A reader that interprets the same body once, however many components and heads ask for its view. The views are shared:
 * nobody may change them.
 */
export function memoizeByBody<View>(read: (body: unknown) => View): (body: unknown) => View {
  const views = new WeakMap<object, View>();
  return (body) => {
    const key = typeof body === 'object' && body !== null ? body : NOTHING;
    if (!views.has(key)) views.set(key, read(body));
    return views.get(key) as View;
  };
}
