/** Documents of one list with their numbers; those with the same number have one place together. */
export type Placed = { id: string; title: string; order: number };
export type Place = { label: string; order: number };

/** Between two neighbors there is always room: orders are numbers with decimals. */
const GAP = 10;

/**
 * The places that a document can have in its list: first, or after another document.
 * @returns the places in order, and the index of the present one
 */
export function placesAmong(others: readonly Placed[], order: number): { places: Place[]; present: number } {
  const orders = [...new Set(others.map((other) => other.order))].sort((a, b) => a - b);
  const titlesAt = (at: number) => others.filter((other) => other.order === at).map(({ title }) => title);
  const places = [
    { label: 'First', order: (orders[0] ?? order + GAP) - GAP },
    ...orders.map((at, index) => {
      const next = orders[index + 1];
      return {
        label: `After ${inWords(titlesAt(at))}`,
        order: next === undefined ? at + GAP : (at + next) / 2,
      };
    }),
  ];
  // With the same number as others it comes after them.
  const present = orders.filter((at) => at <= order).length;
  const now = places[present];
  if (now) places[present] = { ...now, order };
  return { places, present };
}

const inWords = (titles: string[]) =>
  titles.length > 2 ? `${titles[0]} and ${titles.length - 1} others` : titles.join(' and ');
