import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDERS = ['src', 'collections', 'globals', 'public', 'deploy'];
const FILES = ['payload.config.ts', 'next.config.mjs'];
const INVENTED = /stillwater|555-?0142|PGA Boulevard|Palm Beach/i;

/**
 * The specification itself has these: the default title (§9), the location of the map (§2), the footer's
 * address.
 */
const SPECIFIED = ['src/assets/map.svg', 'src/content/schema/constants.ts'];

test('everything that names the fictional center, its place or its telephone lives in seed/', () => {
  const naming = [...FOLDERS.flatMap(texts), ...FILES].filter((file) =>
    INVENTED.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(naming.sort()).toEqual(SPECIFIED);
});

test('the fallbacks that name the place are those of the specification', () => {
  const lines = SPECIFIED.slice(1).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => INVENTED.test(line)),
  );
  expect(lines.map((line) => line.trim())).toEqual(["export const TOWN = 'Palm Beach Gardens';"]);
});

/** Comments about the specification or a time zone are no text for visitors. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function texts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'migrations' ? [] : texts(path);
    return /\.(?:tsx?|mjs|json|css|svg|html|ya?ml|conf|example|webmanifest)$/.test(entry.name) ? [path] : [];
  });
}
