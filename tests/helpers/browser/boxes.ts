/** An MP4 box of a type around these bytes. */
export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A WebM element: the bytes of its id, its length in eight bytes, and these bytes. */
export function element(id: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

export const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/** A track of one chunk with two samples of these sizes at this offset of the file. */
export const track = (
  kind: string,
  offset: number,
  sizes: [number, number],
  more: Buffer = Buffer.alloc(0),
) =>
  box(
    'trak',
    box('tkhd', numbers(0, 0xdddddddd, 0xdddddddd), Buffer.alloc(72)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0xdddddddd, 0xdddddddd, 1000, 2000, 0)),
      box('hdlr', numbers(0, 0), kind, Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 0)),
          box('stts', numbers(0, 1, 2, 1000)),
          box('stsc', numbers(0, 1, 1, 2, 1)),
          box('stsz', numbers(0, 0, 2, ...sizes)),
          box('stco', numbers(0, 1, offset)),
        ),
      ),
    ),
    more,
  );
