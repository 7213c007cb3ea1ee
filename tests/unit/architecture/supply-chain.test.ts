import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { licenses } from '../../../scripts/licenses';

type Package = { version?: string; integrity?: string; resolved?: string; link?: boolean };
const read = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
const { dependencies = {}, devDependencies = {}, scripts = {} } = read('package.json');
const locked = Object.entries(
  read('package-lock.json').packages as unknown as Record<string, Package>,
).filter(([path]) => path !== '');
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

test('every dependency is pinned to one version', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('all packages of Payload have one version, in what we ask for and in what is installed', () => {
  const isPayload = (name: string) => name === 'payload' || name.startsWith('@payloadcms/');
  const asked = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => isPayload(name));
  const installed = locked.filter(([path]) => isPayload(nameOf(path)));
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set(asked.map(([, version]) => version)).size).toBe(1);
  expect(new Set(installed.map(([, { version }]) => version))).toEqual(new Set([dependencies.payload]));
});

test('so have all packages of Next, and React', () => {
  expect(devDependencies['eslint-config-next']).toBe(dependencies.next);
  expect(dependencies['@next/env']).toBe(dependencies.next);
  expect(dependencies['react-dom']).toBe(dependencies.react);
});

/**
 * Compilers for other systems than Linux, which the lock file's registry does not have (docs/security.md).
 */
const ELSEWHERE = /^node_modules\/@next\/swc-(?:darwin|win32)-/;

test('what is installed is known by its content, and comes from a registry', () => {
  const unknown = locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(unknown.map(([path]) => path).filter((path) => !ELSEWHERE.test(path))).toEqual([]);
  expect(locked.filter(([, { resolved, link }]) => link || /^(git|file)/.test(resolved ?? ''))).toEqual([]);
});

test('no package runs a script of its own while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

test('the license of every package that the running site contains was accepted', () => {
  const all = licenses();
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ isAccepted }) => !isAccepted)).toEqual([]);
});
