import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite';
import { readingTimeOf } from '@/content/views/at-a-glance';

/** The reading time of an article is computed; before, staff could enter one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await computeReadingTimes(db, sql`blog`, sql``, sql`true`);
  await computeReadingTimes(db, sql`_blog_v`, sql`version_`, sql`latest`);
}

type Sql = ReturnType<typeof sql>;

/** Texts are read one by one: all of them may be too many for the memory. */
async function computeReadingTimes(db: MigrateUpArgs['db'], table: Sql, prefix: Sql, chosen: Sql) {
  for (const { id } of await db.all<{ id: string }>(sql`SELECT id FROM ${table} WHERE ${chosen}`)) {
    const row = await db.get<{ text: string | null }>(
      sql`SELECT ${prefix}content AS text FROM ${table} WHERE id = ${id}`,
    );
    const minutes = readingTimeOf(JSON.parse(row.text ?? 'null'));
    await db.run(sql`UPDATE ${table} SET ${prefix}read_time = ${minutes} WHERE id = ${id}`);
  }
}

/** An earlier version shows the computed times. */
export async function down(): Promise<void> {}
