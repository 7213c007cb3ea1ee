// Fails when an export is never imported by the product. Next reads the exports of its own files by name, and
// the panel's import map reads components.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EXCLUDED = 'src/proxy;src/instrumentation;src/payload-types;importMap;migrations;tests/;.next;.config';
const OF_NEXT =
  /\/src\/app\/(?:.*\/)?(?:page|layout|route|not-found|error|global-error|robots|sitemap)\.tsx?$/;
const importMap = readFileSync('src/app/(payload)/admin/importMap.js', 'utf8');

const { stdout, stderr, error } = spawnSync(
  process.execPath,
  [
    'node_modules/ts-unused-exports/bin/ts-unused-exports',
    'tsconfig.json',
    '--allowUnusedTypes',
    `--excludePathsFromReport=${EXCLUDED}`,
  ],
  { encoding: 'utf8' },
);
if (error || !/\d+ modules? with unused exports/.test(stdout)) throw error ?? new Error(stdout + stderr);
const unused = [...stdout.matchAll(/^(\/.*?): (.*)$/gm)].flatMap(([, file = '', names = '']) => {
  const isMapped = (/** @type {string} */ name) =>
    importMap.includes(`${name} as `) && importMap.includes(`'${aliasOf(file)}'`);
  const left = OF_NEXT.test(file) ? [] : names.split(', ').filter((name) => !isMapped(name));
  return left.length > 0 ? [`${file}: ${left.join(', ')}`] : [];
});
console.info([...unused, `${unused.length} modules with unused exports`].join('\n'));
process.exit(unused.length > 0 ? 1 : 0);

/** @param {string} file */
function aliasOf(file) {
  return file.replace(/^.*\/src\//, '@/').replace(/\.tsx?$/, '');
}
