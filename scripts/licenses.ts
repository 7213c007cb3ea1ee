// `npm run licenses`: lists every package of the running site with its license; fails for a license
// that is not on the list of accepted ones. Reads the lock file, so that it knows packages for other
// platforms too.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Permissive, or weak copyleft whose code we use unchanged (libvips and Mozilla's), or public domain. */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'WTFPL',
]);
/** Packages whose license is in a file or written in another way. */
const NAMED: Record<string, string> = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'mongoose-lean-virtuals': 'Apache-2.0',
};

type Package = { version: string; license?: string; dev?: boolean; devOptional?: boolean };

/** Each package that is not a development dependency. */
export function licenses() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Package>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version, license: declared }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      const license = NAMED[name] ?? declared ?? 'none';
      return { name, version, license, isAccepted: isAccepted(license) };
    })
    .sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`));
}

const isAccepted = (license: string) => {
  const parts = license.replace(/[()]/g, '').split(/ (AND|OR) /);
  const names = parts.filter((_, index) => index % 2 === 0);
  return parts.includes('OR')
    ? names.some((name) => ACCEPTED.has(name))
    : names.every((name) => ACCEPTED.has(name));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = licenses();
  for (const { name, version, license } of all) console.log(`${name} ${version}: ${license}`);
  const others = all.filter(({ isAccepted: isFine }) => !isFine);
  for (const { name, license } of others) console.error(`Not accepted: ${name} (${license})`);
  process.exitCode = others.length > 0 ? 1 : 0;
}
