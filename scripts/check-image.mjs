// `node scripts/check-image.mjs`: builds deploy/Dockerfile with buildah and starts the image as
// deploy/compose.yaml does: read-only, as its own user, without capabilities, with the volumes of compose.
// Part of `npm run test:long`. Run as root on Debian with buildah and debootstrap; takes ten minutes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import sharp from 'sharp';
import { parse } from 'yaml';
import { makeBase } from './image-base.mjs';

process.env.BUILDAH_ISOLATION ??= 'chroot';
const IMAGE = 'treatment-center-website:check';
/** The image had 808 MB when this was written; a developer who adds more decides it here. */
const MAX_MEGABYTES = 850;
const buildah = (...args) =>
  execFileSync('buildah', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    .toString()
    .trim();
const [, base] = /^FROM (\S+) AS build/m.exec(readFileSync('deploy/Dockerfile', 'utf8'));

if (!buildah('images', '--format', '{{.Name}}:{{.Tag}}').includes(base)) makeBase(base);
if (!process.argv.includes('--built'))
  execFileSync(
    'buildah',
    ['build', '--pull-never', '--network', 'host', '--layers', '-f', 'deploy/Dockerfile', '-t', IMAGE, '.'],
    { stdio: 'inherit' },
  );

const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
const web = services['web-1'];
const container = buildah('from', '--pull-never', IMAGE);
const root = buildah('mount', container);
const { config } = JSON.parse(buildah('inspect', container)).OCIv1;
const folder = mkdtempSync(join(tmpdir(), 'image-check-'));
chmodSync(folder, 0o755);
// The image's own volume first, then those of compose inside it; a new volume starts as a copy of the image's
// folder.
const volumes = [...Object.keys(config.Volumes), ...web.volumes.map((volume) => volume.split(':')[1])].map(
  (path, index) => ({ path, copy: join(folder, String(index)) }),
);
for (const { path, copy } of volumes) execFileSync('cp', ['-a', join(root, path), copy]);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = Object.fromEntries(
  config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
// Replaces compose's replica set and proxy; settings that compose passes empty are empty here too.
for (const name of Object.keys(web.environment)) if (!(name in env)) env[name] = '';
Object.assign(env, {
  HOST: '127.0.0.1',
  PORT: String(port),
  SITE_URL: url,
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'a heron by the old mill',
  // Settings reach the container: this one makes the nightly backup of this check.
  BACKUP_PUBLIC_KEY: await identityToRecipient(await generateX25519Identity()),
});

let failures = 0;
await check(`it has at most ${MAX_MEGABYTES} MB`, async () => {
  const [, size, unit] = /([\d.]+) ([MG])B/.exec(buildah('images', '--format', '{{.Size}}', IMAGE));
  return Number(size) * (unit === 'G' ? 1000 : 1) <= MAX_MEGABYTES;
});
let token = '';
const site = inContainer(config.Cmd);
let log = '';
for (const stream of [site.stdout, site.stderr]) stream.on('data', (part) => (log += part));
const ended = once(site, 'exit');
try {
  await check('it becomes ready', () => until(async () => (await fetch(`${url}/readyz`)).status === 200));
  await check('the first start fills it', () =>
    until(async () => (await fetch(`${url}/conditions/anxiety`)).status === 200),
  );
  await check('a page is shown', async () => (await fetch(`${url}/about`)).status === 200);
  await check('a message is taken', async () => (await send()).status === 201);
  await check('the health check of compose passes', async () => {
    const [, command, ...args] = web.healthcheck.test;
    const health = inContainer([command, ...args.map((arg) => arg.replace(':3000', `:${port}`))]);
    return (await once(health, 'exit'))[0] === 0;
  });
  await check('staff sign in to the panel', signIn);
  await check('the panel is shown', async () => (await asStaff('/admin')).includes('What needs attention'));
  await check('a picture is uploaded, and made smaller', upload);
  await check('a picture is shown in another size', showInAnotherSize);
  await check('pictures lie on the volume', async () => readdirSync(copyOf('/data/media')).length > 10);
  await check('npm run backup works', async () => {
    const backup = inContainer(['npm', 'run', 'backup'], 'inherit');
    return (await once(backup, 'exit'))[0] === 0 && backups(/Z$/) === 1;
  });
  await check('the backup of the night was made and restored on trial', () =>
    until(async () => {
      const ready = await (await fetch(`${url}/readyz`)).json();
      return ready.backups === 'ok' && backups(/\.tar\.gz\.age$/) === 1;
    }),
  );
  await check('nothing of the first start failed', async () => !/"level":50|EROFS|EACCES/.test(log));
  await check('SIGTERM ends it', async () => {
    site.kill('SIGTERM');
    return (await ended)[0] === 143;
  });
} finally {
  site.kill('SIGKILL');
  buildah('rm', container);
  rmSync(folder, { recursive: true, force: true });
}
if (failures > 0) console.log(log);
console.log(buildah('images', '--format', '{{.Name}}:{{.Tag}} is {{.Size}}', IMAGE));
console.log(failures === 0 ? 'The image works.' : `${failures} checks failed.`);
process.exit(failures === 0 ? 0 : 1);

/**
 * Runs a process in the image's file system, which is read-only except for volumes and /tmp, and without
 * capabilities.
 */
function inContainer(command, stdio = 'pipe') {
  const steps = [
    `mount --rbind '${root}' '${root}' && mount -o remount,bind,ro '${root}'`,
    `mount -t tmpfs -o mode=1777 tmpfs '${root}/tmp' && mount -t proc proc '${root}/proc' && mount --rbind /dev '${root}/dev'`,
    ...volumes.map(({ path, copy }) => `mount --bind '${copy}' '${root}${path}'`),
    // Host names, as in a container.
    ...['hosts', 'resolv.conf'].map(
      (name) => `{ mount --bind /etc/${name} '${root}/etc/${name}' 2>/dev/null || true; }`,
    ),
    `exec chroot '${root}' setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all sh -c 'cd "$0" && exec "$@"' '${config.WorkingDir}' "$@"`,
  ];
  const environment = { ...env, HOME: '/home/node' };
  return spawn('unshare', ['--mount', 'sh', '-c', steps.join(' && '), 'sh', ...command], {
    env: environment,
    stdio: ['ignore', stdio, stdio],
  });
}

async function signIn() {
  const response = await fetch(`${url}/cms-api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  });
  token = /payload-token=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? '';
  return token !== '';
}

async function asStaff(path, init = {}) {
  const headers = { Cookie: `payload-token=${token}`, Authorization: `JWT ${token}` };
  const response = await fetch(url + path, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.text();
}

/** Uploads a picture wider than the library stores: it is stored in the library's largest width. */
async function upload() {
  const before = readdirSync(copyOf('/data/media')).length;
  const wide = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#7a9' } });
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A garden' }));
  form.set('file', new Blob([await wide.jpeg().toBuffer()], { type: 'image/jpeg' }), 'garden.jpg');
  const { doc } = JSON.parse(await asStaff('/cms-api/media', { method: 'POST', body: form }));
  return doc.width === 2560 && readdirSync(copyOf('/data/media')).length === before + 1;
}

async function showInAnotherSize() {
  const home = await (await fetch(url)).text();
  const [, path = ''] = /"(\/_next\/image\?[^" ]+)/.exec(home.replaceAll('&amp;', '&')) ?? [];
  return (await fetch(url + path)).headers.get('content-type')?.startsWith('image/') === true;
}

function backups(name) {
  return readdirSync(copyOf('/data/backups')).filter((entry) => name.test(entry)).length;
}

function copyOf(path) {
  return volumes.find((volume) => volume.path === path).copy;
}

async function check(what, holds) {
  const isFine = await holds().catch((error) => void console.log(String(error)));
  if (!isFine) failures += 1;
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${what}`);
}

async function until(holds) {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await holds().catch(() => false)) return true;
    await pause(500);
  }
  return false;
}

function send() {
  const message = {
    firstName: 'Ada',
    lastName: 'Sentinel',
    email: 'ada@example.org',
    message: 'May I see the garden?',
  };
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  await once(server, 'close');
  return free;
}
