import { UnusableFilm } from './mp4-boxes';

type Element = { id: number; start: number; data: number; end: number };

const HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const CLUSTER = 0x1f43b675;
const BLOCK_GROUP = 0xa0;
const VOID = 0xec;

/** What playing needs, in each of these; everything else (tags, attachments, titles, dates) is emptied. */
const NEEDED: Record<number, ReadonlySet<number>> = {
  // Seek head, info, tracks, cues, cluster.
  [SEGMENT]: new Set([0x114d9b74, INFO, 0x1654ae6b, 0x1c53bb6b, CLUSTER]),
  // Time scale, duration, and the names of the programs that wrote it, without which it is not valid.
  [INFO]: new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]),
  // Time, position, size before, simple block, block group.
  [CLUSTER]: new Set([0xe7, 0xa7, 0xab, 0xa3, BLOCK_GROUP]),
  // Block, duration, reference, padding.
  [BLOCK_GROUP]: new Set([0xa1, 0x9b, 0xfb, 0x75a2]),
};

/**
 * A WebM film (RFC 8794, RFC 9559) without what was written about it, and without bytes behind its end. Nothing moves.
 * @throws {UnusableFilm} when it is not whole, or of unknown length, as recorded live
 */
export function cleanWebm(film: Buffer): Buffer {
  const clean = Buffer.from(film);
  const header = elementAt(clean, 0, clean.length);
  if (header.id !== HEADER) throw broken();
  const segment = elementAt(clean, header.end, clean.length);
  if (segment.id !== SEGMENT) throw broken();
  cleanInside(clean, segment);
  return clean.subarray(0, segment.end);
}

const broken = () =>
  new UnusableFilm('This film is damaged or not complete. Export it again as WebM or MP4.');

function cleanInside(film: Buffer, { id, data, end }: Element) {
  const needed = NEEDED[id];
  if (!needed) return;
  for (let at = data; at < end;) {
    const inner = elementAt(film, at, end);
    if (needed.has(inner.id)) cleanInside(film, inner);
    else empty(film, inner);
    at = inner.end;
  }
}

function elementAt(film: Buffer, start: number, limit: number): Element {
  const idLength = lengthAt(film, start, limit, 4);
  const sizeAt = start + idLength;
  const sizeLength = lengthAt(film, sizeAt, limit, 8);
  const id = film.readUIntBE(start, idLength);
  let size = (film[sizeAt] ?? 0) & (0xff >> sizeLength);
  let isUnknown = size === 0xff >> sizeLength;
  for (let at = sizeAt + 1; at < sizeAt + sizeLength; at += 1) {
    size = size * 256 + (film[at] ?? 0);
    isUnknown &&= film[at] === 0xff;
  }
  if (isUnknown)
    throw new UnusableFilm(
      'This film was recorded live and does not know its length. Export it again, as MP4.',
    );
  const data = sizeAt + sizeLength;
  if (data + size > limit) throw broken();
  return { id, start, data, end: data + size };
}

/** How many bytes a number takes: one more than the zeros at its beginning. */
function lengthAt(film: Buffer, at: number, limit: number, most: number): number {
  const length = at < limit ? Math.clz32(film[at] ?? 0) - 23 : 99;
  if (length > most || at + length > limit) throw broken();
  return length;
}

/** Leaves an empty place of the same size. */
function empty(film: Buffer, { start, data, end }: Element) {
  // The size takes what the longer id leaves, or eight bytes at most.
  const sizeLength = Math.min(8, data - start - 1);
  const size = end - start - 1 - sizeLength;
  film.fill(0, start, end);
  film[start] = VOID;
  const bits = Buffer.alloc(8);
  bits.writeBigUInt64BE(BigInt(size));
  bits.copy(film, start + 1, 8 - sizeLength);
  film[start + 1] = (film[start + 1] ?? 0) | (0x80 >> (sizeLength - 1));
}
