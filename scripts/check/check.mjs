// `npm run check`: checks the present change in at most 15 seconds on an idle machine: types of the files
// that differ from the last commit and of those that import them, lint, format, and the tests nearest to
// them. `npm test` runs everything.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { register } from 'tsx/esm/api';

const start = performance.now();
const PROMISED_SECONDS = 15;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const differing = [
  ...git('diff', '--name-only', '--no-renames', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const changed = differing.filter((file) => existsSync(file));
const deleted = differing.filter((file) => !existsSync(file));
if (differing.length === 0) {
  console.log('Nothing differs from the last commit.');
  process.exit(0);
}
mkdirSync('.data', { recursive: true });
// The types of pictures and routes, which a fresh clone does not have yet.
if (!existsSync('next-env.d.ts'))
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'typegen'], { stdio: 'inherit' });

register();
const { filesToCheck } = await import('./affected.ts');
const { types, tests, lint, format, all } = filesToCheck(changed, deleted);

const JEST = [
  '--conditions=production',
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'unit',
  'components',
  '--runTestsByPath',
];
const checks = [
  ['types', ['--import', 'tsx', 'scripts/check/types.ts'], types, all.types],
  ['tests', JEST, tests, all.tests],
  ['lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored'], lint],
  ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown'], format],
];
const outcomes = await Promise.all(
  checks
    .filter(([, , files]) => files.length > 0)
    .map(([name, args, files, all]) => run(name, args, files, all)),
);
for (const { name, output, code: ended, seconds, files, all } of outcomes) {
  if (ended !== 0) process.stdout.write(output);
  const count = all > files ? `${files} of ${all} files` : `${files} ${files === 1 ? 'file' : 'files'}`;
  console.log(`${ended === 0 ? 'passed' : 'FAILED'}  ${name} of ${count}, ${seconds.toFixed(1)} s`);
}
if (outcomes.some(({ files, all }) => all > files))
  console.log(
    'The change reaches further than this: before you push, run npm run validate and npm run test:unit.',
  );
const seconds = (performance.now() - start) / 1000;
console.log(
  seconds > PROMISED_SECONDS
    ? `That took ${seconds.toFixed(1)} s. An idle machine needs at most ${PROMISED_SECONDS}; if yours was idle, lower MOST_TESTS in scripts/check/affected.ts.`
    : `In all ${seconds.toFixed(1)} s.`,
);
process.exit(outcomes.every(({ code: ended }) => ended === 0) ? 0 : 1);

/** @returns its output, exit code and duration */
function run(name, args, files, all = files.length) {
  const start = performance.now();
  const child = spawn(process.execPath, [...args, ...files], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise((resolve) => {
    child.once('close', (ended) =>
      resolve({
        name,
        output,
        code: ended,
        files: files.length,
        all,
        seconds: (performance.now() - start) / 1000,
      }),
    );
  });
}
