import { beginTestRun } from './test-run';

/** Once per Jest run. */
export default async function prepareDatabases() {
  await beginTestRun();
}
