// `npm run check`: checks the present change in seconds: types, lint and format of the files that differ from
// the last commit, and the unit and component tests that import one of them. `npm test` runs everything.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));
const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
if (changed.length === 0) console.log('Nothing differs from the last commit.');
mkdirSync('.data', { recursive: true });
// The types of pictures and routes, which a fresh clone does not have yet.
if (!existsSync('next-env.d.ts'))
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'typegen'], { stdio: 'inherit' });

const JEST = [
  '--conditions=production',
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
];
const checks = [
  [
    'types',
    ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.data/types'],
  ],
  ...(code.length > 0
    ? [
        ['lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...code]],
        [
          'tests',
          [
            ...JEST,
            '--findRelatedTests',
            ...code,
            '--passWithNoTests',
            '--selectProjects',
            'unit',
            'components',
          ],
        ],
      ]
    : []),
  ...(changed.length > 0
    ? [['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changed]]]
    : []),
];
const outcomes = await Promise.all(checks.map(([name, args]) => run(name, args)));
for (const { name, output, code: ended, seconds } of outcomes) {
  if (ended !== 0) process.stdout.write(output);
  console.log(`${ended === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds.toFixed(1)} s`);
}
process.exit(outcomes.every(({ code: ended }) => ended === 0) ? 0 : 1);

/** @returns its output, exit code and duration */
function run(name, args) {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise((resolve) => {
    child.once('close', (ended) =>
      resolve({ name, output, code: ended, seconds: (performance.now() - start) / 1000 }),
    );
  });
}
