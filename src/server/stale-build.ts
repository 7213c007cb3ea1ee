import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'collections',
  'globals',
  'public',
  'package-lock.json',
  'payload.config.ts',
  'next.config.mjs',
];

/** Whether a source is newer than the build, or there is none. */
export function isBuildStale() {
  const build = '.next/BUILD_ID';
  if (!existsSync(build)) return true;
  const builtAt = statSync(build).mtimeMs;
  return SOURCES.some((source) => newest(source) > builtAt);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
