import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const commented = ['src', 'collections', 'globals', 'seed', 'scripts'].flatMap(filesIn);
const others = ['tests', 'deploy', 'public'].filter((folder) => existsSync(folder)).flatMap(filesIn);
const known = [...commented, ...others, ...readdirSync('.')].map((file) => `/${file}`);

/** A whole path, the end of one (`hooks/x.ts`, `x.ts`), or one that begins at the file (`./x.ts`). */
const exists = (named: string, file: string) =>
  named.startsWith('.')
    ? existsSync(join(dirname(file), named))
    : known.some((path) => path.endsWith(`/${named.replace(/^\//, '')}`));

const commentOf = (line: string) => /^\s*(?:\/[/*]|\*|\{\/\*).*| \/\/ .*/.exec(line)?.[0] ?? '';

test('comments name files that exist', () => {
  const names = commented
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        // Not `x.ts:1:2`, an example of an error's stack.
        .flatMap((line) => commentOf(line).match(/[\w./-]*\w\.(?:tsx?|mjs|css)\b(?!:\d)/g) ?? [])
        .map((named) => ({ file, named })),
    );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(({ file, named }) => !exists(named, file))).toEqual([]);
});

const COLUMNS = 110;
/** A line that holds nothing but a URL cannot be wrapped. */
const URL_ALONE = /^\s*(?:\/\/|\/?\*+|#)?\s*https?:\/\/\S+$/;
const GENERATED = 'src/payload-types.ts';

test(`comments have at most ${COLUMNS} columns`, () => {
  const deployed = filesIn('deploy');
  const files = [
    ...[...commented, ...filesIn('tests')].filter((file) => /\.(tsx?|m?js|css)$/.test(file)),
    ...deployed,
  ];
  const isComment = (line: string, file: string) =>
    commentOf(line) !== '' || (deployed.includes(file) && /^\s*#/.test(line));
  const tooWide = files
    .filter((file) => file !== GENERATED)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, at) => ({ line, place: `${file}:${at + 1}` }))
        .filter(({ line }) => line.length > COLUMNS && isComment(line, file) && !URL_ALONE.test(line)),
    );
  expect(tooWide.map(({ place }) => place)).toEqual([]);
});
