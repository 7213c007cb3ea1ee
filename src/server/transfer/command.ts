import { prop } from '@/content/json';
import { getCms } from '../cms/payload';
import { formatErrorInLines } from '@/services/logging/redact';
import { exportContent } from './export';
import { TransferError } from './folder';
import { importContent } from './import';
import { importPage } from './import-page';
import { importWordPress } from './import-wordpress';
import { transferTask } from './transfer-task';

/** `npm run content:export` and `npm run content:import`: ./transfer-task.ts has their arguments. */
const [verb = '', ...args] = process.argv.slice(2);

try {
  const task = transferTask(verb, args);
  const cms = await getCms();
  if (task.kind === 'export') {
    console.info(`${await exportContent(cms, task.folder)} documents are in ${task.folder}.`);
  } else if (task.kind === 'page') {
    const { words, notUnderstood } = await importPage(cms, task);
    console.info(`${words} texts belong to the page.`);
    for (const fault of notUnderstood) console.info(`Not understood: ${fault}`);
    console.info(
      task.isDryRun ? 'Nothing was changed.' : 'They are in its draft: look at it in the panel and publish.',
    );
  } else if (task.kind === 'wordpress') {
    const { created, alreadyThere, redirects, notUnderstood } = await importWordPress(cms, task);
    for (const name of created) console.info(`draft: ${name}`);
    for (const fault of notUnderstood) console.info(`Not understood: ${fault}`);
    console.info(
      task.isDryRun
        ? `${created.length} drafts would be new, ${alreadyThere} are there already. Nothing was changed.`
        : `${created.length} new drafts in the blog, ${alreadyThere} there already, ${redirects} redirects from old addresses. ` +
            'Read the drafts in the panel and publish them; an old address leads to its article from then on.',
    );
  } else {
    const { created, updated, unchanged } = await importContent(cms, task.folder, task);
    for (const name of created) console.info(`new: ${name}`);
    for (const name of updated) console.info(`changed: ${name}`);
    console.info(`${created.length} new, ${updated.length} changed, ${unchanged} as they were.`);
    if (task.isDryRun) console.info('Nothing was changed.');
  }
  await cms.destroy();
  process.exit(0);
} catch (error) {
  // getCms has reported an unreachable database.
  if (error instanceof TransferError) console.error(error.message);
  else if (prop(error, 'name') !== 'DatabaseAway') console.error(formatErrorInLines(error));
  process.exit(1);
}
