import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`site_layout_contact_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_layout\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_layout_contact_opening_hours_order_idx\` ON \`site_layout_contact_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_layout_contact_opening_hours_parent_id_idx\` ON \`site_layout_contact_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_layout_v_version_contact_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_layout_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_contact_opening_hours_order_idx\` ON \`_site_layout_v_version_contact_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_layout_v_version_contact_opening_hours_parent_id_idx\` ON \`_site_layout_v_version_contact_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inbox_settings_reply_openings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inbox_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_settings_reply_openings_order_idx\` ON \`inbox_settings_reply_openings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inbox_settings_reply_openings_parent_id_idx\` ON \`inbox_settings_reply_openings\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`first_read_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`reminders\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`contact_messages_answered_at_idx\` ON \`contact_messages\` (\`answered_at\`);`)
  await db.run(sql`ALTER TABLE \`outbox\` ADD \`kind\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` ADD \`remind_after\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_layout_contact_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`_site_layout_v_version_contact_opening_hours\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings_reply_openings\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_answered_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`first_read_at\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`answered_at\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`reminders\`;`)
  await db.run(sql`ALTER TABLE \`outbox\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`inbox_settings\` DROP COLUMN \`remind_after\`;`)
}
