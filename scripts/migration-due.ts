// Whether the committed SQLite migrations make the tables that the collections want; run by `npm run generated`.
import { readdirSync, readFileSync } from 'node:fs';
import { getPayload } from 'payload';

type Kit = {
  generateDrizzleJson: (schema: unknown) => Promise<object>;
  generateMigration: (before: object, after: object) => Promise<string[]>;
};

const { default: config } = await import('../payload.config');
const cms = await getPayload({ config, disableOnInit: true, cron: false });
const { schema, requireDrizzleKit } = cms.db as unknown as { schema: unknown; requireDrizzleKit: () => Kit };
const folder = 'src/migrations/sqlite';
const newest = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .at(-1);
const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
const committed = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8')) as object;
const due = await generateMigration(committed, await generateDrizzleJson(schema));
for (const statement of due) console.error(statement);
process.exit(due.length === 0 ? 0 : 1);
