import { broken, inside, type Box } from './mp4-boxes';

/** The places of all pictures and sounds of these tracks, in order: from, and to. */
export function keptBytes(film: Buffer, tracks: Box[]): [number, number][] {
  const kept: [number, number][] = [];
  for (const track of tracks) {
    const table = ['mdia', 'minf', 'stbl'].reduce<Box | undefined>(
      (box, type) => box && inside(film, box, type),
      track,
    );
    if (!table) throw broken();
    kept.push(...chunksOf(film, table));
  }
  return kept.sort(([a], [b]) => a - b);
}

/** Samples lie in chunks; three tables say where each chunk begins, how many samples it has, and how large each is. */
function chunksOf(film: Buffer, table: Box): [number, number][] {
  const [offsets, runs, sizes] = [offsetsIn(film, table), runsIn(film, table), sizesIn(film, table)];
  const chunks: [number, number][] = [];
  let sample = 0;
  let run = 0;
  offsets.forEach((offset, chunk) => {
    while (run + 1 < runs.length && (runs[run + 1]?.first ?? 0) <= chunk + 1) run += 1;
    let size = 0;
    for (let count = runs[run]?.samples ?? 0; count > 0; count -= 1) size += sizes(sample++);
    if (offset + size > film.length) throw broken();
    chunks.push([offset, offset + size]);
  });
  return chunks;
}

function offsetsIn(film: Buffer, table: Box): number[] {
  const short = inside(film, table, 'stco');
  const box = short ?? inside(film, table, 'co64');
  if (!box) throw broken();
  const width = short ? 4 : 8;
  return Array.from({ length: countIn(film, box, width) }, (_, index) => {
    const at = box.start + box.head + 8 + index * width;
    return short ? film.readUInt32BE(at) : Number(film.readBigUInt64BE(at));
  });
}

function runsIn(film: Buffer, table: Box) {
  const box = inside(film, table, 'stsc');
  if (!box) throw broken();
  return Array.from({ length: countIn(film, box, 12) }, (_, index) => {
    const at = box.start + box.head + 8 + index * 12;
    return { first: film.readUInt32BE(at), samples: film.readUInt32BE(at + 4) };
  });
}

function sizesIn(film: Buffer, table: Box): (sample: number) => number {
  const box = inside(film, table, 'stsz');
  if (!box || box.end - box.start - box.head < 12) throw broken();
  const first = box.start + box.head;
  const [same, count] = [film.readUInt32BE(first + 4), film.readUInt32BE(first + 8)];
  if (same === 0 && count * 4 > box.end - first - 12) throw broken();
  return (sample) => {
    if (sample >= count) throw broken();
    return same || film.readUInt32BE(first + 12 + sample * 4);
  };
}

function countIn(film: Buffer, { start, head, end }: Box, width: number): number {
  if (end - start - head < 8) throw broken();
  const count = film.readUInt32BE(start + head + 4);
  if (count * width > end - start - head - 8) throw broken();
  return count;
}
