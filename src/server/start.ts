import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { becomeProduction, productionEnvironment } from './child-environment';
import { isBuildStale } from './stale-build';

/**
 * `npm start`: checks the environment, builds when the sources are newer than the build, and serves in production mode
 * until it is told to stop. `--as-is` builds nothing and puts nothing into an empty database.
 */
const isAsIs = process.argv.includes('--as-is');
becomeProduction();
const { env } = await checkedEnvironment();

if (!isAsIs && isBuildStale()) {
  console.info('Building the site. This takes about a minute, and only when something has changed.');
  if ((await run(['node_modules/next/dist/bin/next', 'build'])) !== 0) {
    console.error('The build failed; its messages are above.');
    process.exit(1);
  }
}
if (!isAsIs) {
  // The seed prints how staff sign in, or that the database cannot be reached.
  const seeded = await run(['--conditions=production', '--import', 'tsx', 'seed/index.ts', '--if-empty']);
  if (seeded !== 0) console.error('The public pages show their built-in words until the database is back.');
  console.info(`The site is at ${env.siteUrl}, the panel for staff at ${env.siteUrl}/admin.`);
}
const { serve } = await import('./serve');
await serve(env);

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
