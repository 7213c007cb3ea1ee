import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually';

export type NodeProcess = ReturnType<typeof runNode>;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Another process of this project. `log` is its output so far, `ended` its exit code. */
export function runNode(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'pipe' });
  let output = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      isOver = true;
      resolve(code);
    });
  });
  return { child, ended, log: () => output, hasEnded: () => isOver };
}

/**
 * The environment of the site and its scripts: this process's, in production mode, with the given database.
 */
export function siteEnvironment(given: { url: string; databaseUri?: string; env?: Record<string, string> }) {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_URL: given.url,
    HOST: new URL(given.url).hostname,
    PORT: new URL(given.url).port,
    NEXT_TELEMETRY_DISABLED: '1',
    ...(given.databaseUri && { DATABASE_URI: given.databaseUri }),
    ...given.env,
  };
  // Jest's own flags are not for the site.
  delete environment.NODE_OPTIONS;
  return environment;
}

/** Answers the questions of `npm run seed -- --own`, in order; each is typed when it is asked. */
export async function answerSeed(
  environment: NodeJS.ProcessEnv,
  answers: readonly (readonly [string, string])[],
) {
  // The seed asks on a terminal only. Its pipes count as one here.
  const terminal = 'data:text/javascript,process.stdin.isTTY = process.stdout.isTTY = true';
  const seeding = runNode(
    ['--conditions=production', '--import', 'tsx', '--import', terminal, 'seed/index.ts', '--own'],
    environment,
  );
  let read = 0;
  for (const [question, answer] of answers) {
    await eventually(async () => {
      const at = seeding.log().indexOf(question, read);
      if (at < 0) throw new Error(`The seed did not ask “${question}”:\n${seeding.log()}`);
      read = at + question.length;
    }, 60_000);
    seeding.child.stdin.write(`${answer}\n`);
  }
  const code = await seeding.ended;
  if (code !== 0) throw new Error(`The seed ended with code ${code}:\n${seeding.log()}`);
  return seeding.log();
}

export async function seed(environment: NodeJS.ProcessEnv, args: string[] = []) {
  const seeding = runNode(
    ['--conditions=production', '--import', 'tsx', 'seed/index.ts', ...args],
    environment,
  );
  const code = await seeding.ended;
  if (code !== 0) throw new Error(`The seed ended with code ${code}:\n${seeding.log()}`);
  return seeding.log();
}
