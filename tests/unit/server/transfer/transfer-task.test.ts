import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { transferTask } from '@/server/transfer/transfer-task';

const task = (line: string) => {
  const [verb = '', ...args] = line.split(' ');
  return transferTask(verb, args);
};

test.each([
  ['export out', { kind: 'export', folder: 'out', isDryRun: false }],
  ['import out --dry-run', { kind: 'import', folder: 'out', isDryRun: true }],
  [
    'import --page homepage body.json',
    { kind: 'page', name: 'homepage', file: 'body.json', isDryRun: false },
  ],
  ['import --wordpress export.xml', { kind: 'wordpress', file: 'export.xml', isDryRun: false }],
  [
    'import --dry-run --wordpress export.xml --pictures uploads',
    { kind: 'wordpress', file: 'export.xml', pictures: 'uploads', isDryRun: true },
  ],
])('%s', (line, expected) => expect(task(line)).toEqual(expected));

const WORDPRESS = 'npm run content:import -- --wordpress export.xml [--pictures FOLDER] [--dry-run]';

test.each([
  ['import --wordpress', "Option '--wordpress <value>' argument missing.", WORDPRESS],
  ['import --wordpress --pictures uploads', "Option '--wordpress' argument is ambiguous.", WORDPRESS],
  ['import --wordpress export.xml --pictures', "Option '--pictures <value>' argument missing.", WORDPRESS],
  [
    'import --wordpress export.xml uploads',
    'Write --pictures before “uploads” if it is the folder of',
    WORDPRESS,
  ],
  ['import --pictures uploads out', '--pictures goes with --wordpress.', WORDPRESS],
  ['import --wordpres export.xml', "Unknown option '--wordpres'.", WORDPRESS],
  ['import --page homepage', 'Name the file with the body of the page “homepage”.', '--page NAME FILE'],
  ['import --page homepage --wordpress export.xml', 'one at a time.', '--page NAME FILE'],
  ['import', 'Name the folder.', 'npm run content:import -- FOLDER'],
  ['import one two', '“two” is one argument too many.', 'npm run content:import -- FOLDER'],
  ['export', 'Name the folder.', 'npm run content:export -- FOLDER'],
  ['export out --dry-run', 'An export has no options.', 'npm run content:export -- FOLDER'],
])('%s: says what is wrong, and how to write it', (line, words, usage) => {
  expect(() => task(line)).toThrow(words);
  expect(() => task(line)).toThrow(usage);
});

test('the command prints the sentence, without a stack, and ends with a code', () => {
  const args = ['--conditions=production', '--import', 'tsx', 'src/server/transfer/command.ts'];
  const { status, stderr } = spawnSync(process.execPath, [...args, 'import', '--wordpres', 'export.xml'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Unknown option '--wordpres'\. Write:\nnpm run content:import -- FOLDER/m);
  expect([status, stderr.includes('    at ')]).toEqual([1, false]);
}, 60_000);
