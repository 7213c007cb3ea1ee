import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The entry that src/server/build/bundle.mjs writes. */
export const BUNDLE = '.next/serve/main.mjs';

/** The steps of `npm run build`, as arguments for Node. */
export const BUILD_STEPS = [['node_modules/next/dist/bin/next', 'build'], ['src/server/build/bundle.mjs']];

const SOURCES = [
  'src',
  'collections',
  'globals',
  'public',
  'package-lock.json',
  'payload.config.ts',
  'next.config.mjs',
];

/** Whether a source is newer than the build, or there is no build. */
export function isBuildStale() {
  const build = '.next/BUILD_ID';
  if (!existsSync(build) || !existsSync(BUNDLE)) return true;
  const builtAt = statSync(build).mtimeMs;
  return SOURCES.some((source) => newest(source) > builtAt);
}

/** @type {(path: string) => number} */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
