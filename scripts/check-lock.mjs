// `npm run lock`: checks that `npm install` leaves package-lock.json unchanged, in a copy, without network or
// scripts. `npm ci` would let pass a package that nothing needs, and wrong `dev` marks.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCK = 'package-lock.json';
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const run = (command, args, cwd) =>
  spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

for (const file of ['package.json', LOCK, '.npmrc']) cpSync(file, join(folder, file));
// A package that is missing in the lock file cannot be looked up without network.
const isSame =
  run('npm', ['install', '--offline', ...flags], folder) &&
  run('git', ['diff', '--no-index', '--exit-code', LOCK, join(folder, LOCK)]);
rmSync(folder, { recursive: true, force: true });
if (!isSame) console.error(`${LOCK} is not what npm install would leave. Run it, and commit the file.`);
process.exit(isSame ? 0 : 1);
