// `npm run lock`: checks that `npm install` leaves package-lock.json unchanged, in a copy, without network or
// scripts.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCK = 'package-lock.json';
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const faults = [];
try {
  for (const file of ['package.json', LOCK, '.npmrc'])
    if (existsSync(file)) copyFileSync(file, join(folder, file));
  const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['install', '--offline', ...flags], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  // A package that is missing in the lock file cannot be looked up without network.
  if (npm.status !== 0) faults.push(`npm install fails:\n${npm.stderr}`);
  const before = packagesIn(LOCK);
  const after = packagesIn(join(folder, LOCK));
  for (const path of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (JSON.stringify(before[path]) !== JSON.stringify(after[path]))
      faults.push(`npm install changes "${path}":\n  ${show(before[path])}\n  ${show(after[path])}`);
    else if (before[path].extraneous) faults.push(`"${path}" is extraneous: nothing needs it`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(`${LOCK} is not what npm install would leave. Run it, and commit the file.`);
process.exit(faults.length > 0 ? 1 : 0);

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function show(entry) {
  return entry ? JSON.stringify(entry) : '(not there)';
}
