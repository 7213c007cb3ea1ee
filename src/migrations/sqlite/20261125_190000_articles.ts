import { randomUUID } from 'node:crypto';
import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { readingTimeOf } from '@/content/views/at-a-glance';
import { isSameName, singleSpaced } from '@/content/words/same-name';

/** Articles and their versions, with the prefix of the columns. */
const TABLES = [
  { table: sql`blog`, at: sql``, index: sql`blog_category_idx`, current: sql`true` },
  {
    table: sql`_blog_v`,
    at: sql`version_`,
    index: sql`_blog_v_version_version_category_idx`,
    current: sql`latest`,
  },
];

/**
 * The category of an article becomes a document; before, it was a text. Its reading time is computed; before,
 * staff could enter one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `);
  await db.run(sql`CREATE UNIQUE INDEX \`categories_name_idx\` ON \`categories\` (\`name\`);`);
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`);
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`);
  await db.run(
    sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`categories_id\` text(36) REFERENCES categories(id) ON UPDATE no action ON DELETE cascade;`,
  );
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`,
  );
  const categories: { id: string; name: string }[] = [];
  for (const { table, at, index, current } of TABLES) {
    await db.run(
      sql`ALTER TABLE ${table} ADD ${at}category_id text(36) REFERENCES categories(id) ON UPDATE no action ON DELETE set null`,
    );
    const given = await db.all<{ name: string }>(
      sql`SELECT ${at}category AS name FROM ${table} WHERE trim(coalesce(${at}category, '')) <> '' GROUP BY ${at}category ORDER BY min(created_at)`,
    );
    for (const { name } of given) {
      const known = categories.find((one) => isSameName(one.name, name));
      const { id } = known ?? (await createCategory(singleSpaced(name)));
      await db.run(sql`UPDATE ${table} SET ${at}category_id = ${id} WHERE ${at}category = ${name}`);
    }
    await db.run(sql`DROP INDEX ${index}`);
    await db.run(sql`ALTER TABLE ${table} DROP COLUMN ${at}category`);
    await db.run(sql`CREATE INDEX ${index} ON ${table} (${at}category_id)`);
    await computeReadingTimes(db, table, at, current);
  }

  async function createCategory(name: string) {
    const category = { id: randomUUID(), name };
    await db.run(sql`INSERT INTO categories (id, name) VALUES (${category.id}, ${name})`);
    categories.push(category);
    return category;
  }
}

type Sql = ReturnType<typeof sql>;

/** Texts are read one by one: all of them may be too many for the memory. */
async function computeReadingTimes(db: MigrateUpArgs['db'], table: Sql, at: Sql, current: Sql) {
  for (const { id } of await db.all<{ id: string }>(sql`SELECT id FROM ${table} WHERE ${current}`)) {
    const row = await db.get<{ text: string | null }>(
      sql`SELECT ${at}content AS text FROM ${table} WHERE id = ${id}`,
    );
    const minutes = readingTimeOf(JSON.parse(row.text ?? 'null'));
    await db.run(sql`UPDATE ${table} SET ${at}read_time = ${minutes} WHERE id = ${id}`);
  }
}

/** The computed reading times stay. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, at, index } of TABLES) {
    await db.run(sql`ALTER TABLE ${table} ADD ${at}category text`);
    await db.run(
      sql`UPDATE ${table} SET ${at}category = (SELECT name FROM categories WHERE categories.id = ${at}category_id)`,
    );
    await db.run(sql`DROP INDEX ${index}`);
    await db.run(sql`ALTER TABLE ${table} DROP COLUMN ${at}category_id`);
    await db.run(sql`CREATE INDEX ${index} ON ${table} (${at}category)`);
  }
  await db.run(sql`DROP INDEX payload_locked_documents_rels_categories_id_idx`);
  await db.run(sql`ALTER TABLE payload_locked_documents_rels DROP COLUMN categories_id`);
  await db.run(sql`DROP TABLE categories`);
}
