// `npm run generated`: checks that src/payload-types.ts and the committed SQLite migrations are what the
// collections require. Generates beside the committed files: `git diff` would blame uncommitted work.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload } from 'payload';
import { generateTypes } from 'payload/node';
import { dueStatements } from './due-statements';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
const made = join(folder, 'payload-types.ts');
Object.assign(process.env, {
  PAYLOAD_TS_OUTPUT_PATH: made,
  DATABASE_URI: `file:${join(folder, 'site.db')}`,
  MEDIA_DIR: join(folder, 'media'),
});
let isCurrent = true;
const blame = (...lines: string[]) => {
  isCurrent = false;
  for (const line of lines) console.error(line);
};
try {
  const { default: config } = await import('../payload.config');
  await generateTypes(await config, { log: false });
  if (readFileSync(made, 'utf8') !== readFileSync('src/payload-types.ts', 'utf8'))
    blame('src/payload-types.ts is not what the schemas make: run `npm run generate` and commit it.');
  const cms = await getPayload({ config, disableOnInit: true, cron: false });
  const due = await dueStatements(cms.db);
  if (due.length > 0)
    blame(
      ...due,
      'The collections want other tables: run `npm run migrate:create NAME` and commit the migration.',
    );
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(isCurrent ? 0 : 1);
