import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { becomeProduction, productionEnvironment } from './child-environment';
import { processWide } from './process-wide';
import { logInLines } from './log-lines';
import { isBuildStale } from './stale-build';

/**
 * `npm start`: checks the environment, builds when the sources are newer than the build, and serves in production mode
 * until it is told to stop. `--as-is` builds nothing and puts nothing into an empty database.
 */
const isAsIs = process.argv.includes('--as-is');
becomeProduction();
const { env } = await checkedEnvironment();
if (!process.stdout.isTTY) logInLines();

if (!isAsIs && isBuildStale()) {
  console.info('Building the site. This takes about a minute, and only when something has changed.');
  if ((await run(['node_modules/next/dist/bin/next', 'build'])) !== 0) {
    console.error('The build failed; its messages are above.');
    process.exit(1);
  }
}
const { serve } = await import('./serve');
await serve(env);
if (!isAsIs) {
  console.info(`The site is at ${env.siteUrl}, the panel for staff at ${env.siteUrl}/admin.`);
  // The seed prints how staff sign in. It runs beside the site, and only when pages or the first account are missing.
  if (await isSiteIncomplete())
    await run(['--conditions=production', '--import', 'tsx', 'seed/index.ts', '--if-empty']);
}

async function isSiteIncomplete(): Promise<boolean> {
  const known = processWide<{ isIncomplete?: boolean }>('first-start', () => ({}));
  while (known.isIncomplete === undefined) await pause(200, undefined, { ref: false });
  return known.isIncomplete;
}

async function checkedEnvironment() {
  try {
    return await import('./env');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function run(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: productionEnvironment() });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
