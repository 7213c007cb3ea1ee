import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm start`: checks the environment, builds when the sources are newer than the build, fills an empty database, and
 * serves in production mode until it is told to stop.
 */
const { env, payloadSecret, productionEnvironment } = await checkedEnvironment();
const next = 'node_modules/next/dist/bin/next';

if (isBuildStale()) {
  console.info('Building the site. This takes about a minute, and only when something has changed.');
  if ((await run([next, 'build'])) !== 0) {
    console.error('The build failed; its messages are above.');
    process.exit(1);
  }
}
// The seed prints how staff sign in, or that the database cannot be reached.
const seeded = await run(['--conditions=production', '--import', 'tsx', 'seed/index.ts', '--if-empty']);
if (seeded !== 0) console.error('The public pages show their built-in words until the database is back.');

console.info(`The site is at ${env.siteUrl}, the panel for staff at ${env.siteUrl}/admin.`);
const server = start([next, 'start', '-p', String(env.port), '-H', env.host], {
  PAYLOAD_SECRET: payloadSecret(),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
const [code] = await once(server, 'exit');
process.exit(typeof code === 'number' ? code : 0);

async function checkedEnvironment() {
  try {
    return await import('./env');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function run(args: string[]): Promise<number> {
  const [code] = await once(start(args), 'exit');
  return typeof code === 'number' ? code : 1;
}

function start(args: string[], more: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, { stdio: 'inherit', env: productionEnvironment(more) });
}

function isBuildStale() {
  const build = '.next/BUILD_ID';
  if (!existsSync(build)) return true;
  const builtAt = statSync(build).mtimeMs;
  const sources = [
    'src',
    'collections',
    'globals',
    'public',
    'seed',
    'package-lock.json',
    'payload.config.ts',
    'next.config.mjs',
  ];
  return sources.some((source) => newest(source) > builtAt);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
