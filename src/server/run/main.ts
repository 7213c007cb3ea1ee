import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { validatedEnv as env } from './load-settings';
import { productionEnvironment } from '../build/production-env.mjs';
import { filling, isBeingSetUp, seedCheck } from '@/services/seeding/seed-state';
import { logInLines } from '@/services/logging/json-console';
import { keepTickObject } from '@/services/process/keep-tick-object';

/**
 * Serves the built site. Run by `npm start` (src/server/run/start.mjs), bundled by
 * src/server/build/bundle.mjs.
 */
const isAsIs = process.argv.includes('--as-is');
const RETRY_MS = 30_000;
const LOOK_MS = 2000;
void keepTickObject();
filling.willFill = !isAsIs;
if (!process.stdout.isTTY) logInLines();

const { serve } = await import('./serve');
await serve(env);
if (!isAsIs) {
  console.info(`The site is at ${env.siteUrl}, the panel for staff at ${env.siteUrl}/admin.`);
  // The seed prints the sign-in data. It runs beside the site, and only when pages or the first account are
  // missing.
  if (await isSiteIncomplete()) await fill();
}

async function isSiteIncomplete(): Promise<boolean> {
  while (seedCheck.isIncomplete === undefined) await pause(200, undefined, { ref: false });
  return seedCheck.isIncomplete;
}

/** Repeats until done: an unreachable database may come back, and the seed then continues. */
async function fill() {
  while ((await seed()) !== 0) {
    await pause(LOOK_MS);
    if (!isBeingSetUp()) return;
    console.error('The first content is incomplete; the reason is above. Trying again in half a minute.');
    await pause(RETRY_MS);
  }
}

/** @returns its exit code */
async function seed() {
  const args = ['--conditions=production', '--import', 'tsx', 'seed/index.ts', '--if-empty'];
  const seeding = spawn(process.execPath, args, { stdio: 'inherit', env: productionEnvironment() });
  return ((await once(seeding, 'exit')) as [number | null])[0];
}
