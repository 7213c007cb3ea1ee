import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asList, prop } from '@/content/json';

/** The Nu HTML Checker is a Java program. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

/** Messages that are no faults, and why. */
const accepted = [
  // Attributes of specifications other than HTML: Picture-in-Picture and Remote Playback.
  /^Attribute “disable(pictureinpicture|remoteplayback)” not allowed on element “video”/,
  // The page's first heading, above the article, names it.
  /^Article lacks heading/,
];

/**
 * @returns the checker's errors and warnings for these documents, each with its path; one process reads them
 *   all
 */
export async function htmlFaults(documents: Map<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(process.env.TEST_RUN_FOLDER ?? '', 'html-'));
  const paths = [...documents.keys()];
  await Promise.all(paths.map((path, index) => writeFile(fileOf(folder, index), documents.get(path) ?? '')));
  const { stdout, stderr } = spawnSync(
    'java',
    [
      '-Xss8m',
      '-jar',
      'node_modules/vnu-jar/build/dist/vnu.jar',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...paths.map((_, index) => fileOf(folder, index)),
    ],
    { encoding: 'utf8', maxBuffer: 200_000_000 },
  );
  if (!stdout) throw new Error(`The HTML checker says nothing: ${stderr}`);
  return asList(prop(JSON.parse(stdout), 'messages')).flatMap((message) => {
    const words = String(prop(message, 'message'));
    const isFault = prop(message, 'type') !== 'info' || prop(message, 'subType') === 'warning';
    if (!isFault || accepted.some((pattern) => pattern.test(words))) return [];
    const index = Number(/(\d+)\.html$/.exec(String(prop(message, 'url')))?.[1]);
    return [`${paths[index]}: ${words} (${String(prop(message, 'extract')).slice(0, 120)})`];
  });
}

const fileOf = (folder: string, index: number) => join(folder, `${index}.html`);
