/** Cache key for every body that is not an object: a total reader returns the same view for all of them. */
const NOTHING = {};

/**
 * Memoizes a reader by body, however many components ask for its view. Views are shared: callers
 * must not change them.
 */
export function memoizeByBody<View>(read: (body: unknown) => View): (body: unknown) => View {
  const views = new WeakMap<object, View>();
  return (body) => {
    const key = typeof body === 'object' && body !== null ? body : NOTHING;
    if (!views.has(key)) views.set(key, read(body));
    return views.get(key) as View;
  };
}
