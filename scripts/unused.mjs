// Fails when an export is never imported. Excludes tests and files whose exports a framework reads by name.
import { spawnSync } from 'node:child_process';

const ENTRY_POINTS = [
  ...['src/app/', 'src/proxy', 'src/instrumentation', 'src/panel/', 'src/payload-types', 'importMap'],
  ...['migrations', 'tests/', '.next', '.config'],
];
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/ts-unused-exports/bin/ts-unused-exports',
    'tsconfig.json',
    '--allowUnusedTypes',
    `--excludePathsFromReport=${ENTRY_POINTS.join(';')}`,
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
