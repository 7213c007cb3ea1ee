// Takes out of the image what only a build or a browser's editor needs (deploy/Dockerfile, after `npm
// prune`). The check `node scripts/check-image.mjs` starts what is left.
import { globSync, rmSync } from 'node:fs';

const NOT_NEEDED = [
  '.next/cache',
  '.next/dev',
  // Compilers and style tools of the build.
  'node_modules/@next/swc-*',
  'node_modules/@tailwindcss',
  'node_modules/tailwindcss',
  'node_modules/lightningcss*',
  'node_modules/typescript',
  // The panel's scripts contain them already.
  'node_modules/monaco-editor',
  'node_modules/@fontsource-variable',
  // Binaries for another C library than the image's.
  'node_modules/@img/*musl*',
  'node_modules/@libsql/*musl*',
  // Read by people who debug.
  'node_modules/**/*.map',
  'node_modules/**/*.d.ts',
  'node_modules/**/*.d.mts',
  'node_modules/**/*.d.cts',
];

for (const path of globSync(NOT_NEEDED)) rmSync(path, { recursive: true, force: true });
