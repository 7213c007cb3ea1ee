import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notice\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'information' NOT NULL,
  	\`text\` text,
  	\`link_label\` text,
  	\`link_url\` text,
  	\`from\` text,
  	\`until\` text,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notice\`;`)
}
