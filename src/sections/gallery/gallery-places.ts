/**
 * Where a picture stands in the 12 columns: the pattern of eight, ended so that no picture is left alone
 * beside a gap.
 */
export type Place = 'wide' | 'wide-right' | 'stacked' | 'stacked-left' | 'half' | 'whole';

const TRIO: Place[] = ['wide', 'stacked', 'stacked'];
const PAIR: Place[] = ['half', 'half'];
const MIRRORED_TRIO: Place[] = ['stacked-left', 'stacked-left', 'wide-right'];
const PATTERN = [TRIO, PAIR, MIRRORED_TRIO];

/** The places of `count` pictures, in order. */
export function galleryPlaces(count: number): Place[] {
  const rows: Place[][] = [];
  let left = count;
  for (let row = 0; left > 0; row = (row + 1) % PATTERN.length) {
    const next = PATTERN[row] ?? PAIR;
    if (left < next.length) break;
    rows.push(next);
    left -= next.length;
  }
  if (left === 0) return rows.flat();
  if (left === 2) return [...rows, PAIR].flat();
  // One is left over: the row before it is taken apart.
  const last = rows.at(-1);
  if (!last) return ['whole'];
  return [...rows.slice(0, -1), ...(last.length === 3 ? [PAIR, PAIR] : [MIRRORED_TRIO])].flat();
}
