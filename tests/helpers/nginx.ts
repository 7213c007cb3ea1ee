import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from './eventually';
import { freePort } from './site';

const run = promisify(execFile);

export const hasNginx = () =>
  run('nginx', ['-v']).then(
    () => true,
    () => false,
  );

/**
 * nginx in the foreground, with a configuration that says `FOLDER` and `PORT` where its own folder and port go.
 * @throws when nginx itself refuses the configuration
 */
export async function runNginx(configuration: string, files: Record<string, Buffer> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Its workers are another user's.
  await chmod(folder, 0o755);
  const port = await freePort();
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration.replaceAll('FOLDER', folder).replaceAll('PORT', String(port)));
  await run('nginx', ['-t', '-c', file, '-p', folder]);
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await eventually(() => fetch(`http://127.0.0.1:${port}/`));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log: (name: string) => readFile(join(folder, name), 'utf8'),
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
