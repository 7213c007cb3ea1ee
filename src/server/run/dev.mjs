import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { register } from 'tsx/esm/api';
import { developmentEnvironment } from '../build/production-env.mjs';
import { checkPort } from './port-in-use.mjs';

/**
 * `npm run dev`: Next's development server at HOST and PORT, by default reachable from this machine only,
 * without telemetry.
 */
register();
const { env } = await import('../../services/settings/env.ts').catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exit(1);
});
const taken = await checkPort(env);
if (taken) {
  console.error(taken);
  process.exit(1);
}
const args = ['node_modules/next/dist/bin/next', 'dev', '-H', env.host, '-p', String(env.port)];
const next = spawn(process.execPath, args, { stdio: 'inherit', env: developmentEnvironment() });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => next.kill(signal));
const [code] = await once(next, 'exit');
process.exit(code ?? 0);
