import { runNode } from '../../tests/helpers/site/node-process';
import { BUILD_STEPS, isBuildStale } from '@/server/build/is-stale.mjs';
import { cleanUp } from './servers/bench-site';
import { contact } from './contact';
import { edit } from './edit';
import { lighthouse } from './lighthouse';
import { loadTool } from './load';
import { memory } from './memory';
import { lists, polls } from './polls';
import { print, writeDown, type Table } from './report';
import { slowPhone } from './slow-phone';
import { touches } from './touches';
import { weight } from './weight';

/**
 * `npm run bench`, or some of its parts: `npm run bench -- polls weight`. Results are also written to
 * docs/benchmarks.md.
 */
const parts: Record<string, () => Promise<Table>> = {
  polls,
  lists,
  edit,
  contact,
  memory,
  weight,
  phone: slowPhone,
  touches,
  lighthouse,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (isBuildStale()) {
  console.info('Building the site first.');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv;
  for (const step of BUILD_STEPS) {
    const build = runNode(step, env);
    if ((await build.ended) !== 0) throw new Error(build.log());
  }
}
const tables: Table[] = [];
let failures = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    const table = await measure();
    print(table);
    tables.push(table);
  } catch (error) {
    failures += 1;
    console.error(`\n${name} could not be measured:`, error);
  }
}
await writeDown(tables, loadTool);
await cleanUp();
process.exit(failures === 0 ? 0 : 1);
