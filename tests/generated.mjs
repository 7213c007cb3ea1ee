// Whether what `npm run generate` writes is what is committed. Both files are made anew beside the committed ones.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
const made = join(folder, 'payload-types.ts');
const { status } = spawnSync(
  process.execPath,
  ['--conditions=production', 'node_modules/payload/bin.js', 'generate:types'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PAYLOAD_TS_OUTPUT_PATH: made, DATABASE_URI: `file:${join(folder, 'site.db')}` },
  },
);
const isSame = status === 0 && readFileSync(made, 'utf8') === readFileSync('src/payload-types.ts', 'utf8');
rmSync(folder, { recursive: true });
if (!isSame) {
  console.error('src/payload-types.ts is not what the schemas make: run `npm run generate` and commit it.');
  process.exit(1);
}
