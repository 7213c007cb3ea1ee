// Checks that the committed output of `npm run generate` and `npm run migrate:create` is up to date, by
// generating it again beside the committed files.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
const made = join(folder, 'payload-types.ts');
const run = (...args) =>
  spawnSync(process.execPath, ['--conditions=production', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PAYLOAD_TS_OUTPUT_PATH: made,
      DATABASE_URI: `file:${join(folder, 'site.db')}`,
      MEDIA_DIR: join(folder, 'media'),
    },
  }).status === 0;

const areTypesSame =
  run('node_modules/payload/bin.js', 'generate:types') &&
  readFileSync(made, 'utf8') === readFileSync('src/payload-types.ts', 'utf8');
const areMigrationsComplete = run('--import', 'tsx', 'scripts/migration-due.ts');
rmSync(folder, { recursive: true });
if (!areTypesSame)
  console.error('src/payload-types.ts is not what the schemas make: run `npm run generate` and commit it.');
if (!areMigrationsComplete)
  console.error(
    'The collections want other tables: run `npm run migrate:create NAME` and commit the migration.',
  );
if (!areTypesSame || !areMigrationsComplete) process.exit(1);
