/**
 * Checks what the tables of an MP4 claim with arithmetic alone: the library follows them sample by sample, so
 * a crafted number in a film of 2 MB would keep it busy for minutes.
 */

/** A film of 20 MB has far fewer; a table that claims more is crafted. */
export const MOST_SAMPLES = 150_000;
const MOST_BOXES = 100_000;
const MOST_TRACKS = 16;

const FOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf']);
/** Bytes per row, and the offset of a number of samples in it. */
const TABLES = {
  stts: { row: 8, samples: 0 },
  ctts: { row: 8, samples: 0 },
  stsc: { row: 12 },
  stss: { row: 4 },
  stco: { row: 4 },
  co64: { row: 8 },
};

/**
 * Whether the tables are plausible: their rows exist, and they claim no more samples than a film may have.
 * @type {(film: Buffer) => boolean}
 */
export function areTablesSound(film) {
  let [boxes, tracks, fragments] = [0, 0, 0];
  /** @type {{ rowsOfChunks?: Buffer, chunks: number }} */
  let track = { chunks: 0 };
  return isSound(film);

  /** @type {(bytes: Buffer) => boolean} */
  function isSound(bytes) {
    for (let at = 0; at + 8 <= bytes.length;) {
      boxes += 1;
      if (boxes > MOST_BOXES) return false;
      const short = bytes.readUInt32BE(at);
      const head = short === 1 ? 16 : 8;
      if (at + head > bytes.length) return true;
      const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
      if (size < head) return true;
      if (!isBoxSound(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + head, at + size)))
        return false;
      at += size;
    }
    return true;
  }

  /** @type {(type: string, body: Buffer) => boolean} */
  function isBoxSound(type, body) {
    if (type === 'trak') {
      tracks += 1;
      track = { chunks: 0 };
      if (tracks > MOST_TRACKS) return false;
    }
    if (FOLDERS.has(type)) return isSound(body) && (type !== 'stbl' || areChunksSound());
    if (type === 'stsz' || type === 'stz2') return isSizesSound(type, body);
    if (type === 'trun') {
      fragments += body.length < 8 ? 0 : body.readUInt32BE(4);
      return fragments <= MOST_SAMPLES;
    }
    const table = TABLES[/** @type {keyof typeof TABLES} */ (type)];
    if (!table || !Object.hasOwn(TABLES, type)) return true;
    const count = body.length < 8 ? 0 : body.readUInt32BE(4);
    if (count > MOST_SAMPLES || count * table.row > body.length - 8) return count === 0;
    if (type === 'stsc') track.rowsOfChunks = body.subarray(8, 8 + count * table.row);
    if (type === 'stco' || type === 'co64') track.chunks = count;
    if (!('samples' in table)) return true;
    let samples = 0;
    for (let at = 8; at < 8 + count * table.row; at += table.row) samples += body.readUInt32BE(at);
    return samples <= MOST_SAMPLES;
  }

  /** @type {(type: string, body: Buffer) => boolean} */
  function isSizesSound(type, body) {
    if (body.length < 12) return true;
    const [same, count] = [type === 'stsz' ? body.readUInt32BE(4) : 0, body.readUInt32BE(8)];
    const bits = type === 'stsz' ? 32 : (body[7] ?? 0);
    const needed = same > 0 ? 0 : (count * bits) / 8;
    return count <= MOST_SAMPLES && needed <= body.length - 12 && count * same <= film.length;
  }

  /**
   * Each row says from which chunk on each chunk has this many samples; the last one applies up to the last
   * chunk.
   */
  function areChunksSound() {
    const { rowsOfChunks: rows = Buffer.alloc(0), chunks } = track;
    let samples = 0;
    for (let at = 0; at + 12 <= rows.length; at += 12) {
      const first = rows.readUInt32BE(at);
      const next = at + 24 <= rows.length ? rows.readUInt32BE(at + 12) : chunks + 1;
      if (next < first) return false;
      samples += (next - first) * rows.readUInt32BE(at + 4);
    }
    return samples <= MOST_SAMPLES;
  }
}
