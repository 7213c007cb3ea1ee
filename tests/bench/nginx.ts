import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../helpers/site';

const hasNginx = await promisify(execFile)('nginx', ['-v']).then(
  () => true,
  () => false,
);

/** nginx with one worker that serves one file; undefined where it is not installed. */
export async function startNginx(body: Buffer) {
  if (!hasNginx) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'same'), body);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 1024; }
    http { access_log off; keepalive_requests 10000000; default_type text/html; sendfile on; open_file_cache max=10;
      client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
      uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
      server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/same`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await readFile(join(folder, 'pid')).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
