import { readdirSync, readFileSync } from 'node:fs';

type Kit = {
  generateDrizzleJson: (schema: unknown) => Promise<object>;
  generateMigration: (before: object, after: object) => Promise<string[]>;
};

const folder = 'src/migrations/sqlite';

/** The SQL between the newest committed SQLite migration and the tables that the collections require. */
export async function dueStatements(db: unknown): Promise<string[]> {
  const { schema, requireDrizzleKit } = db as { schema: unknown; requireDrizzleKit: () => Kit };
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit();
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  const committed = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8')) as object;
  return generateMigration(committed, await generateDrizzleJson(schema));
}
