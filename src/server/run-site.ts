import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { checked as env } from './check-environment';
import { productionEnvironment } from './child-environment.mjs';
import { processWide } from './process-wide';
import { logInLines } from './log-lines';

/** Serves the built site. What `npm start` (src/server/start.mjs) runs, bundled by src/server/bundle.mjs. */
const isAsIs = process.argv.includes('--as-is');
if (!process.stdout.isTTY) logInLines();

const { serve } = await import('./serve');
await serve(env);
if (!isAsIs) {
  console.info(`The site is at ${env.siteUrl}, the panel for staff at ${env.siteUrl}/admin.`);
  // The seed prints how staff sign in. It runs beside the site, and only when pages or the first account are missing.
  if (await isSiteIncomplete()) await seed();
}

async function isSiteIncomplete(): Promise<boolean> {
  const known = processWide<{ isIncomplete?: boolean }>('first-start', () => ({}));
  while (known.isIncomplete === undefined) await pause(200, undefined, { ref: false });
  return known.isIncomplete;
}

async function seed() {
  const args = ['--conditions=production', '--import', 'tsx', 'seed/index.ts', '--if-empty'];
  await once(spawn(process.execPath, args, { stdio: 'inherit', env: productionEnvironment() }), 'exit');
}
