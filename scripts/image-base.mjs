// Builds the base image of deploy/Dockerfile where no image registry is reachable: Debian by debootstrap,
// Node from its npm package, npm from this machine. Needs root.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @param {string} image such as node:24.9.0-bookworm-slim, its name in buildah's own storage */
export function makeBase(image) {
  const [, version, release] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'image-base-'));
  const root = join(folder, 'root');
  const run = (command, ...args) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
      .toString()
      .trim();
  try {
    run('debootstrap', '--variant=minbase', release, root);
    run('npm', 'pack', '--silent', `node-linux-${process.arch}@${version}`);
    run('tar', 'xzf', `node-linux-${process.arch}-${version}.tgz`);
    run('install', '-D', 'package/bin/node', join(root, 'usr/local/bin/node'));
    const npm = join(dirname(realpathSync(run('which', 'npm'))), '..');
    cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
    run('chroot', root, 'groupadd', '--gid', '1000', 'node');
    run('chroot', root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node');
    // The certificates that this machine's npm trusts.
    if (process.env.NODE_EXTRA_CA_CERTS) {
      copyFileSync(process.env.NODE_EXTRA_CA_CERTS, join(root, 'usr/local/share/ca.pem'));
      mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
      appendFileSync(join(root, 'usr/local/etc/npmrc'), 'cafile=/usr/local/share/ca.pem\n');
    }
    for (const part of ['var/cache/apt', 'var/lib/apt/lists'])
      rmSync(join(root, part), { recursive: true, force: true });
    const container = run('buildah', 'from', 'scratch');
    run('buildah', 'add', '--quiet', container, `${root}/`, '/');
    run('buildah', 'commit', '--quiet', '--rm', container, `docker.io/library/${image}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
