import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Site = {
  url: string;
  /** Ends the site and waits for its end. SIGKILL is for tests of sudden death. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Everything that the site has printed so far. */
  log: () => string;
};

type SiteOptions = {
  /** Without one, the test file's own database. */
  databaseUri?: string;
  env?: Record<string, string>;
  /** Off for a second process on the same database, or for a site without its database. */
  shouldSeed?: boolean;
  /** A fixed port lets a site come back at the same address. */
  port?: number;
};

const running = new Set<Site['stop']>();
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built site, in production mode, on a free port of this machine. Needs `npm run build`. */
export async function startSite({
  databaseUri,
  env = {},
  shouldSeed = true,
  port,
}: SiteOptions = {}): Promise<Site> {
  const usedPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${usedPort}`;
  const environment = siteEnvironment({ url, databaseUri, env });
  if (shouldSeed) await seed(environment);

  const site = run(
    ['node_modules/next/dist/bin/next', 'start', '-p', `${usedPort}`, '-H', '127.0.0.1'],
    environment,
  );
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
  return { url, stop, log: site.log };
}

/** Ends every site that a test has left running. */
export async function stopSites() {
  await Promise.all([...running].map((stop) => stop()));
  running.clear();
}

export async function seed(environment: NodeJS.ProcessEnv, args: string[] = []) {
  const seeding = run(['--conditions=production', '--import', 'tsx', 'seed/index.ts', ...args], environment);
  const code = await seeding.ended;
  if (code !== 0) throw new Error(`The seed ended with code ${code}:\n${seeding.log()}`);
  return seeding.log();
}

/** What the site and the scripts beside it run with: this process's environment, in production, on the given database. */
export function siteEnvironment(given: { url: string; databaseUri?: string; env?: Record<string, string> }) {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_URL: given.url,
    HOST: new URL(given.url).hostname,
    PORT: new URL(given.url).port,
    NEXT_TELEMETRY_DISABLED: '1',
    ...(given.databaseUri && { DATABASE_URI: given.databaseUri }),
    ...given.env,
  };
  // Jest's own flags are not the site's.
  delete environment.NODE_OPTIONS;
  return environment;
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Running = ReturnType<typeof run>;

function run(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      isOver = true;
      resolve(code);
    });
  });
  return { child, ended, log: () => output, hasEnded: () => isOver };
}

async function untilAnswers({ url, site }: { url: string; site: Running }) {
  const deadline = Date.now() + 60_000;
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
