import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { runNode, siteEnvironment, type NodeProcess } from './node-process';
import { copySeeded } from '../cms/seeded';

export type Site = {
  url: string;
  pid: number;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Ends the site and waits for its end. SIGKILL is for tests of a crash. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Everything that the site has printed so far. */
  log: () => string;
};

type SiteOptions = {
  /** By default the test file's own database. */
  databaseUri?: string;
  env?: Record<string, string>;
  /** False where the database exists already, or must not. */
  shouldSeed?: boolean;
  /** True also runs the checks and the seed of `npm start`. */
  isWholeStart?: boolean;
  /** A fixed port lets a site come back at the same URL. */
  port?: number;
  /** Arguments of Node before the site's own file. */
  nodeArgs?: string[];
};

const running = new Set<Site['stop']>();

/**
 * The built site, in production mode, on a free local port, with a copy of the seeded content. Needs `npm run
 * build`.
 */
export async function startSite({
  databaseUri,
  env = {},
  shouldSeed = true,
  isWholeStart = false,
  port,
  nodeArgs = [],
}: SiteOptions = {}): Promise<Site> {
  const usedPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${usedPort}`;
  const environment = siteEnvironment({ url, databaseUri, env });
  if (shouldSeed) {
    const { DATABASE_URI = '', MEDIA_DIR = '' } = environment;
    await copySeeded({ databaseUri: DATABASE_URI, mediaDir: MEDIA_DIR });
  }

  const site = runNode([...nodeArgs, ...startCommand, ...(isWholeStart ? [] : ['--as-is'])], environment);
  const stop: Site['stop'] = async (signal = 'SIGTERM') => {
    if (site.hasEnded()) return;
    site.child.kill(signal);
    await site.ended;
  };
  running.add(stop);
  try {
    await untilAnswers({ url, site });
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { url, pid: site.child.pid ?? 0, ended: site.ended, stop, log: site.log };
}

/** Ends every site that a test has left running. */
export async function stopSites() {
  await Promise.all([...running].map((stop) => stop()));
  running.clear();
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What `npm start` runs; with `--as-is` it serves the built site without building or seeding. */
const startCommand = ['src/server/run/start.mjs'];

async function untilAnswers({ url, site }: { url: string; site: NodeProcess }) {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline) {
    if (site.hasEnded()) throw new Error(`The site ended before it answered:\n${site.log()}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: 'manual' }).catch(
      () => null,
    );
    if (answer) return;
    await pause(50);
  }
  throw new Error(`The site did not answer at ${url}:\n${site.log()}`);
}
