import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** What is wrong with a film, as a message for the uploader. */
export class UnusableFilm extends Error {}

/** An ordinary film of 20 MB takes about a second of CPU time; on a busy machine it may wait for it. */
const LIMITS = { timeMs: 20_000, processorS: 5, memoryMb: 128 };
/** Tables are rewritten with larger offsets; the coded video and audio stay as they are. */
const MOST_GROWTH_BYTES = 2_000_000;

const TOO_LONG =
  'This film is built in a way that takes too long to read. Export it again as MP4, with H.264 and AAC.';

let last: Promise<unknown> = Promise.resolve();

/**
 * A film with the same coded video and audio and no other data of the file: no locations, dates, names,
 * software, chapters or sensor tracks. Made in another process at low priority, one film at a time, with
 * limits for time, CPU time and memory: a worker thread that runs out of memory can crash the server.
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
      [`--max-old-space-size=${memoryMb}`, 'src/services/media/film-process.mjs', kind, String(processorS)],
      {
        encoding: 'buffer',
        // The process that reads a crafted film has none of the server's secrets.
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
    // A process that ends early closes its input; its error is reported above.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(film);
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
