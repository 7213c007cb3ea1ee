import { dirname } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE } from './is-stale.mjs';

/**
 * The second part of `npm run build`: what serves the site (src/server/run/main.ts) as plain JavaScript. Translating
 * TypeScript while the site starts would cost half of the start, and 200 MB as long as it runs.
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
