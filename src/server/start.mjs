import { spawnSync } from 'node:child_process';
import { productionEnvironment } from './child-environment.mjs';
import { isBuildStale } from './stale-build.mjs';

/**
 * `npm start`: checks the environment, builds when the sources are newer than the build, and serves in production mode
 * until it is told to stop. `--as-is` builds nothing and puts nothing into an empty database.
 */
if (!process.argv.includes('--as-is') && isBuildStale()) {
  run('--import', 'tsx', 'src/server/check-environment.ts');
  console.info('Building the site. This takes about a minute, and only when something has changed.');
  run('node_modules/next/dist/bin/next', 'build');
  run('src/server/bundle.mjs');
}
await import('../../.next/serve/run-site.mjs');

/** @param {string[]} args of another Node process, without which nothing goes on */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: productionEnvironment() });
  if (status === 0) return;
  if (args.includes('build')) console.error('The build failed; its messages are above.');
  process.exit(1);
}
