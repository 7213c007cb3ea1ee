/** What is wrong with a film, in words for the person who uploads it. */
export class UnusableFilm extends Error {}

/** A box of ISO 14496-12: where it starts, how long its head is, and where it ends, in bytes. */
export type Box = { type: string; start: number; head: number; end: number };

export const broken = () => new UnusableFilm('This film is damaged or not complete. Export it again as MP4.');

/** The boxes that lie between two places, end to end. */
export function boxesIn(film: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (to - start < 8) throw broken();
    const short = film.readUInt32BE(start);
    const type = film.toString('latin1', start + 4, start + 8);
    const head = short === 1 ? 16 : 8;
    if (to - start < head) throw broken();
    const size = short === 1 ? Number(film.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    if (size < head || size > to - start || boxes.length > 5000) throw broken();
    boxes.push({ type, start, head, end: start + size });
    start += size;
  }
  return boxes;
}

export const inside = (film: Buffer, { start, head, end }: Box, type: string): Box | undefined =>
  boxesIn(film, start + head, end).find((box) => box.type === type);
