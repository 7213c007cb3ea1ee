import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** What is wrong with a film, in words for the person who uploads it. */
export class UnusableFilm extends Error {}

/** An ordinary film of 20 MB takes about a second of a processor; on a busy machine it may wait for it. */
const LIMITS = { timeMs: 20_000, processorS: 5, memoryMb: 128 };
/** Tables are written anew, in places longer than before; pictures and sounds stay as they are. */
const MOST_GROWTH_BYTES = 2_000_000;

const TOO_LONG =
  'This film is built in a way that takes too long to read. Export it again as MP4, with H.264 and AAC.';

let last: Promise<unknown> = Promise.resolve();

/**
 * A film with the same coded pictures and sounds and nothing else of the file: no places, dates, names, programs, chapters,
 * tracks of measurements. Made in another process at a low priority, one film at a time, within limits of time, of a processor's
 * time and of memory: a worker thread that runs out of memory can take the whole server with it.
 * @throws {UnusableFilm}
 */
export function cleanFilm(film: Buffer, kind: 'mp4' | 'webm', limits = LIMITS): Promise<Buffer> {
  const next = last.then(() => rewrite(film, kind, limits));
  last = next.catch(() => undefined);
  return next;
}

const rewrite = (film: Buffer, kind: string, { timeMs, processorS, memoryMb }: typeof LIMITS) =>
  new Promise<Buffer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${memoryMb}`, 'src/server/media/film-process.mjs', kind, String(processorS)],
      {
        encoding: 'buffer',
        // No secret of the server is where a crafted film is read.
        env: { NODE_ENV: 'production' },
        timeout: timeMs,
        killSignal: 'SIGKILL',
        maxBuffer: film.length + MOST_GROWTH_BYTES,
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        if (error.code === 2) return reject(new UnusableFilm(stderr.toString()));
        const isStopped = error.signal || error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
        reject(isStopped ? new UnusableFilm(TOO_LONG) : error);
      },
    );
    // A process that ends early closes its input; what it has to say is said above.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(film);
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
