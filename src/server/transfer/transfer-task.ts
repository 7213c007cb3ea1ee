import { parseArgs } from 'node:util';
import { TransferError } from './folder';

export type TransferTask = { isDryRun: boolean } & (
  | { kind: 'export' | 'import'; folder: string }
  | { kind: 'page'; name: string; file: string }
  | { kind: 'wordpress'; file: string; pictures?: string }
);

const EXPORT = 'npm run content:export -- FOLDER';
const IMPORT = `npm run content:import -- FOLDER [--dry-run]
npm run content:import -- --page NAME FILE [--dry-run]
npm run content:import -- --wordpress export.xml [--pictures FOLDER] [--dry-run]`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  page: { type: 'string' },
  wordpress: { type: 'string' },
  pictures: { type: 'string' },
} as const;

/**
 * What `npm run content:export` or `content:import` has to do.
 * @param verb `export` or `import`
 * @throws {TransferError} a sentence, and how to write the command
 */
export function transferTask(verb: string, args: string[]): TransferTask {
  const wrong = (words: string) =>
    new TransferError(`${words} Write:\n${verb === 'export' ? EXPORT : IMPORT}`);
  const { values, positionals } = parsed(args, wrong);
  const { 'dry-run': isDryRun, page, wordpress, pictures } = values;
  const [place, extra] = positionals;
  if (extra) throw wrong(`“${extra}” is one argument too many.`);
  if (verb === 'export' && (isDryRun || page || wordpress || pictures))
    throw wrong('An export has no options.');
  if (page && wordpress) throw wrong('Import a page or an export of WordPress, one at a time.');
  if (pictures && !wordpress) throw wrong('--pictures goes with --wordpress.');
  if (wordpress) {
    if (place) throw wrong(`Write --pictures before “${place}” if it is the folder of pictures.`);
    return { kind: 'wordpress', file: wordpress, isDryRun, ...(pictures ? { pictures } : {}) };
  }
  if (page) {
    if (!place) throw wrong(`Name the file with the body of the page “${page}”.`);
    return { kind: 'page', name: page, file: place, isDryRun };
  }
  if (!place) throw wrong('Name the folder.');
  return { kind: verb === 'export' ? 'export' : 'import', folder: place, isDryRun };
}

function parsed(args: string[], wrong: (words: string) => TransferError) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // "Unknown option '--picture'", "Option '--page <value>' argument missing"; hints of Node's own follow.
    throw wrong(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
}
