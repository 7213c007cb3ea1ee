// `npm test`: runs every check in order and adds up the results. `node scripts/run.mjs lint api` runs only
// these; arguments after `--` go to Jest, and browser tests then run on both engines. TEST_DATABASE=sqlite or
// mongodb limits the database suites to one engine. NODE_24 is the path of another version of Node, on which
// a whole run repeats the unit tests and the API tests of pictures (native packages).
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { register } from 'tsx/esm/api';
import { isBuildStale } from '../src/server/build/is-stale.mjs';

register();
const { findChromium } = await import('../tests/helpers/browser/chromium.ts');
const { openMongo } = await import('../tests/helpers/database/mongo.ts');
const { verdictOf } = await import('./verdict.ts');

/** Independent checks, in two parallel rows that take about the same time. */
const checks = [
  ['lint', 'unused', 'lock', 'generated'],
  ['format', 'types'],
];
const allSteps = [...checks.flat(), 'unit', 'api', 'build', 'e2e'];
/** Not part of `npm test`: see scripts/long.mjs. */
const otherSteps = ['long'];
const { steps, jestArgs } = readArguments(process.argv.slice(2));
const isCI = ['true', '1'].includes(process.env.CI ?? '');
const forcedEngine = process.env.TEST_DATABASE;
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
const startedAt = performance.now();
const results = [];
const files = [];
const notes = [];

let mongo;
await Promise.all(
  checks.map(async (lane) => {
    for (const step of lane) if (steps.includes(step)) await script(step, []);
  }),
);
for (const step of steps) {
  if (checks.flat().includes(step)) continue;
  if (step === 'unit') await jest('unit and components', ['unit', 'components']);
  else if (step === 'api') await onEachEngine(step, () => true);
  else if (step === 'build') await script('build');
  else await onEachEngine(step, isServable);
}
if (process.env.NODE_24 && steps === allSteps) {
  const ways = { node: process.env.NODE_24, env: { TEST_DATABASE: 'sqlite' } };
  await jest('unit on Node 24', ['unit'], ways);
  await jest('pictures on Node 24', ['api'], { ...ways, chosen: ['tests/api/pictures'] });
}
if (mongo?.stop) await mongo.stop();
await rm(reports, { recursive: true, force: true });

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${'='.repeat(80)}`);
for (const note of notes) console.log(note);
row('step', 'seconds', 'passed', 'failed');
for (const { title, seconds, passed, failed } of results) row(title, seconds.toFixed(1), passed, failed);
row('all', secondsSince(startedAt).toFixed(1), sum('passed'), sum('failed'));
const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 5);
for (const { name, seconds } of slowest) console.log(`slow: ${name} took ${seconds.toFixed(1)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

function row(title, ...columns) {
  console.log(title.padEnd(24) + columns.map((column) => String(column).padStart(9)).join(''));
}

function readArguments(given) {
  const end = given.indexOf('--');
  const [named, jestArgs] = end < 0 ? [given, []] : [given.slice(0, end), given.slice(end + 1)];
  // npm drops its own `--`, so an unknown step is an argument for Jest.
  const isStep = (name) => [...allSteps, ...otherSteps].includes(name);
  const steps = named.filter(isStep);
  const rest = named.filter((name) => !isStep(name));
  return { steps: steps.length > 0 ? steps : allSteps, jestArgs: [...rest, ...jestArgs] };
}

/** With `output`, prints it when the script has ended, not between the lines of another one. */
async function script(name, output) {
  const start = performance.now();
  if (!output) head(name);
  const code = await run(`npm run --silent ${name}`, { shell: true, output });
  if (output) {
    head(name);
    process.stdout.write(Buffer.concat(output));
  }
  const outcome = code === 0 ? { passed: 1 } : { failed: 1, why: `${name} ended with code ${code}` };
  count({ title: name, seconds: secondsSince(start), ...outcome });
}

async function onEachEngine(step, isPossible) {
  if (!(await isPossible(step))) return;
  if (forcedEngine !== 'mongodb')
    await jest(`${step} on SQLite`, [step], { env: { TEST_DATABASE: 'sqlite' } });
  if (forcedEngine === 'sqlite') return;
  mongo ??= await openMongo();
  if (mongo.uri) {
    const env = { TEST_DATABASE: 'mongodb', TEST_MONGODB_URI: mongo.uri };
    // Pages look the same on both engines, except in the tests in which the engine matters; some API tests
    // are about the embedded file.
    const others = { e2e: ['\\.each-engine\\.'], api: ['--testPathIgnorePatterns', '\\.one-engine\\.'] };
    await jest(`${step} on MongoDB`, [step], { env, chosen: jestArgs.length === 0 ? others[step] : [] });
  } else {
    const isRequired = isCI || forcedEngine === 'mongodb' || process.env.TEST_MONGODB_URI;
    skip(`${step} on MongoDB: ${mongo.reason}`, isRequired);
  }
}

/** Browser tests need a browser, and a build that is not older than the sources. */
async function isServable(step) {
  if (!(await findChromium())) {
    skip(`${step}: no Chromium or Chrome found; install one, or set CHROMIUM_PATH`, isCI);
    return false;
  }
  if (isBuildStale() && !steps.includes('build')) await script('build');
  if (!isBuildStale()) return true;
  skip(`${step}: the build failed, or a source changed after it`, true);
  return false;
}

async function jest(title, projects, { env = {}, chosen = [], node = process.execPath } = {}) {
  head(title);
  const start = performance.now();
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const flags = ['--conditions=production', '--experimental-vm-modules', '--no-warnings'];
  const code = await run(node, {
    args: [
      ...flags,
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      // Browser tests mostly wait for polls; the others use the CPU.
      ...(projects.includes('e2e') ? ['--maxWorkers=3'] : []),
      ...(projects.includes('long') ? ['--passWithNoTests'] : []),
      ...chosen,
      ...jestArgs,
    ],
    env,
  });
  const result = await readFile(report, 'utf8').then(JSON.parse, () => null);
  if (!result) {
    const why = `${title}: Jest ended with code ${code} and no report`;
    return count({ title, seconds: secondsSince(start), failed: 1, why });
  }
  for (const { name, startTime, endTime } of result.testResults)
    files.push({ name: `${relative('.', name)} (${title})`, seconds: (endTime - startTime) / 1000 });
  const { passed, failed, why, omitted, repeated } = verdictOf(result, code);
  count({ title, seconds: secondsSince(start), passed, failed, why: `${title}: ${why}` });
  for (const name of repeated) notes.push(`Passed only when it was repeated: ${title}: ${name}`);
  // With arguments the caller chose the tests.
  if (jestArgs.length === 0) for (const name of omitted) skip(`${title}: ${name}`, isCI);
}

function count({ title, seconds = 0, passed = 0, failed = 0, why }) {
  results.push({ title, seconds, passed, failed });
  if (failed > 0) notes.push(`!!! FAILED: ${why}`);
}

function skip(what, isFailure) {
  notes.push(`!!! SKIPPED: ${what}`);
  if (isFailure) count({ title: 'skipped', failed: 1, why: 'the line above: here nothing may be skipped' });
}

function head(title) {
  console.log(`\n=== ${title} ${'='.repeat(Math.max(0, 75 - title.length))}`);
}

function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

/** @returns its exit code; its output goes to `output` if given */
function run(command, { args = [], env = {}, shell = false, output }) {
  const stdio = output ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { stdio, shell, env: { ...process.env, ...env } });
  for (const stream of output ? [child.stdout, child.stderr] : [])
    stream.on('data', (part) => output.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
}
