// `npm run test:long`: runs `npm test` three times in a row while another process keeps a core busy, then the
// tests in tests/long, then builds and starts the container image. The last line is the total.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROUNDS = 3;
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const outcomes = [];

const burner = fork(here('../tests/helpers/site/burn.mjs'));
for (let round = 1; round <= ROUNDS; round += 1) await suite(`round ${round} of ${ROUNDS}`, []);
burner.disconnect();
await suite('long tests', ['long']);
await image();

console.log(`\n${'#'.repeat(80)}`);
for (const { title, passed, failed } of outcomes) console.log(`${title}: ${passed} passed, ${failed} failed`);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

async function suite(title, steps) {
  console.log(`\n${'#'.repeat(80)}\n${title}`);
  const child = spawn(process.execPath, [here('run.mjs'), ...steps], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  let tail = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    tail = (tail + text).slice(-200);
  });
  await new Promise((resolve) => child.once('close', resolve));
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(tail) ?? [null, 0, 1];
  outcomes.push({ title, passed: Number(passed), failed: Number(failed) });
}

async function image() {
  console.log(`\n${'#'.repeat(80)}\nimage`);
  const child = spawn(process.execPath, [here('check-image.mjs')], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  outcomes.push({ title: 'image', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}
