import { boxesIn, broken, inside, UnusableFilm, type Box } from './mp4-boxes';
import { keptBytes } from './mp4-samples';

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf']);
/** What playing needs. Everything else may say where, when and with what a film was made. */
const NEEDED = new Set(
  (
    'ftyp moov mdat mvhd trak tkhd tref edts elst mdia mdhd hdlr elng minf vmhd smhd nmhd dinf dref stbl ' +
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh padb sdtp sbgp sgpd subs'
  ).split(' '),
);
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd']);
const KINDS = new Set(['vide', 'soun', 'subt', 'text', 'sbtl']);

/**
 * An MP4 film (ISO 14496-12) without what a phone or camera wrote into it: descriptions, dates, tracks of measurements such as
 * the place, and every byte that no picture or sound uses. Nothing moves, so that the film plays as before.
 * @throws {UnusableFilm} when it is not whole, or in fragments
 */
export function cleanMp4(film: Buffer): Buffer {
  const clean = Buffer.from(film);
  const boxes = boxesIn(clean, 0, clean.length);
  if (boxes.some(({ type }) => type === 'moof'))
    throw new UnusableFilm(
      'This film is stored in fragments, as for streaming. Export it as an ordinary MP4.',
    );
  if (boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'moov')) throw broken();
  for (const box of boxes) cleanBox(clean, box);
  const kept = keptBytes(
    clean,
    boxes.flatMap((box) => tracksOf(clean, box)),
  );
  for (const { type, start, head, end } of boxes) if (type === 'mdat') blank(clean, kept, start + head, end);
  return clean;
}

function cleanBox(film: Buffer, { type, start, head, end }: Box) {
  if (!NEEDED.has(type)) return free(film, start, head, end);
  if (TIMED.has(type)) film.fill(0, start + head + 4, start + head + (film[start + head] === 1 ? 20 : 12));
  if (!CONTAINERS.has(type)) return;
  for (const inner of boxesIn(film, start + head, end)) {
    if (inner.type === 'trak' && !KINDS.has(kindOf(film, inner)))
      free(film, inner.start, inner.head, inner.end);
    else cleanBox(film, inner);
  }
}

/** Leaves an empty place of the same size. */
function free(film: Buffer, start: number, head: number, end: number) {
  film.write('free', start + 4, 'latin1');
  film.fill(0, start + head, end);
}

function kindOf(film: Buffer, track: Box): string {
  const media = inside(film, track, 'mdia');
  const handler = media && inside(film, media, 'hdlr');
  if (!handler || handler.end - handler.start - handler.head < 12) return '';
  return film.toString('latin1', handler.start + handler.head + 8, handler.start + handler.head + 12);
}

const tracksOf = (film: Buffer, box: Box) =>
  box.type === 'moov'
    ? boxesIn(film, box.start + box.head, box.end).filter(({ type }) => type === 'trak')
    : [];

/** Empties what lies between two places and is not kept. */
function blank(film: Buffer, kept: [number, number][], from: number, to: number) {
  let at = from;
  for (const [start, end] of kept) {
    if (end <= at) continue;
    if (start >= to) break;
    film.fill(0, at, Math.max(at, start));
    at = end;
  }
  if (at < to) film.fill(0, at, to);
}
