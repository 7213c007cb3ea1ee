// `npm test`: every check in order, and a count of them all. `node tests/run.mjs lint api` runs only these;
// what follows `--` goes to Jest. TEST_DATABASE=sqlite or mongodb keeps the database suites to one engine.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { findChromium } = await import('./helpers/chromium.ts');
const { openMongo } = await import('./helpers/mongo.ts');

const allSteps = ['format', 'lint', 'types', 'unit', 'api', 'build', 'e2e'];
const { steps, jestArgs } = readArguments(process.argv.slice(2));
const isCI = ['true', '1'].includes(process.env.CI ?? '');
const forcedEngine = process.env.TEST_DATABASE;
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
const total = { passed: 0, failed: 0 };
const notes = [];

let mongo;
for (const step of steps) {
  if (step === 'unit') await jest('unit and components', ['content', 'components']);
  else if (step === 'api') await onEachEngine(step, () => true);
  else if (step === 'e2e') await onEachEngine(step, hasBrowser);
  else await script(step);
}
if (mongo?.stop) await mongo.stop();
await rm(reports, { recursive: true, force: true });

console.log(`\n${'='.repeat(80)}`);
for (const note of notes) console.log(note);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function readArguments(given) {
  const end = given.indexOf('--');
  const [named, jestArgs] = end < 0 ? [given, []] : [given.slice(0, end), given.slice(end + 1)];
  // npm drops its own `--`, so what is no step is Jest's.
  const steps = named.filter((name) => allSteps.includes(name));
  const rest = named.filter((name) => !allSteps.includes(name));
  return { steps: steps.length > 0 ? steps : allSteps, jestArgs: [...rest, ...jestArgs] };
}

async function script(name) {
  heading(name);
  const code = await run(`npm run --silent ${name}`, { shell: true });
  count(code === 0 ? { passed: 1 } : { failed: 1, why: `${name} ended with code ${code}` });
}

async function onEachEngine(step, isPossible) {
  if (!(await isPossible(step))) return;
  if (forcedEngine !== 'mongodb') await jest(`${step} on SQLite`, [step], { TEST_DATABASE: 'sqlite' });
  if (forcedEngine === 'sqlite') return;
  mongo ??= await openMongo();
  if (mongo.uri) {
    await jest(`${step} on MongoDB`, [step], { TEST_DATABASE: 'mongodb', TEST_MONGODB_URI: mongo.uri });
  } else {
    const isRequired = isCI || forcedEngine === 'mongodb' || process.env.TEST_MONGODB_URI;
    skip(`${step} on MongoDB: ${mongo.reason}`, isRequired);
  }
}

async function hasBrowser(step) {
  if (await findChromium()) return true;
  skip(`${step}: no Chromium or Chrome found; install one, or set CHROMIUM_PATH`, isCI);
  return false;
}

async function jest(title, projects, env = {}) {
  heading(title);
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const flags = ['--conditions=production', '--experimental-vm-modules', '--no-warnings'];
  const code = await run(process.execPath, {
    args: [
      ...flags,
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      ...jestArgs,
    ],
    env,
  });
  const result = await readFile(report, 'utf8').then(JSON.parse, () => null);
  if (!result) return count({ failed: 1, why: `${title}: Jest ended with code ${code} and no report` });
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  // An unhandled error or an empty run fails Jest without a failed test.
  const silent = code !== 0 && failed === 0 ? 1 : 0;
  count({
    passed: result.numPassedTests,
    failed: failed + silent,
    why: `${title}: ${failed || 'Jest itself'} failed`,
  });
  const omitted = result.numPendingTests + result.numTodoTests;
  if (omitted > 0 && jestArgs.length === 0) notes.push(`!!! SKIPPED: ${omitted} tests of ${title}`);
}

function count({ passed = 0, failed = 0, why }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) notes.push(`!!! FAILED: ${why}`);
}

function skip(what, isFailure) {
  notes.push(`!!! SKIPPED: ${what}`);
  if (isFailure) count({ failed: 1, why: 'the line above: here nothing may be skipped' });
}

function heading(title) {
  console.log(`\n=== ${title} ${'='.repeat(Math.max(0, 75 - title.length))}`);
}

function run(command, { args = [], env = {}, shell = false }) {
  const child = spawn(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
}
