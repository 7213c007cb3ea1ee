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
 * nginx in the foreground, with a configuration in which `FOLDER` and `PORT` stand for its own folder and
 * port.
 * @throws when nginx refuses the configuration
 */
export async function runNginx(configuration: string, files: Record<string, Buffer> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Its workers run as another user.
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
    folder,
    log: (name: string) => readFile(join(folder, name), 'utf8'),
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * deploy/nginx.conf for `runNginx`: fixed paths of the container move into the test's folder, and this
 * machine acts as the host's own proxy; nothing else is changed.
 * @param ports of two web processes
 * @throws when the file no longer contains a part to replace
 */
export async function proxyConfiguration(ports: number[]) {
  const changes: [RegExp, string][] = [
    [/pid \/run\/nginx\.pid;/, 'pid FOLDER/pid;'],
    [/error_log \/dev\/stderr warn;/, 'error_log FOLDER/error.log warn;'],
    [/error_log \/dev\/stderr emerg;/, 'error_log FOLDER/error.log emerg;'],
    [/access_log \/dev\/stdout quiet;/, 'access_log FOLDER/access.log quiet;'],
    [/\/var\/cache\/nginx\/site/, 'FOLDER/cache'],
    [/set_real_ip_from 172\.16\.0\.0\/12;/, 'set_real_ip_from 127.0.0.0/8;'],
    [/server web-1:3000/g, `server 127.0.0.1:${ports[0]}`],
    [/server web-2:3000/g, `server 127.0.0.1:${ports[1]}`],
    [/listen 8080;/, 'listen 127.0.0.1:PORT;'],
    [
      /server_tokens off;/,
      'server_tokens off; client_body_temp_path FOLDER/1; proxy_temp_path FOLDER/2; fastcgi_temp_path FOLDER/3; uwsgi_temp_path FOLDER/4; scgi_temp_path FOLDER/5;',
    ],
  ];
  let configuration = await readFile('deploy/nginx.conf', 'utf8');
  for (const [from, to] of changes) {
    if (!from.test(configuration)) throw new Error(`deploy/nginx.conf no longer says ${from}.`);
    configuration = configuration.replace(from, to);
  }
  return configuration;
}
