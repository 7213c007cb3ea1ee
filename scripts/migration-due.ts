// Checks that the committed SQLite migrations create the tables that the collections require; run by `npm run
// generated`.
import { getPayload } from 'payload';
import { dueStatements } from './due-statements';

const { default: config } = await import('../payload.config');
const cms = await getPayload({ config, disableOnInit: true, cron: false });
const due = await dueStatements(cms.db);
for (const statement of due) console.error(statement);
process.exit(due.length === 0 ? 0 : 1);
