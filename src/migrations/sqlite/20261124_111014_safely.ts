import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`safely\` text;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` ADD \`asks_safely\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`safely\`;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` DROP COLUMN \`asks_safely\`;`)
}
