import { readFileSync } from 'node:fs';
import * as bunny from 'mediabunny';
import { box, numbers } from './boxes';

export const mp4 = () => readFileSync('src/assets/hero.mp4');
export const webm = () => readFileSync('src/assets/hero.webm');

const formats = [bunny.MP4, bunny.WEBM];
const open = (film: Buffer) => new bunny.Input({ source: new bunny.BufferSource(film), formats });

/** What a player needs of a film: each coded picture and sound with its time, and how it is turned. */
export async function playedOf(film: Buffer) {
  const tracks = await open(film).getTracks();
  return Promise.all(
    tracks.map(async (track) => {
      const packets: [number, string][] = [];
      for await (const { timestamp, data } of new bunny.EncodedPacketSink(track).packets())
        packets.push([Number(timestamp.toFixed(3)), Buffer.from(data).toString('base64')]);
      const rotation = track.isVideoTrack() ? await track.getRotation() : 0;
      return { codec: await track.getCodec(), rotation, packets };
    }),
  );
}

/** The film of the same pictures in another form, with everything that a program can write about it. */
export async function withNames(film: Buffer, format: bunny.OutputFormat, secret: string) {
  const target = new bunny.BufferTarget();
  const output = new bunny.Output({ format, target });
  const isWebm = format instanceof bunny.WebMOutputFormat;
  const source = new bunny.EncodedVideoPacketSource(isWebm ? 'vp9' : 'avc');
  output.addVideoTrack(source, { name: secret, ...(isWebm ? {} : { rotation: 90 }) });
  output.setMetadataTags({
    title: secret,
    comment: secret,
    artist: secret,
    date: new Date('2019-05-04'),
    images: [{ data: Buffer.from(secret), mimeType: 'image/png', kind: 'coverFront', name: secret }],
  });
  await output.start();
  const [track] = await open(film).getVideoTracks();
  if (!track) throw new Error('The film has no picture');
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for await (const packet of new bunny.EncodedPacketSink(track).packets())
    await source.add(packet, { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** The MP4 with its tables once more at the end, as a phone writes them: names in every place, and boxes of its own. */
export function asOfPhone(film: Buffer, secret: string, ...more: Buffer[]): Buffer {
  const copy = Buffer.from(film);
  const at = copy.indexOf('moov') - 4;
  const size = copy.readUInt32BE(at);
  const tables = Buffer.from(copy.subarray(at + 8, at + size));
  for (const place of [tables.indexOf('hdlr') + 28, tables.indexOf('avc1') + 47]) tables.write(secret, place);
  copy.write('free', at + 4);
  return Buffer.concat([copy, box('moov', tables, ...more), box('uuid', secret), box('free', secret)]);
}

/** The MP4 with other numbers behind the name of one of its tables. */
export function withTable(film: Buffer, name: string, offset: number, ...values: number[]): Buffer {
  const copy = Buffer.from(film);
  numbers(...values).copy(copy, copy.indexOf(name) + offset);
  return copy;
}
