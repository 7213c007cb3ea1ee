const islands = new WeakSet<object>();

/**
 * Marks a client component, so that `flatten` leaves it to React. Every client component in a live view is
 * one.
 */
export const island = (component: object) => void islands.add(component);

export const isIsland = (type: object) => islands.has(type);
