import { dirname } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE } from './is-stale.mjs';

/**
 * The second step of `npm run build`: bundles the server (src/server/run/main.ts) as plain JavaScript.
 * Compiling TypeScript at start would take half of the start time, and 200 MB while the server runs.
 */
await build({
  entryPoints: ['src/server/run/main.ts'],
  outdir: dirname(BUNDLE),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
});
