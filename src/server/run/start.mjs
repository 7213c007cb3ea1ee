import { spawnSync } from 'node:child_process';
import { productionEnvironment } from '../build/production-env.mjs';
import { BUILD_STEPS, isBuildStale } from '../build/is-stale.mjs';

/**
 * `npm start`: checks the environment, builds when the sources are newer than the build, and serves in
 * production mode until it is stopped. `--as-is` neither builds nor seeds an empty database.
 */
if (!process.argv.includes('--as-is') && isBuildStale()) {
  if (!isDone('--import', 'tsx', 'src/server/run/load-settings.ts')) process.exit(1);
  console.info('Building the site. This takes about a minute, and only when something has changed.');
  if (!BUILD_STEPS.every((step) => isDone(...step))) {
    console.error('The build failed; its messages are above.');
    process.exit(1);
  }
}
await import('../../../.next/serve/main.mjs');

/** @param {string[]} args of another Node process, which this one waits for */
function isDone(...args) {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: productionEnvironment() }).status === 0;
}
