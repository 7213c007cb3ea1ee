import { prop } from '@/content/json';
import { getCms } from '../cms/payload';
import { formatErrorInLines } from '../logging/redact';
import { exportContent } from './export';
import { TransferError } from './folder';
import { importContent } from './import';
import { importPage } from './import-page';
import { importWordPress } from './import-wordpress';

/**
 * `npm run content:export -- FOLDER`; `npm run content:import -- FOLDER [--dry-run]`;
 * `npm run content:import -- --page NAME FILE [--dry-run]`;
 * `npm run content:import -- --wordpress export.xml [--pictures FOLDER] [--dry-run]`.
 */
const [verb, ...rest] = process.argv.slice(2);
const [first, second] = rest.filter((argument) => !argument.startsWith('--'));
const isDryRun = rest.includes('--dry-run');

try {
  if (!first) throw new TransferError('Name the folder: npm run content:export -- FOLDER');
  const cms = await getCms();
  if (verb === 'export') {
    console.info(`${await exportContent(cms, first)} documents are in ${first}.`);
  } else if (rest.includes('--page')) {
    if (!second)
      throw new TransferError('Name the page and the file: npm run content:import -- --page NAME FILE');
    const { words, notUnderstood } = await importPage(cms, { name: first, file: second, isDryRun });
    console.info(`${words} texts belong to the page.`);
    for (const fault of notUnderstood) console.info(`Not understood: ${fault}`);
    console.info(
      isDryRun ? 'Nothing was changed.' : 'They are in its draft: look at it in the panel and publish.',
    );
  } else if (rest.includes('--wordpress')) {
    const { created, alreadyThere, redirects, notUnderstood } = await importWordPress(cms, {
      file: first,
      pictures: second,
      isDryRun,
    });
    for (const name of created) console.info(`draft: ${name}`);
    for (const fault of notUnderstood) console.info(`Not understood: ${fault}`);
    console.info(
      isDryRun
        ? `${created.length} drafts would be new, ${alreadyThere} are there already. Nothing was changed.`
        : `${created.length} new drafts in the blog, ${alreadyThere} there already, ${redirects} redirects from old addresses. ` +
            'Read the drafts in the panel and publish them; an old address leads to its article from then on.',
    );
  } else {
    const { created, updated, unchanged } = await importContent(cms, first, { isDryRun });
    for (const name of created) console.info(`new: ${name}`);
    for (const name of updated) console.info(`changed: ${name}`);
    console.info(`${created.length} new, ${updated.length} changed, ${unchanged} as they were.`);
    if (isDryRun) console.info('Nothing was changed.');
  }
  await cms.destroy();
  process.exit(0);
} catch (error) {
  // getCms has reported an unreachable database.
  if (error instanceof TransferError) console.error(error.message);
  else if (prop(error, 'name') !== 'DatabaseAway') console.error(formatErrorInLines(error));
  process.exit(1);
}
