import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import * as bunny from 'mediabunny';
import { areTablesSound, MOST_SAMPLES } from './film-tables.mjs';

/**
 * `node film-process.mjs mp4|webm SECONDS`: reads a film and writes it again with the same coded video and
 * audio, and no other data of the file. An error is written to stderr, as a message for the uploader, with
 * exit code 2. Runs as a process of its own (src/services/media/clean-film.ts), since a crafted table can
 * take unlimited time and memory. It ends itself after this many seconds of CPU time, which leaves an
 * ordinary film enough on a busy machine.
 */
const [kind, seconds] = process.argv.slice(2);
const OUT_OF_TIME = `
  const mostMicroseconds = ${Number(seconds)} * 1e6;
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > mostMicroseconds) process.kill(process.pid, 'SIGKILL');
  }, 100);`;
// In its own thread: the main one may be in an endless loop.
new Worker(OUT_OF_TIME, { eval: true }).unref();

class UnusableFilm extends Error {}
const INCOMPLETE = 'This film is damaged or not complete. Export it again as MP4.';

/** Removes track names, which tell who filmed or with what. */
class NamelessOutput extends bunny.Output {
  /** @type {bunny.Output['addVideoTrack']} */
  addVideoTrack(source, metadata) {
    return super.addVideoTrack(source, { ...metadata, name: undefined });
  }

  /** @type {bunny.Output['addAudioTrack']} */
  addAudioTrack(source, metadata) {
    return super.addAudioTrack(source, { ...metadata, name: undefined });
  }
}

/** @type {(film: Buffer) => Promise<Uint8Array>} */
async function rewrite(film) {
  if (kind === 'mp4' && !areTablesSound(film)) throw new UnusableFilm(INCOMPLETE);
  const input = open(film);
  const tracks = await input.getTracks();
  if (!tracks.some((track) => track.isVideoTrack()))
    throw new UnusableFilm('This film has no picture. Export it again as MP4.');
  let left = film.length;
  for (const track of tracks) left -= await checkTrack(track, left);
  // A truncated film claims a longer duration than its pictures have.
  const said = (await input.getDurationFromMetadata()) ?? 0;
  if (said > (await input.computeDuration()) + 1) throw new UnusableFilm(INCOMPLETE);

  const target = new bunny.BufferTarget();
  const format =
    kind === 'webm' ? new bunny.WebMOutputFormat() : new bunny.Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new NamelessOutput({ format, target });
  const conversion = await bunny.Conversion.init({
    input,
    output,
    tags: {},
    copy: { mode: 'forced' },
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.discardedTracks.length > 0)
    throw new UnusableFilm(
      'The picture or sound of this film is stored in a way that the site cannot read. Export it again as MP4, with H.264 and AAC.',
    );
  await conversion.execute();
  if (!target.buffer || (await secondsOf(open(target.buffer))) < (await secondsOf(input)) - 1)
    throw new UnusableFilm(INCOMPLETE);
  return new Uint8Array(target.buffer);
}

/** @type {(film: Buffer | ArrayBuffer) => bunny.Input} */
const open = (film) =>
  new bunny.Input({
    source: new bunny.BufferSource(film),
    formats: [kind === 'webm' ? bunny.WEBM : bunny.MP4],
  });

/** @type {(input: bunny.Input) => Promise<number>} */
const secondsOf = async (input) => (await input.computeDuration()) - (await input.getFirstTimestamp());

/**
 * Compares what a track's tables claim with what is in the file.
 * @type {(track: bunny.InputTrack, left: number) => Promise<number>} the bytes used of those that are left
 */
async function checkTrack(track, left) {
  const sink = new bunny.EncodedPacketSink(track);
  let [promised, found, bytes] = [0, 0, 0];
  for await (const { byteLength } of sink.packets(undefined, undefined, { metadataOnly: true })) {
    promised += 1;
    bytes += byteLength;
    if (promised > MOST_SAMPLES || bytes > left) throw new UnusableFilm(INCOMPLETE);
  }
  let packet = await sink.getFirstPacket();
  for (; packet; found += 1) packet = await sink.getNextPacket(packet);
  if (promised === 0 || found < promised) throw new UnusableFilm(INCOMPLETE);
  return bytes;
}

/** @type {(error: unknown) => never} */
function refuse(error) {
  process.stderr.write(error instanceof UnusableFilm ? error.message : INCOMPLETE);
  process.exit(2);
}

process.on('uncaughtException', refuse);
const film = await rewrite(await buffer(process.stdin)).catch(refuse);
process.stdout.write(film);
